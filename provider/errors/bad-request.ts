/** The call is wrong in a way that its schema can't say. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
  readonly statusCode = 400;
}

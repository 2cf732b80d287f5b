/** There is none of that id. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
  constructor(message = 'There is none of that id in this store') {
    super(message);
  }
}

/** @throws NotFound where a query found nothing. */
export function found<T>(value: T | undefined | null, message?: string): T {
  if (value === undefined || value === null) throw new NotFound(message);
  return value;
}

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

/** The call is wrong in a way that its schema can't say. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
  readonly statusCode = 400;
}

/** The newest change of something that a file is to replace. */
export interface LastChange {
  revision: number;
  author: string | null;
  message: string | null;
  /** ISO 8601. */
  at: string;
}

function lastChangeText({ revision, author, message, at }: LastChange) {
  const moment = `${new Date(at).toISOString().slice(0, 19)}Z`;
  return `revision ${revision} by ${author ?? 'somebody'} at ${moment}${message ? ` ("${message}")` : ''}`;
}

/** A file was exported before somebody else's change, which it would undo. */
export class StaleFile extends Error {
  override readonly name = 'StaleFile';

  /** @param what what has changed, such as `"kebunara"`. */
  static since(what: string, base: number, last: LastChange): StaleFile {
    return new StaleFile(
      `${what} changed since you exported: the file is from revision ${base}, now it is ${lastChangeText(last)}.\n` +
        '  Export it again and make your change there. --force applies the file as it is, and undoes theirs.',
    );
  }
}

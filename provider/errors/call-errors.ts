export class NotFound extends Error {
  override readonly name = 'NotFound';
  constructor(message = 'This store has nothing with that id') {
    super(message);
  }
}

/** @throws NotFound if there is no value. */
export function orNotFound<T>(value: T | undefined | null, message?: string): T {
  if (value === undefined || value === null) throw new NotFound(message);
  return value;
}

/** Invalid in a way that the schema cannot express. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
  readonly statusCode = 400;
}

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

/** The file is older than someone else's change and would undo it. */
export class StaleFile extends Error {
  override readonly name = 'StaleFile';

  /** @param what for example `"kebunara"` */
  static since(what: string, base: number, last: LastChange): StaleFile {
    return new StaleFile(
      `${what} changed since you exported it: the file has revision ${base}, the newest is ${lastChangeText(last)}.\n` +
        '  Export it again and repeat your change. --force applies the file anyway and undoes the newer change.',
    );
  }
}

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

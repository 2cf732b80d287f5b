import type { StoreAdmin } from '../admin/store-admin';

export interface CommandContext {
  /** Opened when first asked for: a command that needs no database opens none. */
  admin: () => Promise<StoreAdmin>;
  print: (text: string) => void;
}

/** One command of `npm run store`. */
export interface Command {
  /** What follows the command's name. */
  usage: string;
  summary: string;
  /** @throws UsageError SourceRefused NotFound */
  run(words: readonly string[], context: CommandContext): Promise<void>;
}

/** The command line itself is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The only word of a command that takes one. */
export function onlyWord(words: readonly string[], what: string): string {
  const [word, ...more] = words;
  if (!word || more.length > 0) throw new UsageError(`Give one ${what}`);
  return word;
}

/** @throws UsageError where it is no number of a revision. */
export function revisionNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`"${text}" is no number of a revision`);
  return Number(text);
}

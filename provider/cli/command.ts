import { userInfo } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { StoreAdmin } from '../modules/admin/store-admin';
import type { Change } from '../modules/stores/queries/revisions';
import { readFileSync } from 'node:fs';
import type { SourceFile } from '../store-check/issue';

export interface CommandContext {
  /** Opened when first asked for: a command that needs no database opens none. */
  admin: () => Promise<StoreAdmin>;
  /** Whether there is one to ask; `admin` would make one. */
  hasDatabase: () => boolean;
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

/**
 * The options among a command's words, and the words that are none.
 * @throws UsageError where an option is unknown or lacks its value.
 */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    return { options: values, words: positionals };
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] ?? '');
  }
}

/** Options of every command that changes something. */
export const changeOptions = { author: { type: 'string' }, message: { type: 'string', short: 'm' } } as const;

/** Who changes something, and why; without an author the user of the machine. */
export function changeFrom({ author, message }: { author?: string; message?: string }): Change {
  return { author: author ?? machineUser(), ...(message && { message }) };
}

function machineUser() {
  try {
    return userInfo().username;
  } catch {
    return process.env.USER;
  }
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

/** @throws UsageError where the file can't be read. */
export function readFile(file: string): SourceFile {
  try {
    return { file, text: readFileSync(file, 'utf8') };
  } catch (error) {
    throw new UsageError(`${file} can't be read: ${(error as Error).message}`);
  }
}

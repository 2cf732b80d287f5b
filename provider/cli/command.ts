import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { StoreAdmin } from '../modules/admin/store-admin';
import type { Change } from '../modules/stores/queries/pointers';
import { decodeFile } from '../store-check/decode-file';
import type { SourceFile } from '../store-check/issue';

export interface CommandContext {
  /** Opened on the first call, so that commands without a database open none. */
  admin: () => Promise<StoreAdmin>;
  /** Whether a database exists; `admin` would create one. */
  hasDatabase: () => boolean;
  print: (text: string) => void;
}

export interface Command {
  usage: string;
  summary: string;
  /** @throws UsageError, SourceRefused, NotFound */
  run(words: readonly string[], context: CommandContext): Promise<void>;
}

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Splits a command line into options and words. @throws UsageError for an unknown option or one without its value. */
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

export const changeOptions = { author: { type: 'string' }, message: { type: 'string', short: 'm' } } as const;

/** The author defaults to the user of this machine. */
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

export function onlyWord(words: readonly string[], what: string): string {
  const [word, ...more] = words;
  if (!word || more.length > 0) throw new UsageError(`Give one ${what}`);
  return word;
}

/** @throws UsageError unless it is a whole number of at least 1. */
export function revisionNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`"${text}" is not a revision number`);
  return Number(text);
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** @throws UsageError if the file cannot be read, SourceRefused if it is not text or its encoding is unknown */
export const readFile = (file: string): SourceFile => ({ file, text: decodeFile(bytesOf(file), file) });

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** In UTC, to the second. */
export const moment = (text: string) => `${new Date(text).toISOString().slice(0, 19)}Z`;

interface Changed {
  at: string;
  author: string | null;
  message: string | null;
}

export const changedBy = ({ at, author, message }: Changed) =>
  `${moment(at)}${author ? ` by ${author}` : ''}${message ? ` "${message}"` : ''}`;

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Migration {
  name: string;
  number: number;
  sql: string;
  checksum: string;
  /** Programs whose newest migration has a smaller number stop working after this one. */
  breaksBefore: number;
  /**
   * The last of the files that this one replaced. A database with that file already has everything that this one
   * creates.
   */
  replaces?: string;
}

const breaking: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops something', /\bdrop\b/],
  ['renames something', /\brename\b/],
  ['changes a type', /\balter\s+(column\s+)?[\w"]+\s+(set\s+data\s+)?type\b/],
  ['refuses nulls', /\bset\s+not\s+null\b/],
  [
    'adds a column that older programs do not fill',
    /\badd\s+column\b(?![^,;]*\b(default|generated)\b)[^,;]*\bnot\s+null\b/,
  ],
];

const withoutComments = (sql: string) => sql.replace(/--.*$/gm, '').replace(/\/\*.*?\*\//gs, '');

export const breakingChanges = (sql: string): string[] => {
  const statements = withoutComments(sql).toLowerCase();
  return breaking.filter(([, pattern]) => pattern.test(statements)).map(([what]) => what);
};

function readMigration(directory: string, name: string): Migration {
  const sql = readFileSync(join(directory, name), 'utf8');
  const number = Number.parseInt(name, 10);
  const declared = /^-- breaks-before: (\d+)$/m.exec(sql)?.[1];
  const changes = declared === undefined ? breakingChanges(sql) : [];
  if (changes.length > 0) {
    throw new Error(
      `Migration ${name} ${changes.join(' and ')}: migrations may only add. If that is impossible, a line "-- breaks-before: N" declares that programs whose newest migration is older than N no longer work.`,
    );
  }
  const replaces = /^-- replaces: (\S+)$/m.exec(sql)?.[1];
  const checksum = createHash('sha256').update(sql).digest('hex');
  return { name, number, sql, checksum, breaksBefore: Number(declared ?? 0), ...(replaces && { replaces }) };
}

/** In the order of their names. @throws Error if a new one breaks older programs without declaring it. */
export const readMigrations = (directory: string): Migration[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => readMigration(directory, name));

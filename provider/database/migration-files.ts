import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Migration {
  /** Of the file, such as `0013-reviews.sql`. */
  name: string;
  number: number;
  sql: string;
  checksum: string;
  /** Programs whose newest migration has a smaller number do not work once this one is applied. */
  breaksBefore: number;
}

/** From the next number on a migration only adds, or says which programs it breaks. */
const baseline = 12;

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

/** What of a migration programs that do not know it could not live with. */
export const breakingChanges = (sql: string): string[] => {
  const statements = withoutComments(sql).toLowerCase();
  return breaking.filter(([, pattern]) => pattern.test(statements)).map(([what]) => what);
};

function readMigration(directory: string, name: string): Migration {
  const sql = readFileSync(join(directory, name), 'utf8');
  const number = Number.parseInt(name, 10);
  const declared = /^-- breaks-before: (\d+)$/m.exec(sql)?.[1];
  const changes = number > baseline && declared === undefined ? breakingChanges(sql) : [];
  if (changes.length > 0) {
    throw new Error(
      `Migration ${name} ${changes.join(' and ')}: migrations only add. Where that can't be, a line "-- breaks-before: N" says that programs whose newest migration is older than N no longer work.`,
    );
  }
  const checksum = createHash('sha256').update(sql).digest('hex');
  return { name, number, sql, checksum, breaksBefore: Number(declared ?? 0) };
}

/**
 * The migrations of a folder in the order of their names.
 * @throws Error where a new one breaks older programs and does not say so.
 */
export const readMigrations = (directory: string): Migration[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => readMigration(directory, name));

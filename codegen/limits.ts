import { programs, read, write } from './files';

/** Limits that several programs keep, one constant each: a page loads those that it uses. */
export function writeLimits() {
  const entries = Object.entries(JSON.parse(read('schema/limits.json')) as Record<string, string | number>);
  const lines = entries
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  for (const program of programs) write(`${program}/__generated__/limits.ts`, lines.join(''));
}

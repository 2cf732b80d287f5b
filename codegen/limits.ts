import { programs, read, write } from './files';

/**
 * Writes limits that several programs share, one constant each. Patterns are separate, so that no page loads the
 * patterns of another.
 */
export function writeLimits() {
  const entries = Object.entries(JSON.parse(read('schema/limits.json')) as Record<string, string | number>);
  const named = entries.filter(([name]) => !name.startsWith('$'));
  const linesOf = (type: 'number' | 'string') =>
    named
      .filter(([, value]) => typeof value === type)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
      .join('');
  for (const program of programs) {
    write(`${program}/__generated__/limits.ts`, linesOf('number'));
    write(`${program}/__generated__/patterns.ts`, linesOf('string'));
  }
}

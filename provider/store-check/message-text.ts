import { distance } from 'fastest-levenshtein';

/** Undefined if all candidates are too different. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.edits - other.edits);
  return best && best.edits <= Math.max(2, Math.floor(best.candidate.length / 3)) ? best.candidate : undefined;
}

export function didYouMean(word: string, candidates: readonly string[]): string | undefined {
  const candidate = nearest(word, candidates);
  return candidate === undefined ? undefined : `Did you mean "${candidate}"?`;
}

/**
 * Matches a text with a visible character: more than spaces, control and format characters, lone marks, and invisible
 * letters. Also matches an empty text, which is left to `minLength`.
 */
export const visibleText = /^$|[^\s\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** `"\u200b "` as `U+200B U+0020`, at most `max` of them. */
export function codePoints(text: string, max = 5): string {
  const points = [...text].map(
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return points.length > max ? `${points.slice(0, max).join(' ')} …` : points.join(' ');
}

const storable = /^[^\0\uFFFD\p{Surrogate}]*$/u;

/** The first character that cannot be stored, or that replaces a letter lost earlier. */
export function unreadable(text: string): { reason: string; hint: string } | undefined {
  if (storable.test(text)) return undefined;
  const character = [...text].find((one) => !storable.test(one)) ?? '';
  if (character === '\uFFFD') {
    const reason = `has the character U+FFFD (\uFFFD): another program could not read the letter that stood here`;
    return { reason, hint: 'Write the letter again, and save the file in UTF-8.' };
  }
  return {
    reason: `has the character ${codePoints(character)}, which cannot be stored`,
    hint:
      character === '\0'
        ? 'Remove it.'
        : 'It is half of a character, such as a truncated emoji: write the whole character.',
  };
}

const units = ['bytes', 'kB', 'MB'];

/** `2000000` as `2.0 MB`. */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return power === 0 ? `${bytes} bytes` : `${(bytes / 1000 ** power).toFixed(1)} ${units[power]}`;
}

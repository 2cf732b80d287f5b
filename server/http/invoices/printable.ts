/** Beyond these the fonts of papers have no letters: marks of typography, and Latin letters of western languages. */
const printableLetter =
  /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]/;
const maxLength = 300;

function letterOf(character: string): string {
  if (printableLetter.test(character)) return character;
  const plain = [...character.normalize('NFKD')].filter((part) => printableLetter.test(part)).join('');
  if (plain) return plain;
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(character) && !/\p{Extended_Pictographic}/u.test(character) ? '?' : '';
}

/**
 * A text in letters that papers can show: others lose their marks, one `?` stands for a run that has no Latin form, and
 * pictures, controls and marks of direction are left out.
 */
export function printable(text: string): string {
  const letters = [
    ...text
      .slice(0, 4 * maxLength)
      .normalize('NFC')
      .replace(/\s+/g, ' '),
  ].map(letterOf);
  const run = letters.filter((letter, at) => letter !== '?' || letters[at - 1] !== '?').join('');
  const whole = run.replace(/\s+/g, ' ').trim();
  return whole.length > maxLength ? `${whole.slice(0, maxLength - 1)}\u2026` : whole;
}

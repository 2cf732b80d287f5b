/** The letters in the second font file of every family, for a character class of a regular expression. */
export const extendedLatin =
  '\u0100-\u0107\u010a-\u011b\u011e-\u0123\u0128-\u0130\u0136\u0137\u0139-\u0148\u014c-\u0151\u0154-\u015b\u015e-\u0165\u0168-\u017e\u0218-\u021b\u1e80-\u1e85\u1ef2\u1ef3\u2020\u20b9\u20ba\u20bd';

/** The characters that every family has: Latin letters and typographic marks. */
const printableLetter = new RegExp(
  `[\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u00ff\\u0131\\u0152\\u0153\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u2039\\u203a\\u20ac\\u2122\\u2212${extendedLatin}]`,
);
const maxLength = 300;
/** A placeholder for characters that cannot be drawn, until the text's own question marks are counted. */
const undrawn = '\uffff';

function letterOf(character: string): string {
  if (printableLetter.test(character)) return character;
  if (/\p{Pd}/u.test(character)) return '-';
  const plain = [...character.normalize('NFKD')].reduce((letters, part) => {
    const whole = (letters + part).normalize('NFC');
    return [...whole].every((letter) => printableLetter.test(letter)) ? whole : letters;
  }, '');
  if (plain) return plain;
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(character) ? undrawn : '';
}

/**
 * The text in characters that every font can show. Other letters lose their diacritics, one `?` replaces a run without
 * a Latin form (another script, an emoji), and control and direction characters are left out.
 */
export function printable(text: string): string {
  const letters = [
    ...text
      .slice(0, 4 * maxLength)
      .normalize('NFC')
      .replace(/\s+/g, ' '),
  ].map(letterOf);
  const whole = letters
    .join('')
    .replace(/\uffff[\uffff ]*\uffff|\uffff/g, '?')
    .replace(/\s+/g, ' ')
    .trim();
  return whole.length > maxLength ? `${whole.slice(0, maxLength - 1)}\u2026` : whole;
}

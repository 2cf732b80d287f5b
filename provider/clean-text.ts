/** Without control characters but line ends, and without what turns the direction of a text beyond its own end. */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, (character) => (character === '\n' ? character : ''))
    .trim();

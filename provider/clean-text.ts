import { BadRequest } from './errors/call-errors';
import { visibleText } from './store-check/message-text';

/**
 * Without control characters but line ends, and without what turns the direction of a text beyond its own end. A tab becomes
 * a space. Empty where nothing of it can be seen.
 */
export function cleanText(text: string): string {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, (character) => (character === '\n' ? character : ''))
    .trim();
  return visibleText.test(clean) ? clean : '';
}

/** @throws BadRequest where nothing is left */
export function requireText(text: string): string {
  const clean = cleanText(text);
  if (clean === '') throw new BadRequest('A text is blank');
  return clean;
}

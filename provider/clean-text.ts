import { BadRequest } from './errors/call-errors';
import { visibleText } from './store-check/message-text';

/**
 * Removes control characters except line ends, and characters that change the text direction. A tab becomes a space.
 * Returns an empty text if nothing visible is left.
 */
export function cleanText(text: string): string {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, (character) => (character === '\n' ? character : ''))
    .trim();
  return visibleText.test(clean) ? clean : '';
}

/** @throws BadRequest if nothing is left */
export function requireText(text: string): string {
  const clean = cleanText(text);
  if (clean === '') throw new BadRequest('A text is blank');
  return clean;
}

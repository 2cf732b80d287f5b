import type { Ground } from '../ground';
import { capHeight, fittingSize, lettering, letteringWidth } from '../lettering';
import { svgDocument } from '../svg-document';

/** A logo of one word line, transparent and as wide as it is, in the ground's lightest colour. */
export function wordmark(words: string, { from }: Ground): string {
  const height = 96;
  const size = 62;
  const width = Math.ceil(letteringWidth(words, size));
  const line = lettering(words, width / 2, (height + capHeight(size)) / 2, size, from);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${line}</svg>`;
}

/** Letters on a square of the ground's accent. */
export function monogram(letters: string, side: number, ground: Ground): string {
  const size = fittingSize(letters, side * 0.72, side * 0.58);
  const square = `<rect width="${side}" height="${side}" fill="url(#deepening)"/><circle cx="${side * 0.82}" cy="${side * 0.14}" r="${side * 0.38}" fill="#fff" fill-opacity=".12"/>`;
  const line = lettering(letters, side / 2, (side + capHeight(size)) / 2, size, '#fff');
  return svgDocument(side, side, ground, square + line);
}

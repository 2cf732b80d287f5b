import { type Ground, groundOf } from './ground';
import { capHeight, fittingSize, lettering, letteringWidth } from './lettering';
import { svgDocument } from './svg-document';
import type { Recipe } from './recipe';
import { subjectsArt } from './subjects';

/** Transparent, as wide as its text, in the ground's lightest colour. */
function wordmark(words: string, { from }: Ground): string {
  const height = 96;
  const size = 62;
  const width = Math.ceil(letteringWidth(words, size));
  const line = lettering(words, width / 2, (height + capHeight(size)) / 2, size, from);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${line}</svg>`;
}

function monogram(letters: string, side: number, ground: Ground): string {
  const size = fittingSize(letters, side * 0.72, side * 0.58);
  const square = `<rect width="${side}" height="${side}" fill="url(#deepening)"/><circle cx="${side * 0.82}" cy="${side * 0.14}" r="${side * 0.38}" fill="#fff" fill-opacity=".12"/>`;
  const line = lettering(letters, side / 2, (side + capHeight(size)) / 2, size, '#fff');
  return svgDocument(side, side, ground, square + line);
}

const side = 256;

const backdrop = ({ accent }: Ground) =>
  `<rect width="${side}" height="${side}" fill="url(#ground)"/><circle cx="214" cy="40" r="104" fill="#fff" fill-opacity=".35"/><path d="M0 196Q84 150 168 196T256 190V256H0z" fill="${accent}" fill-opacity=".22"/><ellipse cx="128" cy="214" rx="76" ry="14" fill="url(#shadow)"/>`;

/** Transparent without a ground. `wordmark_{Words}` and `monogram_{Letters}` are drawn as letters. */
export async function iconPicture({ subjects, ground }: Recipe): Promise<string | null> {
  const [subject] = subjects;
  const colours = ground ?? groundOf('snow');
  if (subject === undefined || colours === undefined || subjects.length > 1) return null;
  const words = subject.content.replaceAll('_', ' ');
  if (subject.pack === 'wordmark') return wordmark(words, colours);
  if (subject.pack === 'monogram') return monogram(words, side, colours);
  const art = await subjectsArt(subjects, colours, ground === null ? 'centred' : 'standing');
  if (art === null) return null;
  const size = side * (ground === null ? 0.88 : 0.66);
  const edge = (side - size) / 2;
  const thing = `<g transform="translate(${edge} ${edge}) scale(${size / 100})">${art[0]}</g>`;
  return svgDocument(side, side, colours, (ground === null ? '' : backdrop(ground)) + thing);
}

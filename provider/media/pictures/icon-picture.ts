import { type Ground, groundOf } from '../ground';
import type { Recipe } from '../recipe';
import { subjectsArt } from '../subject-art';
import { svgDocument } from '../svg-document';
import { monogram, wordmark } from './letter-icon';

const side = 256;

const backdrop = ({ accent }: Ground) =>
  `<rect width="${side}" height="${side}" fill="url(#ground)"/><circle cx="214" cy="40" r="104" fill="#fff" fill-opacity=".35"/><path d="M0 196Q84 150 168 196T256 190V256H0z" fill="${accent}" fill-opacity=".22"/><ellipse cx="128" cy="214" rx="76" ry="14" fill="url(#shadow)"/>`;

/** A square icon; without a ground it's transparent. `wordmark_{Words}` and `monogram_{Letters}` are drawn as letters. */
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

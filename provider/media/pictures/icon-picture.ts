import { fittingSize, capHeight, lettering, letteringWidth } from '../lettering';
import type { Recipe } from '../recipe';
import { groundOf } from '../ground';
import { subjectsArt } from '../subject-art';
import { svgDocument } from '../svg-document';

const side = 256;

function wordmark(words: string, fill: string): string {
  const height = 96;
  const size = 62;
  const width = Math.ceil(letteringWidth(words, size));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${lettering(words, width / 2, (height + capHeight(size)) / 2, size, fill)}</svg>`;
}

const monogram = (letters: string) => {
  const size = fittingSize(letters, side * 0.72, 150);
  return lettering(letters, side / 2, (side + capHeight(size)) / 2, size, '#fff');
};

/** A square icon; without a ground it's transparent. `wordmark_{Words}` and `monogram_{Letters}` are drawn as letters. */
export async function iconPicture({ subjects, ground }: Recipe): Promise<string | null> {
  const [subject] = subjects;
  if (subject === undefined || subjects.length > 1) return null;
  const colours = ground ?? groundOf('snow');
  if (colours === undefined) return null;
  const words = subject.content.replaceAll('_', ' ');
  if (subject.pack === 'wordmark') return wordmark(words, colours.from);
  if (subject.pack === 'monogram')
    return svgDocument(
      side,
      side,
      colours,
      `<rect width="${side}" height="${side}" fill="url(#deepening)"/><circle cx="210" cy="36" r="96" fill="#fff" fill-opacity=".12"/>${monogram(words)}`,
    );
  const art = await subjectsArt(subjects, colours);
  if (art === null) return null;
  const onGround = ground !== null;
  const size = side * (onGround ? 0.68 : 0.9);
  const back = onGround
    ? `<rect width="${side}" height="${side}" fill="url(#ground)"/><circle cx="214" cy="40" r="104" fill="#fff" fill-opacity=".35"/><path d="M0 196Q84 150 168 196T256 190V256H0z" fill="${colours.accent}" fill-opacity=".22"/><ellipse cx="128" cy="214" rx="76" ry="14" fill="url(#shadow)"/>`
    : '';
  return svgDocument(
    side,
    side,
    colours,
    `${back}<g transform="translate(${(side - size) / 2} ${(side - size) / 2}) scale(${size / 100})">${art[0]}</g>`,
  );
}

import { type Ground, groundOf, svgDocument } from './ground';
import { capHeight, fittingSize, lettering, letteringWidth } from './lettering';
import { parseRecipe, randomFrom, type Recipe } from './recipe';
import { type Canvas, halo, hills, type PaintScene, scenes, sunburst, tile } from './scenes';
import { arrange, maxSubjects, subjectsArt } from './subjects';

/** Transparent, as wide as its text, in the lightest colour of the background. */
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
async function iconPicture({ subjects, ground }: Recipe): Promise<string | null> {
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

export interface Format extends Pick<Canvas, 'width' | 'height' | 'focus'> {
  scenes?: readonly PaintScene[];
}

export async function scenePicture(recipe: Recipe, format: Format): Promise<string | null> {
  const { subjects, ground, name } = recipe;
  if (ground === null || subjects.length > maxSubjects) return null;
  const art = await subjectsArt(subjects, ground, 'standing');
  if (art === null) return null;
  const random = randomFrom(name);
  const choice = format.scenes ?? scenes;
  const paint = choice[Math.floor(random() * choice.length)];
  if (paint === undefined) return null;
  const canvas = { ...format, ground, random };
  const scene = paint(canvas);
  return svgDocument(format.width, format.height, ground, scene.art + arrange(art, scene, canvas));
}

const width = 640;
const height = 800;
const focus = { x: 320, y: 300, radius: 230 };

function confetti(random: () => number, colours: string[]): string {
  return Array.from({ length: 26 }, (_, index) => {
    const x = 30 + random() * (width - 60);
    const y = 20 + random() * 500;
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="18" height="9" rx="3" fill="${colours[index % colours.length]}" fill-opacity=".85" transform="rotate(${(random() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
  }).join('');
}

export async function popupPicture({ subjects, ground, words, name }: Recipe): Promise<string | null> {
  const [headline = '', line = ''] = words;
  if (ground === null || headline === '' || subjects.length > maxSubjects) return null;
  const art = await subjectsArt(subjects, ground, 'standing');
  if (art === null) return null;
  const random = randomFrom(name);
  const canvas = { width, height, focus, ground, random };
  const scene = sunburst(canvas);
  const large = fittingSize(headline, 520, 66);
  const panel = `<rect x="36" y="560" width="568" height="204" rx="36" fill="#fff"/>${lettering(headline, 320, line ? 660 : 688, large, ground.deep)}${lettering(line, 320, 718, fittingSize(line || ' ', 500, 34), ground.deep)}`;
  return svgDocument(
    width,
    height,
    ground,
    scene.art + confetti(random, [ground.accent, '#ffffff', ground.to]) + arrange(art, scene, canvas) + panel,
  );
}

type Draw = (recipe: Recipe) => Promise<string | null>;

const inScene =
  (format: Format): Draw =>
  (recipe) =>
    scenePicture(recipe, format);
const square = inScene({ width: 640, height: 640, focus: { x: 320, y: 320, radius: 262 } });

const kinds: Readonly<Record<string, Draw>> = Object.freeze({
  listimage: square,
  reviewimage: square,
  userphoto: square,
  appicon: iconPicture,
  // The left half has no details, because the storefront may show the slide's title there.
  appslider: inScene({
    width: 960,
    height: 480,
    focus: { x: 664, y: 244, radius: 212 },
    scenes: [halo, hills, sunburst, tile],
  }),
  compbackground: inScene({ width: 960, height: 540, focus: { x: 480, y: 268, radius: 216 }, scenes: [hills] }),
  popup: popupPicture,
});

/** A picture drawn from the recipe in its name; null for an unknown kind or name. */
export async function drawPicture(kind: string, name: string): Promise<{ body: Buffer | string; type: string } | null> {
  const recipe = parseRecipe(name);
  const draw = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (recipe === null || draw === undefined) return null;
  const svg = await draw(recipe);
  return svg === null ? null : { body: svg, type: 'image/svg+xml' };
}

import { arrange, maxSubjects, subjectsArt } from './subjects';
import { type Canvas, type PaintScene, scenes, sunburst, hills, tile, halo } from './scenes';
import { randomFrom, type Recipe, parseRecipe } from './recipe';
import { svgDocument } from './svg-document';
import { fittingSize, lettering } from './lettering';
import { iconPicture } from './icon-picture';

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
  // The left half stays calm: the storefront may show the slide's title there.
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

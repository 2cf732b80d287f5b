import { iconPicture } from './pictures/icon-picture';
import { popupPicture } from './pictures/popup-picture';
import { scenePicture, type Format } from './pictures/scene-picture';
import { type Recipe, readRecipe } from './recipe';
import { hills } from './scenes/hills';
import { sunburst } from './scenes/sunburst';
import { tile } from './scenes/tile';
import { halo } from './scenes/halo';

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
  // The left half stays calm: the storefront may write the slide's title over it.
  appslider: inScene({
    width: 960,
    height: 480,
    focus: { x: 664, y: 244, radius: 212 },
    scenes: [halo, hills, sunburst, tile],
  }),
  compbackground: inScene({ width: 960, height: 540, focus: { x: 480, y: 268, radius: 216 }, scenes: [hills] }),
  popup: popupPicture,
});

/** A picture of the demo stores, drawn from the recipe in its name (see recipe.ts); null for an unknown kind or name. */
export async function drawPicture(kind: string, name: string): Promise<{ body: Buffer | string; type: string } | null> {
  const recipe = readRecipe(name);
  const draw = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (recipe === null || draw === undefined) return null;
  const svg = await draw(recipe);
  return svg === null ? null : { body: svg, type: 'image/svg+xml' };
}

import characters from './emoji.json';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const emoji: Readonly<Record<string, string>> = characters;

/** The character of that name, if there is one. */
const emojiOf = (slug: string): string | undefined => (Object.hasOwn(emoji, slug) ? emoji[slug] : undefined);

const assets = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
const drawn = new Map<string, Promise<string>>();

const fileOf = (emoji: string) => `${[...emoji].map((char) => char.codePointAt(0)?.toString(16)).join('-')}.webp`;

// The SVG renderer inside sharp shows no WebP, so the pictures inside an SVG are PNG.
async function draw(emoji: string): Promise<string> {
  const png = await sharp(join(assets, fileOf(emoji)))
    .trim()
    .png({ palette: true, quality: 90, effort: 1 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The emoji of that slug, cut to its outline, as a data address; null when the map has none. */
export async function emojiImage(slug: string): Promise<string | null> {
  const emoji = emojiOf(slug);
  if (emoji === undefined) return null;
  const image = drawn.get(slug) ?? draw(emoji);
  drawn.set(slug, image);
  return image;
}

import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { emojiOf } from './emoji';

const assets = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
const side = 384;
const drawn = new Map<string, Promise<string>>();

const fileOf = (emoji: string) => `${[...emoji].map((char) => char.codePointAt(0)?.toString(16)).join('-')}.webp`;

// The SVG renderer inside sharp shows no WebP, so the pictures inside an SVG are PNG.
async function draw(emoji: string): Promise<string> {
  const png = await sharp(join(assets, fileOf(emoji)))
    .resize(side, side, { kernel: 'lanczos3' })
    .png({ palette: true, quality: 92, effort: 3 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The emoji of that slug as a data address; null when the map has none. */
export async function emojiImage(slug: string): Promise<string | null> {
  const emoji = emojiOf(slug);
  if (emoji === undefined) return null;
  const image = drawn.get(slug) ?? draw(emoji);
  drawn.set(slug, image);
  return image;
}

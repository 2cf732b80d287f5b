import characters from './emoji.json';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const emoji: Readonly<Record<string, string>> = characters;

const emojiOf = (slug: string): string | undefined => (Object.hasOwn(emoji, slug) ? emoji[slug] : undefined);

const assets = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
const images = new Map<string, Promise<string>>();

const fileOf = (emoji: string) => `${[...emoji].map((char) => char.codePointAt(0)?.toString(16)).join('-')}.webp`;

// sharp's SVG renderer shows no WebP, so pictures inside an SVG are PNG.
async function draw(emoji: string): Promise<string> {
  const png = await sharp(join(assets, fileOf(emoji)))
    .trim()
    .png({ palette: true, quality: 90, effort: 1 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The emoji cut to its outline, as a data URL; null if it is unknown. */
export async function emojiImage(slug: string): Promise<string | null> {
  const emoji = emojiOf(slug);
  if (emoji === undefined) return null;
  const image = images.get(slug) ?? draw(emoji);
  images.set(slug, image);
  return image;
}

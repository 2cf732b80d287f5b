import { dirname, join } from 'node:path';
import sharp from 'sharp';
import characters from './emoji.json';
import type { Ground } from './ground';
import { letteredPacks, packs } from './packs';
import type { Subject } from './recipe';
import type { Canvas, Scene } from './scenes';

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
async function emojiImage(slug: string): Promise<string | null> {
  const emoji = emojiOf(slug);
  if (emoji === undefined) return null;
  const image = images.get(slug) ?? draw(emoji);
  images.set(slug, image);
  return image;
}

interface Position {
  x: number;
  size: number;
  /** Distance before the floor line. */
  before: number;
  rotation: number;
}

const positions: Readonly<Record<number, Position[]>> = {
  1: [{ x: 0, size: 1.44, before: 0, rotation: 0 }],
  2: [
    { x: -0.28, size: 1.2, before: -0.06, rotation: -3 },
    { x: 0.44, size: 0.94, before: 0.1, rotation: 5 },
  ],
  3: [
    { x: 0, size: 1.16, before: -0.14, rotation: 0 },
    { x: -0.58, size: 0.9, before: 0.08, rotation: -6 },
    { x: 0.56, size: 0.88, before: 0.12, rotation: 6 },
  ],
};

export const maxSubjects = 3;

export function arrange(art: string[], { floor }: Scene, { focus }: Canvas): string {
  return (positions[art.length] ?? [])
    .map(({ x, size, before, rotation }, index) => {
      const side = size * focus.radius;
      const centre = focus.x + x * focus.radius;
      const base = floor + before * focus.radius;
      const shadow = `<ellipse cx="${centre}" cy="${base}" rx="${side * 0.5}" ry="${side * 0.1}" fill="url(#shadow)"/>`;
      return `${shadow}<g transform="translate(${centre - side / 2} ${base - side * 0.985}) scale(${side / 100}) rotate(${rotation} 50 100)">${art[index]}</g>`;
    })
    .join('');
}

/** A bare emoji stands on a scene's floor or in the middle of an icon. */
type Stance = 'standing' | 'centred';

async function subjectArt({ pack, content }: Subject, ground: Ground, stance: Stance): Promise<string | null> {
  if (pack !== null && Object.hasOwn(letteredPacks, pack))
    return letteredPacks[pack]?.({ ground, emoji: '', words: content.replaceAll('_', ' ') }) ?? null;
  const emoji = await emojiImage(content);
  if (emoji === null) return null;
  if (pack === null)
    return `<image href="${emoji}" width="100" height="100" preserveAspectRatio="xMidY${stance === 'standing' ? 'Max' : 'Mid'} meet"/>`;
  return Object.hasOwn(packs, pack) ? (packs[pack]?.({ ground, emoji, words: '' }) ?? null) : null;
}

export async function subjectsArt(subjects: Subject[], ground: Ground, stance: Stance): Promise<string[] | null> {
  const art = await Promise.all(subjects.map((subject) => subjectArt(subject, ground, stance)));
  return art.every((one) => one !== null) ? art : null;
}

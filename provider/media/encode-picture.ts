import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { formatBytes } from '../store-check/message-text';

export const mediaKinds = [
  'listimage',
  'appicon',
  'appslider',
  'compbackground',
  'userphoto',
  'reviewimage',
  'popup',
] as const;
export type MediaKind = (typeof mediaKinds)[number];

export const maxPictureBytes = 10_000_000;
const maxPixels = 40_000_000;
const maxSide = 1_600;

export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

export interface EncodedPicture {
  /** The file's name as a slug, and a hash of the content. */
  name: string;
  type: 'image/webp';
  body: Buffer;
  width: number;
  height: number;
}

const starts = (body: Buffer, at: number, ...bytes: number[]) =>
  bytes.every((byte, index) => body[at + index] === byte);

const isJpeg = (body: Buffer) => starts(body, 0, 0xff, 0xd8, 0xff);
const isPng = (body: Buffer) => starts(body, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const isWebp = (body: Buffer) =>
  body.subarray(0, 4).toString('latin1') === 'RIFF' && body.subarray(8, 12).toString('latin1') === 'WEBP';

const slug = (file: string) =>
  parse(file)
    .name.normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'gambar';

/**
 * Makes it upright, without metadata, and at most 1,600 pixels per side. @throws PictureRefused unless it is a valid
 * JPEG, PNG or WebP
 */
export async function encodePicture(file: string, body: Buffer): Promise<EncodedPicture> {
  if (body.length > maxPictureBytes) {
    throw new PictureRefused(`has ${formatBytes(body.length)}; the limit is ${formatBytes(maxPictureBytes)}`);
  }
  if (!isJpeg(body) && !isPng(body) && !isWebp(body)) {
    throw new PictureRefused('is not a JPEG, PNG or WebP file');
  }
  // Loaded on demand: it is slow, and most commands need no pictures.
  const { default: sharp } = await import('sharp');
  const { width = 0, height = 0 } = await sharp(body, { limitInputPixels: false })
    .metadata()
    .catch((): never => {
      throw new PictureRefused('is damaged: its header cannot be read');
    });
  if (width * height > maxPixels) {
    throw new PictureRefused(`has ${width} × ${height} pixels; the limit is ${maxPixels / 1_000_000} million`);
  }
  const { data, info } = await sharp(body, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
    .catch((): never => {
      throw new PictureRefused('is damaged: it cannot be read completely');
    });
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  return { name: `${slug(file)}-${hash}.webp`, type: 'image/webp', body: data, width: info.width, height: info.height };
}

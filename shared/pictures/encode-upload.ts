import type { Metadata } from 'sharp';
import { Busy, createQueue } from '../queues/create-queue';

/** Formats that can be decoded. */
export type UploadFormat = 'jpeg' | 'png' | 'webp';

/** Why a visitor's file is not accepted. */
export type UploadRefusal = 'invalid' | 'tooLarge';

export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  constructor(
    readonly reason: UploadRefusal,
    message: string,
  ) {
    super(message);
  }
}

export interface UploadLimits {
  readonly bytes: number;
  readonly pixels: number;
  /** By default, all formats that can be decoded. */
  readonly formats?: readonly UploadFormat[];
  /** Keeps what is transparent; otherwise it becomes white. */
  readonly isTransparent?: boolean;
}

const maxSide = 2_000;
const decodeSeconds = 10;
/** A 4 MB photo of a phone takes 0.7 s, so twenty customers can be served at once within the limit of a request. */
const decoder = createQueue('Decoding a picture', { atOnce: 1, maxWaiting: 23, maxWaitMs: 25_000 });

const signatures: Readonly<Record<UploadFormat, (body: Buffer) => boolean>> = {
  jpeg: (body) => body.readUIntBE(0, 3) === 0xffd8ff,
  png: (body) => body.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (body) => body.toString('latin1', 0, 4) === 'RIFF' && body.toString('latin1', 8, 12) === 'WEBP',
};

/** The media types that `encodeUpload` takes. */
const formats = Object.keys(signatures) as UploadFormat[];
export const uploadTypes = formats.map((format) => `image/${format}`);

function formatOf(body: Buffer): UploadFormat | undefined {
  return body.length < 12 ? undefined : formats.find((format) => signatures[format](body));
}

/**
 * Pictures that cannot be read line by line are held in memory as a whole: progressive JPEG, interlaced PNG and 16 bits
 * per colour.
 */
function maxPixelsOf({ format, isProgressive, depth }: Metadata, pixels: number): number {
  if (depth !== 'uchar' || (isProgressive && format === 'png')) return pixels / 4;
  return isProgressive ? pixels / 2 : pixels;
}

/** sharp reports how far it got: `timeout: 15% complete`. */
const isTimeout = (message: string) => /\btimeout: \d+% complete/.test(message);

async function decode(body: Buffer, { pixels: limitInputPixels, isTransparent }: UploadLimits): Promise<Buffer> {
  const invalid = (error: unknown): never => {
    const message = error instanceof Error ? error.message : 'The picture is damaged';
    throw isTimeout(message)
      ? new Busy(`Decoding a picture took longer than ${decodeSeconds} s`)
      : new UploadRefused('invalid', message);
  };
  // Loaded on demand: it is slow, and most commands need no pictures.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const metadata = await sharp(body, { limitInputPixels: false }).metadata().catch(invalid);
  const { format, width, height } = metadata;
  if (format !== formatOf(body)) throw new UploadRefused('invalid', `The picture is ${format}`);
  if (width * height > maxPixelsOf(metadata, limitInputPixels)) {
    throw new UploadRefused('tooLarge', `The picture has ${width} × ${height} pixels`);
  }
  const upright = sharp(body, { limitInputPixels, failOn: 'error', sequentialRead: true })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  return (isTransparent ? upright : upright.flatten({ background: '#ffffff' }))
    .toColourspace('srgb')
    .webp({ quality: 82, effort: 3 })
    .timeout({ seconds: decodeSeconds })
    .toBuffer()
    .catch(invalid);
}

/**
 * Encodes a JPEG, PNG or WebP as a new WebP: upright, only its first frame, without metadata.
 * @throws UploadRefused, Busy
 */
export async function encodeUpload(body: Buffer, limits: UploadLimits): Promise<Buffer> {
  if (body.length > limits.bytes) throw new UploadRefused('tooLarge', `The file has ${body.length} bytes`);
  const format = formatOf(body);
  const { formats: allowed = formats } = limits;
  if (!format || !allowed.includes(format))
    throw new UploadRefused('invalid', `The file is not ${allowed.join(' or ')}`);
  return decoder(() => decode(body, limits));
}

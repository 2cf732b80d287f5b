import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Create } from 'sharp';

type Verdict = 'invalid' | 'tooLarge' | 'cleaned';

export interface HostilePicture {
  what: string;
  verdict: Verdict;
  make(): Promise<Buffer> | Buffer;
}

const plain = (over: Partial<Create> = {}) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#884422', ...over } });

const jpeg = () => plain().jpeg().toBuffer();
const png = () => plain().png().toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of one grey, created without storing its pixels twice: most of it is one long run. */
export function greyPng(width: number, height: number, claimed = { width, height }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claimed.width, 0);
  header.writeUInt32BE(claimed.height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Adds a text after the signature that would run, or reveal something, if it were not removed. */
const withTail = async (picture: Promise<Buffer>, tail: string | Buffer) =>
  Buffer.concat([await picture, Buffer.from(tail)]);

/** A comment segment right after the start of a JPEG. */
const withComment = async (comment: string) => {
  const picture = await jpeg();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  const segment = [Buffer.from([0xff, 0xfe]), length, Buffer.from(comment)];
  return Buffer.concat([picture.subarray(0, 2), ...segment, picture.subarray(2)]);
};

export const script = '<script>alert(document.cookie)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>`;

const frames = async () => {
  const strip = await plain({ height: 96 }).raw().toBuffer();
  return sharp(strip, { raw: { width: 64, height: 96, channels: 3, pageHeight: 48 } })
    .webp({ loop: 0 })
    .toBuffer();
};

export const gps = { IFD0: { Copyright: 'Rahasia' }, IFD3: { GPSLatitude: '6/1 10/1 0/1', GPSLatitudeRef: 'S' } };

/** Harmful files sent instead of a photo: each is refused, or shown without its harmful part. */
export const hostilePictures: readonly HostilePicture[] = [
  { what: 'nothing', verdict: 'invalid', make: () => Buffer.alloc(0) },
  { what: 'one byte', verdict: 'invalid', make: () => Buffer.from([0xff]) },
  { what: 'the signature of a JPEG alone', verdict: 'invalid', make: () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]) },
  { what: 'a text', verdict: 'invalid', make: () => Buffer.from('bukti transfer, sungguh') },
  { what: 'a page', verdict: 'invalid', make: () => Buffer.from(`<!doctype html>${script}`) },
  { what: 'an SVG', verdict: 'invalid', make: () => Buffer.from(svg) },
  { what: 'an SVG with a declaration', verdict: 'invalid', make: () => Buffer.from(`<?xml version="1.0"?>${svg}`) },
  { what: 'a PDF', verdict: 'invalid', make: () => Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj') },
  { what: 'an archive', verdict: 'invalid', make: () => Buffer.from('PK\x03\x04rest of an archive') },
  { what: 'a program', verdict: 'invalid', make: () => Buffer.from('\x7fELF\x02\x01\x01 rest', 'latin1') },
  { what: 'a GIF', verdict: 'invalid', make: () => plain().gif().toBuffer() },
  { what: 'a TIFF', verdict: 'invalid', make: () => plain().tiff().toBuffer() },
  { what: 'an AVIF', verdict: 'invalid', make: () => plain().avif().toBuffer() },
  {
    what: 'a page behind the signature of a JPEG',
    verdict: 'invalid',
    make: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(script.repeat(20))]),
  },
  {
    what: 'an SVG behind the signature of a PNG',
    verdict: 'invalid',
    make: () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(svg)]),
  },
  {
    what: 'half a JPEG',
    verdict: 'invalid',
    make: async () => (await plain({ width: 800, height: 800 }).jpeg().toBuffer()).subarray(0, 1_500),
  },
  { what: 'half a PNG', verdict: 'invalid', make: async () => (await png()).subarray(0, 60) },
  { what: 'half a WebP', verdict: 'invalid', make: async () => (await plain().webp().toBuffer()).subarray(0, 30) },
  {
    what: 'a PNG with less than it claims',
    verdict: 'invalid',
    make: () => greyPng(10, 10, { width: 6_000, height: 6_000 }),
  },
  {
    what: 'a PNG of 20,000 x 20,000 pixels',
    verdict: 'tooLarge',
    make: () => greyPng(20, 20, { width: 20_000, height: 20_000 }),
  },
  { what: 'a bomb of 100 million pixels in some 100 KB', verdict: 'tooLarge', make: () => greyPng(10_000, 10_000) },
  {
    what: 'an interlaced PNG of 12 million pixels',
    verdict: 'tooLarge',
    make: () => plain({ width: 4_000, height: 3_000 }).png({ progressive: true }).toBuffer(),
  },
  {
    what: 'a PNG of 12 million pixels with 16 bits a colour',
    verdict: 'tooLarge',
    make: () => plain({ width: 4_000, height: 3_000 }).toColourspace('rgb16').png().toBuffer(),
  },
  {
    what: 'a progressive JPEG of 24 million pixels',
    verdict: 'tooLarge',
    make: () => plain({ width: 6_000, height: 4_000 }).jpeg({ progressive: true }).toBuffer(),
  },
  {
    what: 'a PNG that claims 2 billion a side',
    verdict: 'invalid',
    make: () => greyPng(10, 10, { width: 2_147_483_647, height: 2_147_483_647 }),
  },
  {
    what: 'a file of more than 5 MB',
    verdict: 'tooLarge',
    make: async () => withTail(jpeg(), Buffer.alloc(5_000_000)),
  },
  { what: 'a JPEG with a script after its end', verdict: 'cleaned', make: () => withTail(jpeg(), script) },
  { what: 'a JPEG with a page in a comment', verdict: 'cleaned', make: () => withComment(script) },
  {
    what: 'a PNG that is an archive too',
    verdict: 'cleaned',
    make: () => withTail(png(), 'PK\x05\x06 rest of an archive'),
  },
  {
    what: 'a JPEG that says where it was taken',
    verdict: 'cleaned',
    make: () => plain().withExif(gps).jpeg().toBuffer(),
  },
  {
    what: 'a PNG with a text chunk of XMP',
    verdict: 'cleaned',
    make: () => plain().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${script}</x:xmpmeta>`).png().toBuffer(),
  },
  { what: 'an animation', verdict: 'cleaned', make: frames },
  {
    what: 'a JPEG of printing colours',
    verdict: 'cleaned',
    make: () => plain().toColourspace('cmyk').jpeg().toBuffer(),
  },
  {
    what: 'a PNG of 16 bits a colour',
    verdict: 'cleaned',
    make: () => plain().toColourspace('rgb16').png().toBuffer(),
  },
  {
    what: 'a PNG that is transparent',
    verdict: 'cleaned',
    make: () => plain({ channels: 4, background: '#11223300' }).png().toBuffer(),
  },
  { what: 'a PNG of one row', verdict: 'cleaned', make: () => greyPng(30_000, 1) },
  {
    what: 'a JPEG on its side',
    verdict: 'cleaned',
    make: () => plain().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  },
];

import sharp from 'sharp';
import { encodeUpload } from '../../../shared/pictures/encode-upload';
import limits from '../../../schema/limits.json';
import { greyPng, hostilePictures } from '../../support/pictures/hostile-pictures';

jest.setTimeout(120_000);

const allowed = { bytes: limits.uploadBytes, pixels: limits.uploadPixels };
const encode = (body: Buffer) => encodeUpload(body, allowed);

const refused = hostilePictures.filter(({ verdict }) => verdict !== 'cleaned');
const cleaned = hostilePictures.filter(({ verdict }) => verdict === 'cleaned');

test('at least 25 files are tried', () => {
  expect(hostilePictures.length).toBeGreaterThanOrEqual(25);
});

test.each(refused)('$what is refused as $verdict', async ({ verdict, make }) => {
  await expect(encode(await make())).rejects.toMatchObject({ name: 'UploadRefused', reason: verdict });
});

test.each(cleaned)('$what becomes a plain picture', async ({ make }) => {
  const encoded = await encode(await make());
  const { format, width, height, pages, depth, space, hasAlpha, exif, xmp, icc, iptc, orientation } =
    await sharp(encoded).metadata();
  expect({ format, depth, space, hasAlpha }).toEqual({
    format: 'webp',
    depth: 'uchar',
    space: 'srgb',
    hasAlpha: false,
  });
  expect([exif, xmp, icc, iptc, orientation, pages]).toEqual(Array.from({ length: 6 }, () => undefined));
  expect(Math.max(width, height)).toBeLessThanOrEqual(2_000);
  expect(encoded.toString('latin1')).not.toMatch(/script|PK\x05|Rahasia|xmpmeta/);
});

test('a picture on its side is turned upright', async () => {
  const sideways = hostilePictures.find(({ what }) => what.includes('on its side'));
  const { width, height } = await sharp(await encode((await sideways?.make()) ?? Buffer.alloc(0))).metadata();
  expect([width, height]).toEqual([48, 64]);
});

test('a picture of just 40 million pixels is shown, smaller', async () => {
  const { width, height } = await sharp(await encode(greyPng(8_000, 5_000))).metadata();
  expect([width, height]).toEqual([2_000, 1_250]);
});

test('rejects an excess upload as busy', async () => {
  const body = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const outcomes = await Promise.allSettled(Array.from({ length: 28 }, () => encode(body)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(24);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject(
    Array.from({ length: 4 }, () => ({ reason: { name: 'Busy', statusCode: 503 } })),
  );
});

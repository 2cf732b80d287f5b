import sharp from 'sharp';
import { encodeUpload } from '../../../shared/pictures/encode-upload';
import limits from '../../../schema/limits.json';
import { greyPng, hostilePictures } from './hostile-pictures';

const megabyte = 1_000_000;
const rounds = 3;
const together = 8;

const large = (channels: 3 | 4) =>
  sharp({ create: { width: 8_000, height: 5_000, channels, background: { r: 90, g: 120, b: 60, alpha: 0.5 } } });

/** Files created by another process, because creating them takes more memory than decoding them. */
async function make(): Promise<string[]> {
  const files = await Promise.all(hostilePictures.map(async (picture) => picture.make()));
  const largest = [
    greyPng(8_000, 5_000),
    await large(3).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    await large(4).png().toBuffer(),
    await large(3).webp().toBuffer(),
  ];
  return [...files, ...largest].map((file) => Buffer.from(file).toString('base64'));
}

/** @returns the peak of the additional memory, in megabytes */
async function measure(files: readonly string[]): Promise<number> {
  const before = process.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  const encode = (file: string) =>
    encodeUpload(Buffer.from(file, 'base64'), { bytes: limits.uploadBytes, pixels: limits.uploadPixels }).catch(
      () => null,
    );
  for (let round = 0; round < rounds; round += 1) for (const file of files) await encode(file);
  await Promise.all(files.slice(-together).map(encode));
  clearInterval(timer);
  return Math.round((peak - before) / megabyte);
}

process.on('message', (files: string[] | null) => {
  void (files ? measure(files) : make()).then((answer) => process.send?.(answer));
});

import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { BoundedCache } from '../../cache/cache-budget';

/** A picture for the text of a page. */
export interface InlinePicture {
  readonly url: string | null;
  /** It is not ready within the page's time. */
  readonly pending: boolean;
  /** If it failed to load: when that is tried again, in milliseconds since 1970. */
  readonly triedAgainAt?: number;
}

interface InlinePicturesOptions {
  /** The picture as WebP, as the image route sends it. */
  load: (path: string, width: number) => Promise<Buffer | null>;
  cached: BoundedCache<Buffer>;
  /** Milliseconds that a page waits for its picture. */
  patience?: number;
}

const defaultPatience = 300;
/** At most 8 KB as a data URL. */
const maxBytes = 6_000;
/** Narrower pictures are no page's largest paint. */
const minWidth = 160;
const qualities = [40, 25, 12];
/** Milliseconds for which a page does not ask again for a picture that failed. */
const failedFor = 60_000;

async function shrink(picture: Buffer): Promise<Buffer | null> {
  // It would be seen through the picture that comes later.
  const { isOpaque } = await sharp(picture).stats();
  if (!isOpaque) return null;
  for (const quality of qualities) {
    const small = await sharp(picture).webp({ quality, effort: 4 }).toBuffer();
    if (small.length <= maxBytes) return small;
  }
  return null;
}

const none: InlinePicture = { url: null, pending: false };
const late: InlinePicture = { url: null, pending: true };

/** Small versions of pictures that stand in the HTML, each encoded once. */
export function createInlinePictures({ load, cached, patience = defaultPatience }: InlinePicturesOptions) {
  const failed = new LRUCache<string, InlinePicture>({ max: 1_000, ttl: failedFor });
  /** With transparent parts, or too large. */
  const unsuitable = new LRUCache<string, true>({ max: 5_000 });
  const running = new Map<string, Promise<InlinePicture>>();

  function fail(key: string): InlinePicture {
    const failure = { ...none, triedAgainAt: Date.now() + failedFor };
    failed.set(key, failure);
    return failure;
  }

  async function make(key: string, path: string, width: number): Promise<InlinePicture> {
    try {
      const picture = await load(path, width);
      if (!picture) return fail(key);
      const small = await shrink(picture);
      if (small) cached.set(key, small, small.length);
      else unsuitable.set(key, true);
      return small ? inlined(small) : none;
    } catch {
      return fail(key);
    } finally {
      running.delete(key);
    }
  }

  /** Never fails, and takes at most as long as a page waits. */
  return async function inlinePicture(path: string, width: number): Promise<InlinePicture> {
    if (width < minWidth) return none;
    const key = `inline/${width}/${path}`;
    const known = cached.get(key);
    if (known) return inlined(known);
    if (unsuitable.has(key)) return none;
    const failure = failed.get(key);
    if (failure) return failure;
    const making = running.get(key) ?? make(key, path, width);
    running.set(key, making);
    const controller = new AbortController();
    try {
      return await Promise.race([making, sleep(patience, late, { signal: controller.signal })]);
    } finally {
      controller.abort();
    }
  };
}

const inlined = (picture: Buffer): InlinePicture => ({
  url: `data:image/webp;base64,${picture.toString('base64')}`,
  pending: false,
});

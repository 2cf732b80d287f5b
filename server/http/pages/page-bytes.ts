import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../../base/compress';
import { type InlineSources, withHashes } from '../rendering/inline-sources';

const compress = { br: promisify(brotliCompress), gzip: promisify<Buffer, Buffer>(gzip) };
/** Larger than a page; the default takes 4 MB of memory for each. */
const windowBits = 18;
const quality = (level: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_LGWIN]: windowBits },
});
const firstQuality = quality(5);
const bestQuality = quality(constants.BROTLI_MAX_QUALITY);

/** The best compression takes 50 times the first one's processor time, so one page at a time. */
let lastShrunk: Promise<unknown> = Promise.resolve();
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const result = lastShrunk.then(work);
  lastShrunk = result.catch(() => {});
  return result;
};

/** What both encodings together add to the plain text, at most. */
const encodedShare = 0.5;

/** A page as each guest gets it: rendered once, compressed once in each encoding. */
export interface PageBytes {
  readonly status: number;
  readonly sources: InlineSources;
  readonly etag: string;
  /** Bytes in memory, with all encodings. */
  readonly size: number;
  /** Compressed outside of the thread that renders; once, for all who wait. */
  encoded(encoding: Encoding): Promise<Buffer>;
  /** Compresses better, in the background; for pages that stay. */
  shrink(): Promise<void>;
}

/** @param nonce of the inline elements of `html` */
export function createPageBytes(status: number, html: string, nonce: string): PageBytes {
  const page = withHashes(html, nonce);
  const plain = Buffer.from(page.html);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  let brotli: Promise<Buffer> | null = null;
  let gzipped: Promise<Buffer> | null = null;
  let isSmallest = false;
  return {
    status,
    sources: page.sources,
    etag,
    size: plain.length * (1 + encodedShare),
    async encoded(encoding) {
      if (encoding === 'br') return (brotli ??= compress.br(plain, firstQuality));
      if (encoding === 'gzip') return (gzipped ??= compress.gzip(plain));
      return plain;
    },
    async shrink() {
      if (isSmallest) return;
      isSmallest = true;
      const smallest = await inTurn(() => compress.br(plain, bestQuality));
      brotli = Promise.resolve(smallest);
    },
  };
}

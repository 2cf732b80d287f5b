import { createHash } from 'node:crypto';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { promisify } from 'node:util';
import type { Encoding } from '../../base/compress';
import { type InlineSources, withHashes } from '../rendering/inline-sources';

const compress = promisify(brotliCompress);
const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
const firstQuality = quality(5);
const bestQuality = quality(constants.BROTLI_MAX_QUALITY);

/** What both encodings together add to the plain text, at most. */
const encodedShare = 0.5;

/** A page as each guest gets it: rendered once, compressed once in each encoding. */
export interface PageBytes {
  readonly status: number;
  readonly sources: InlineSources;
  readonly etag: string;
  /** Bytes in memory, with all encodings. */
  readonly size: number;
  encoded(encoding: Encoding): Buffer;
  /** Compresses better, in the background; for pages that stay. */
  shrink(): Promise<void>;
}

/** @param nonce of the inline elements of `html` */
export function createPageBytes(status: number, html: string, nonce: string): PageBytes {
  const page = withHashes(html, nonce);
  const plain = Buffer.from(page.html);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  let brotli: Buffer | null = null;
  let gzip: Buffer | null = null;
  let isSmallest = false;
  return {
    status,
    sources: page.sources,
    etag,
    size: plain.length * (1 + encodedShare),
    encoded(encoding) {
      if (encoding === 'br') return (brotli ??= brotliCompressSync(plain, firstQuality));
      if (encoding === 'gzip') return (gzip ??= gzipSync(plain));
      return plain;
    },
    async shrink() {
      if (isSmallest) return;
      isSmallest = true;
      brotli = await compress(plain, bestQuality);
    },
  };
}

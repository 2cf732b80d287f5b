import sharp from 'sharp';
import { Agent, type Dispatcher, request } from 'undici';
import { publicLookup, type Resolve } from '../../../shared/connections/public-address';

/** Bytes of a picture before it is resized. */
const maxSourceBytes = 10 * 1024 * 1024;

/** @throws Error if the body has more than `maxSourceBytes` */
export async function readLimited(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxSourceBytes) throw new Error(`A picture of more than ${maxSourceBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

interface RemotePicturesOptions {
  /** Only these hosts are contacted, over https on its default port. */
  readonly hosts: readonly string[];
  readonly resolve?: Resolve;
  readonly dispatcher?: Dispatcher;
}

export interface RemotePictures {
  /** Null if the host has no such picture. @throws Error if the URL is not allowed or its response is not a picture */
  fetch(url: string): Promise<Buffer | null>;
  close(): Promise<void>;
}

const totalMs = 8_000;
const stepMs = 5_000;
const maxRedirects = 2;
const connectionsPerHost = 8;
/** sharp's names; AVIF is `heif`. SVG can reference files, so only the provider's own are drawn. */
const formats: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif'];
const missing: readonly number[] = [404, 410];
const redirects: readonly number[] = [301, 302, 303, 307, 308];

export function createRemotePictures({ hosts, resolve, ...given }: RemotePicturesOptions): RemotePictures {
  const allowed = new Set(hosts);
  const dispatcher =
    given.dispatcher ??
    new Agent({
      connections: connectionsPerHost,
      headersTimeout: stepMs,
      bodyTimeout: stepMs,
      connect: { timeout: stepMs, lookup: publicLookup(resolve) },
    });

  const assertAllowed = ({ protocol, host, username, password }: URL) => {
    if (protocol !== 'https:' || !allowed.has(host) || username || password)
      throw new Error(`${protocol}//${host} is not a host of MEDIA_HOSTS`);
  };

  async function read(url: URL, signal: AbortSignal, remainingRedirects: number): Promise<Buffer | null> {
    assertAllowed(url);
    const { statusCode, headers, body } = await request(url, {
      dispatcher,
      signal,
      headers: { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' },
    });
    if (statusCode === 200) return readLimited(body as AsyncIterable<Buffer>);
    await body.dump();
    if (missing.includes(statusCode)) return null;
    if (!redirects.includes(statusCode)) throw new Error(`${url.host} answered ${statusCode}`);
    const location = String(headers.location);
    const target = URL.canParse(location, url.href) ? new URL(location, url) : null;
    if (remainingRedirects === 0 || target?.origin !== url.origin)
      throw new Error(`${url.host} redirects to another host, or too often`);
    return read(target, signal, remainingRedirects - 1);
  }

  return {
    async fetch(url) {
      const picture = await read(new URL(url), AbortSignal.timeout(totalMs), maxRedirects);
      if (!picture) return null;
      const { format } = await sharp(picture).metadata();
      if (!format || !formats.includes(format)) throw new Error(`A picture of the form ${format}`);
      return picture;
    },
    close: () => dispatcher.close(),
  };
}

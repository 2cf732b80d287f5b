import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import sharp from 'sharp';
import { Agent, type Dispatcher, request } from 'undici';

const blocked = new BlockList();
/** Special-purpose addresses (RFC 6890): private, loopback, link-local, shared, documentation, multicast. */
const ranges4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
/** Within the public 2000::/3: Teredo and other protocols, documentation, and 6to4, which embeds an IPv4 address. */
const ranges6 = '2001::/23 2001:db8::/32 2002::/16';
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');

for (const [list, family] of [
  [ranges4, 'ipv4'],
  [ranges6, 'ipv6'],
] as const) {
  for (const range of list.split(' ')) {
    const [address = '', bits] = range.split('/');
    blocked.addSubnet(address, Number(bits), family);
  }
}

/** Whether an address is on the public internet; an IPv4 address written as IPv6 is not. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address) ? public6.check(address, 'ipv6') && !blocked.check(address, 'ipv6') : !blocked.check(address, 'ipv4');

type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveAll: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/** Fails for a name with any address that is not public. The connection uses the checked answer: no DNS rebinding. */
export const publicLookup =
  (resolve: Resolve = resolveAll): LookupFunction =>
  (host, options, done) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        const isSafe = first !== undefined && addresses.every(({ address }) => isPublicAddress(address));
        if (!isSafe) return done(new Error(`${host} has no public address, or one that is not public`), []);
        return options.all ? done(null, addresses) : done(null, first.address, first.family);
      },
      (error: Error) => done(error, []),
    );
  };

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
  /** Null if the host has no such picture. @throws Error if the URL is not allowed or its response is no picture */
  fetch(address: string): Promise<Buffer | null>;
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
      throw new Error(`${url.host} leads to another host, or on and on`);
    return read(target, signal, remainingRedirects - 1);
  }

  return {
    async fetch(address) {
      const picture = await read(new URL(address), AbortSignal.timeout(totalMs), maxRedirects);
      if (!picture) return null;
      const { format } = await sharp(picture).metadata();
      if (!format || !formats.includes(format)) throw new Error(`A picture of the form ${format}`);
      return picture;
    },
    close: () => dispatcher.close(),
  };
}

import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface TrustedProxies {
  /** If false, a peer may be a visitor or a proxy that is not configured. */
  readonly isSet: boolean;
  trusts(address: string | undefined): boolean;
}

const none = 'none';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** @throws Error that names the entry if it is neither an address nor a range. */
function addRange(ranges: BlockList, entry: string) {
  const [address = '', prefix, ...rest] = entry.split('/');
  const maxLength = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const length = prefix === undefined ? maxLength : Number(/^\d{1,3}$/.exec(prefix)?.[0]);
  if (rest.length > 0 || !(length > 0 && length <= maxLength)) {
    throw new Error(`"${entry}" is neither an address nor a range such as 10.0.0.0/8`);
  }
  ranges.addSubnet(address, length, familyOf(address));
}

/** @param text addresses and CIDR ranges, comma-separated, or `none`. @throws Error that names the first bad entry */
export function readTrustedProxies(text: string): TrustedProxies {
  const entries = text.split(',').flatMap((entry) => entry.trim() || []);
  const ranges = new BlockList();
  if (text.trim() !== none) for (const entry of entries) addRange(ranges, entry);
  return {
    isSet: entries.length > 0,
    trusts: (address = '') => isIP(address) !== 0 && ranges.check(address, familyOf(address)),
  };
}

/** Whether a host, with or without port, is a name of this machine that no other machine can have. */
export const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Warns once if an untrusted peer forwards requests: most likely an unconfigured proxy. */
export function warnOfForwardedHeaders(app: FastifyInstance, proxies: TrustedProxies) {
  let isSaid = false;
  app.addHook('onRequest', async ({ headers, socket: { remoteAddress }, log }) => {
    if (isSaid || proxies.trusts(remoteAddress)) return;
    const names = forwarding.filter((name) => headers[name] !== undefined);
    if (names.length === 0) return;
    isSaid = true;
    log.warn(
      { peer: remoteAddress, headers: names },
      'Forwarded headers are ignored: TRUSTED_PROXIES does not name their sender. Behind a proxy, set it',
    );
  });
}

/** Some proxies append a port to the address. */
const withoutPort = (address: string) => /^\[([^\]]+)\](:\d+)?$|^([\d.]+):\d+$/.exec(address)?.slice(1) ?? [address];

/** An IPv6 visitor has a whole /64 network, so attempts are counted by network. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const whole = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const mapped = /^::ffff:([\d.]+)$/i;

export function countedAddress(address: string): string {
  const ofIpv4 = mapped.exec(address)?.[1];
  return ofIpv4 ?? (isIP(address) === 6 ? networkOf(address) : address);
}

/**
 * The IP address under which a visitor's attempts are counted; null if no proxies are configured, or a proxy did not
 * name the visitor.
 */
export function clientAddressOf(request: FastifyRequest, proxies: TrustedProxies): string | null {
  const address = withoutPort(request.ip).find(Boolean) ?? '';
  if (!proxies.isSet || isIP(address) === 0 || proxies.trusts(address)) return null;
  return countedAddress(address);
}

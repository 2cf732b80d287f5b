import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { TrustedProxies } from '../../trusted-proxies';

/** Some proxies write a port behind the address. */
const withoutPort = (address: string) => /^\[([^\]]+)\](:\d+)?$|^([\d.]+):\d+$/.exec(address)?.slice(1) ?? [address];

/** Whoever has an address of IPv6 has the whole network of it, so that is what is counted. */
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

/** An address as attempts are counted by it: of IPv6 the /64 network. */
export function countedAddress(address: string): string {
  const ofIpv4 = mapped.exec(address)?.[1];
  return ofIpv4 ?? (isIP(address) === 6 ? networkOf(address) : address);
}

/**
 * By what attempts of a visitor are counted.
 * @returns null where it is not known: no proxies are named, so the peer may be one; or a proxy named no visitor.
 */
export function clientAddressOf(request: FastifyRequest, proxies: TrustedProxies): string | null {
  const address = withoutPort(request.ip).find(Boolean) ?? '';
  if (!proxies.isSet || isIP(address) === 0 || proxies.trusts(address)) return null;
  return countedAddress(address);
}

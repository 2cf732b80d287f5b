import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

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

export type Resolve = (host: string) => Promise<LookupAddress[]>;

const resolveAll: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/**
 * Fails if any address of the name is not public. The connection uses the checked address, which prevents DNS
 * rebinding.
 */
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

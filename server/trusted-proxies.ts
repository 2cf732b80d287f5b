import { BlockList, isIP } from 'node:net';

/** The setting `TRUSTED_PROXIES`: whose forwarded headers are believed. */
export interface TrustedProxies {
  /** False where the setting is empty: then a peer may be a visitor or a proxy that nobody named. */
  readonly isSet: boolean;
  trusts(address: string | undefined): boolean;
}

/** Says that no proxy stands in front: every peer is a visitor. */
const none = 'none';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** @throws Error that names the entry, where it is neither an address nor a range. */
function addRange(ranges: BlockList, entry: string) {
  const [address = '', prefix, ...rest] = entry.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const length = prefix === undefined ? longest : Number(/^\d{1,3}$/.exec(prefix)?.[0]);
  if (rest.length > 0 || !(length > 0 && length <= longest)) {
    throw new Error(`"${entry}" is neither an address nor a range such as 10.0.0.0/8`);
  }
  ranges.addSubnet(address, length, familyOf(address));
}

/**
 * @param text addresses and CIDR ranges with commas between; `none` for no proxy at all
 * @throws Error that names the first bad entry
 */
export function readTrustedProxies(text: string): TrustedProxies {
  const entries = text.split(',').flatMap((entry) => entry.trim() || []);
  const ranges = new BlockList();
  if (text.trim() !== none) for (const entry of entries) addRange(ranges, entry);
  return {
    isSet: entries.length > 0,
    trusts: (address = '') => isIP(address) !== 0 && ranges.check(address, familyOf(address)),
  };
}

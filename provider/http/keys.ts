import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));

/** The password that a browser asks for, whatever the name, or the key that a program sends. */
function bearer(authorization = ''): string {
  const [scheme, ...rest] = authorization.split(' ');
  if (scheme === 'Bearer') return rest.join(' ');
  if (scheme !== 'Basic') return '';
  const pair = Buffer.from(rest.join(' '), 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/** Who calls, by the keys that only an operator and the storefront's own server have. */
export interface Keys {
  isAdmin(headers: IncomingHttpHeaders): boolean;
  /** The caller knows `PROVIDER_KEY`, so what it says of its visitors is believed. */
  isStorefront(headers: IncomingHttpHeaders): boolean;
}

/** @param providerKey empty: nobody is believed to be the storefront's server */
export const createKeys = (adminKey: string, providerKey: string): Keys => ({
  isAdmin: ({ authorization }) => isSame(bearer(authorization), adminKey),
  isStorefront: ({ 'x-provider-key': given = '' }) => providerKey !== '' && isSame(String(given), providerKey),
});

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from './envelope';

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

export const isAdminPath = (url: string | undefined) => url?.startsWith('/admin/') ?? false;
const isSandbox = (url: string | undefined) => /^\/sandbox(\/|$)/.test(url ?? '');

/** A page of somebody else that sends a form to the console. */
const isForeignForm = ({ method, routeOptions: { url }, headers }: FastifyRequest) =>
  isSandbox(url) && method !== 'GET' && !['same-origin', undefined].includes(headers['sec-fetch-site']);

/**
 * Admin calls need the admin key. The console's pages take that of the storefront's server too, which has asked its
 * operator for one; who is on this machine needs one as well, since a proxy on it makes everybody look so.
 */
export function requireAdminKey(app: FastifyInstance, keys: Keys) {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, log, routeOptions } = request;
    const isConsole = isSandbox(routeOptions.url);
    if (isForeignForm(request)) return reply.code(403).send(failure('The form is of another site'));
    if (!isConsole && !isAdminPath(routeOptions.url)) return undefined;
    if (keys.isAdmin(headers) || (isConsole && keys.isStorefront(headers))) return undefined;
    log.warn({ route: routeOptions.url }, 'An admin call without the key was refused');
    if (isConsole) void reply.header('www-authenticate', 'Basic');
    return reply.code(401).send(failure('The admin key is missing or wrong'));
  });
}

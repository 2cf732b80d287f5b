import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from '../contract/envelope';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (value: string, expected: string) => timingSafeEqual(digest(value), digest(expected));

/** The password of Basic authentication, with any user name, or the token of Bearer. */
function bearer(authorization = ''): string {
  const [scheme, ...rest] = authorization.split(' ');
  if (scheme === 'Bearer') return rest.join(' ');
  if (scheme !== 'Basic') return '';
  const pair = Buffer.from(rest.join(' '), 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

export interface Keys {
  isAdmin(headers: IncomingHttpHeaders): boolean;
  /** The caller knows `PROVIDER_KEY`, so its headers about visitors are trusted. */
  isStorefront(headers: IncomingHttpHeaders): boolean;
  /** Whether there is a `PROVIDER_KEY`. */
  hasStorefront: boolean;
}

/** @param providerKey empty: no caller is trusted as the storefront's server */
export const createKeys = (adminKey: string, providerKey: string): Keys => ({
  isAdmin: ({ authorization }) => isSame(bearer(authorization), adminKey),
  isStorefront: ({ 'x-provider-key': key = '' }) => providerKey !== '' && isSame(String(key), providerKey),
  hasStorefront: providerKey !== '',
});

export const isAdminPath = (url: string | undefined) => url?.startsWith('/admin/') ?? false;
const isStudioPath = (url: string | undefined) => url?.startsWith('/staff/') ?? false;
const isSandbox = (url: string | undefined) => /^\/sandbox(\/|$)/.test(url ?? '');

/** Whether another site sent this form to the console. */
const isForeignForm = ({ method, routeOptions: { url }, headers }: FastifyRequest) =>
  isSandbox(url) && method !== 'GET' && !['same-origin', undefined].includes(headers['sec-fetch-site']);

/** Only the storefront's server makes the studio's calls, so that attempts to sign in are counted by IP address. */
export function requireStorefrontKey(app: FastifyInstance, keys: Keys) {
  app.addHook('onRequest', async ({ headers, log, routeOptions: { url } }, reply) => {
    if (!isStudioPath(url) || !keys.hasStorefront || keys.isStorefront(headers)) return undefined;
    log.warn({ route: url }, 'A call of the studio without the PROVIDER_KEY was refused');
    return reply.code(401).send(failure('The provider key is missing or invalid'));
  });
}

/**
 * Admin calls need the admin key. The console also accepts the storefront's key, because that server asks the operator
 * for a key itself. Calls from this machine need a key too: behind a local proxy, every caller looks local.
 */
export function requireAdminKey(app: FastifyInstance, keys: Keys) {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, log, routeOptions } = request;
    const isConsole = isSandbox(routeOptions.url);
    if (isForeignForm(request)) return reply.code(403).send(failure('The form comes from another site'));
    if (!isConsole && !isAdminPath(routeOptions.url)) return undefined;
    if (keys.isAdmin(headers) || (isConsole && keys.isStorefront(headers))) return undefined;
    log.warn({ route: routeOptions.url }, 'An admin call without the key was refused');
    if (isConsole) void reply.header('www-authenticate', 'Basic');
    return reply.code(401).send(failure('The admin key is missing or invalid'));
  });
}

import type { FastifyRequest, FastifyInstance } from 'fastify';
import type { Settings } from './settings';
import { isLoopback } from './client-address';

type OriginSettings = Pick<Settings, 'PUBLIC_URL' | 'MULTI_TENANT' | 'HOST' | 'PORT' | 'TRUSTED_PROXIES'>;

const ownOrigin = ({ PUBLIC_URL, HOST, PORT }: OriginSettings) => PUBLIC_URL || `http://${HOST}:${PORT}`;

const schemeOf = (request: FastifyRequest) => (request.protocol === 'https' ? 'https' : 'http');

export const isHttps = (request: FastifyRequest, { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>) =>
  PUBLIC_URL.startsWith('https:') || schemeOf(request) === 'https';

const comesByProxy = ({ socket }: FastifyRequest, { TRUSTED_PROXIES }: OriginSettings) =>
  TRUSTED_PROXIES.trusts(socket.remoteAddress);

/**
 * The origin from which mutations are accepted: `PUBLIC_URL`, otherwise the one that the request names. In sub-path
 * mode, only a trusted proxy or this machine may name it.
 */
export function pageOrigin(request: FastifyRequest, settings: OriginSettings): string {
  if (settings.PUBLIC_URL) return settings.PUBLIC_URL;
  const isBelieved = !settings.MULTI_TENANT || isLoopback(request.host) || comesByProxy(request, settings);
  return isBelieved ? `${schemeOf(request)}://${request.host.toLowerCase()}` : ownOrigin(settings);
}

type StudioSettings = OriginSettings & Pick<Settings, 'STUDIO_ORIGIN'>;

/** The origin from which changes in the studio are accepted. */
export const studioOrigin = (request: FastifyRequest, settings: StudioSettings): string =>
  settings.STUDIO_ORIGIN || pageOrigin(request, settings);

/** Previews are on the studio's host too. */
export function previewOrigin(request: FastifyRequest, settings: StudioSettings): string {
  const { STUDIO_ORIGIN } = settings;
  const isInStudio = STUDIO_ORIGIN && new URL(STUDIO_ORIGIN).host === request.host.toLowerCase();
  return isInStudio ? STUDIO_ORIGIN : pageOrigin(request, settings);
}

/** The host for URLs: with a port only if the server itself listens on it. */
function canonicalHost(request: FastifyRequest, settings: OriginSettings): string {
  const [, name = '', port] = /^(.*?)(?::(\d*))?$/.exec(request.host.toLowerCase()) ?? [];
  const isOwnPort = port === String(request.socket.localPort) && !comesByProxy(request, settings);
  return isOwnPort ? `${name}:${port}` : name;
}

/** For canonical URLs: `PUBLIC_URL`, one of the store's `domains`, or the server's own origin; never another `Host`. */
export function canonicalOrigin(
  request: FastifyRequest,
  settings: OriginSettings,
  domains: readonly string[] = [],
): string {
  if (settings.PUBLIC_URL) return settings.PUBLIC_URL;
  const host = canonicalHost(request, settings);
  const isOwn = domains.includes(request.hostname.toLowerCase()) || (isLoopback(host) && host === request.host);
  return isOwn ? `${schemeOf(request)}://${host}` : ownOrigin(settings);
}

interface StorePlace {
  readonly codename: string;
  readonly domains: readonly string[];
}

/** Where customers find a store: a URL, or a path on the host of the request, which is the studio's; null if unknown. */
export function storeUrl(
  request: FastifyRequest,
  settings: StudioSettings & Pick<Settings, 'STORE_CODENAME'>,
  { codename, domains }: StorePlace,
): string | null {
  const { MULTI_TENANT, PUBLIC_URL, STUDIO_ORIGIN, STORE_CODENAME } = settings;
  const isKnown = PUBLIC_URL !== '' || STUDIO_ORIGIN === '';
  if (MULTI_TENANT) return isKnown ? `${PUBLIC_URL}/${codename}` : null;
  if (domains.includes(request.hostname.toLowerCase())) return '/';
  const [domain] = domains;
  if (domain) return `${isHttps(request, { PUBLIC_URL: STUDIO_ORIGIN || PUBLIC_URL }) ? 'https' : 'http'}://${domain}/`;
  return isKnown && STORE_CODENAME === codename ? `${PUBLIC_URL}/` : null;
}

const isSecure = (cookie: string) => /;\s*secure(;|$)/i.test(cookie);

/** Sets `Secure` on every cookie sent over TLS. Register it after the plugin that writes cookies. */
export function secureCookies(app: FastifyInstance, settings: Pick<Settings, 'PUBLIC_URL'>) {
  app.addHook('onSend', async (request, reply) => {
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    if (cookies.length === 0 || !isHttps(request, settings)) return;
    void reply.removeHeader('set-cookie').header(
      'set-cookie',
      cookies.map((cookie) => (isSecure(cookie) ? cookie : `${cookie}; Secure`)),
    );
  });
}

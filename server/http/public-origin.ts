import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings';

type OriginSettings = Pick<Settings, 'PUBLIC_URL' | 'MULTI_TENANT' | 'STORE_CODENAME' | 'HOST' | 'PORT'>;

/**
 * Scheme and host that visitors see. A `Host` header is believed only in host mode, where it has already found its
 * store by an exact match, and on loopback.
 */
export function publicOrigin(request: FastifyRequest, settings: OriginSettings): string {
  if (settings.PUBLIC_URL) return settings.PUBLIC_URL;
  const isLoopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.host);
  const isDomain = !settings.MULTI_TENANT && !settings.STORE_CODENAME;
  if (isLoopback || isDomain) return `${request.protocol}://${request.host}`;
  return `http://${settings.HOST}:${settings.PORT}`;
}

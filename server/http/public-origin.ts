import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings';
import { isLoopback } from './loopback';

type OriginSettings = Pick<Settings, 'PUBLIC_URL' | 'MULTI_TENANT' | 'STORE_CODENAME' | 'HOST' | 'PORT'>;

/** Where the server stands, whatever a visitor calls it. */
export const ownOrigin = ({ PUBLIC_URL, HOST, PORT }: OriginSettings) => PUBLIC_URL || `http://${HOST}:${PORT}`;

/**
 * Scheme and host that visitors see. A `Host` header is believed only in host mode, where it has already found its
 * store by an exact match, and on loopback.
 */
export function publicOrigin(request: FastifyRequest, settings: OriginSettings): string {
  const isDomain = !settings.MULTI_TENANT && !settings.STORE_CODENAME;
  if (!settings.PUBLIC_URL && (isLoopback(request.host) || isDomain)) return `${request.protocol}://${request.host}`;
  return ownOrigin(settings);
}

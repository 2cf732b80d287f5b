import type { FastifyRequest } from 'fastify';
import type { StoreReference } from '../adapters/apps';
import type { Settings } from '../base/settings';

/** Where in which store a request points to. */
export interface StoreRoute {
  /** Null on the directory of stores. */
  store: StoreReference | null;
  /** `/codename` in sub-path mode, else empty. */
  base: string;
  /** The path inside the store, with a leading slash. */
  path: string;
}

const codenames = /^[a-z0-9][a-z0-9_-]{1,39}$/;

/** In host mode: the store that has the host among its domains, else the one of `STORE_CODENAME`. */
export const storeOfHost = (
  request: FastifyRequest,
  { STORE_CODENAME }: Pick<Settings, 'STORE_CODENAME'>,
): StoreReference => ({
  host: request.hostname.toLowerCase(),
  ...(STORE_CODENAME && { otherwise: STORE_CODENAME }),
});

/**
 * Reads store and path from an address. In sub-path mode the first segment is the codename.
 * @returns null where the address can belong to no store.
 */
export function storeRouteOf(request: FastifyRequest, settings: Settings): StoreRoute | null {
  const path = new URL(`http://store${request.url}`).pathname;
  if (!settings.MULTI_TENANT) return { store: storeOfHost(request, settings), base: '', path };
  if (path === '/') return { store: null, base: '', path };
  const [, codename = '', ...rest] = path.split('/');
  return codenames.test(codename) ? { store: { codename }, base: `/${codename}`, path: `/${rest.join('/')}` } : null;
}

import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings';

export type StoreReference = { codename: string } | { host: string };

/** Where in which store a request points to. */
export interface Place {
  /** Null on the directory of stores. */
  store: StoreReference | null;
  /** `/codename` in sub-path mode, else empty. */
  base: string;
  /** The path inside the store, with a leading slash. */
  path: string;
}

const codenames = /^[a-z0-9][a-z0-9_-]{1,39}$/;

const hostOf = (request: FastifyRequest) => request.host.toLowerCase().replace(/:\d+$/, '');

/**
 * Reads store and path from an address. In sub-path mode the first segment is the codename; in host mode the store is
 * the one of `STORE_CODENAME`, or without that the one that names the host among its domains.
 * @returns null where the address can belong to no store.
 */
export function placeOf(request: FastifyRequest, settings: Settings): Place | null {
  const path = new URL(`http://store${request.url}`).pathname;
  if (!settings.MULTI_TENANT) {
    const store = settings.STORE_CODENAME ? { codename: settings.STORE_CODENAME } : { host: hostOf(request) };
    return { store, base: '', path };
  }
  if (path === '/') return { store: null, base: '', path };
  const [, codename = '', ...rest] = path.split('/');
  return codenames.test(codename) ? { store: { codename }, base: `/${codename}`, path: `/${rest.join('/')}` } : null;
}

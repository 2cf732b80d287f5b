import type { FastifyRequest } from 'fastify';
import type { StoreReference } from '../domains/stores/adapter';
import type { Settings } from '../base/settings';

export interface StoreRoute {
  /** Null for the directory of stores. */
  store: StoreReference | null;
  /** `/codename` in sub-path mode, otherwise empty. */
  base: string;
  /** Path inside the store, with a leading slash. */
  path: string;
}

const codenames = /^[a-z0-9][a-z0-9_-]{1,39}$/;

export const storeOfHost = (
  request: FastifyRequest,
  { STORE_CODENAME }: Pick<Settings, 'STORE_CODENAME'>,
): StoreReference => ({
  host: request.hostname.toLowerCase(),
  ...(STORE_CODENAME && { otherwise: STORE_CODENAME }),
});

export function writtenStore({ url }: FastifyRequest, { MULTI_TENANT }: Settings) {
  const [, segment = ''] = /^\/([^/?#]+)/.exec(url) ?? [];
  const codename = segment.toLowerCase();
  if (!MULTI_TENANT || codename === segment || !codenames.test(codename)) return null;
  return { codename, location: `/${codename}${url.slice(1 + segment.length)}` };
}

/** In sub-path mode the first segment is the codename. @returns null if the URL belongs to no store */
export function storeRouteOf(request: FastifyRequest, settings: Settings): StoreRoute | null {
  const path = new URL(`http://store${request.url}`).pathname;
  if (!settings.MULTI_TENANT) return { store: storeOfHost(request, settings), base: '', path };
  if (path === '/') return { store: null, base: '', path };
  const [, codename = '', ...rest] = path.split('/');
  return codenames.test(codename) ? { store: { codename }, base: `/${codename}`, path: `/${rest.join('/')}` } : null;
}

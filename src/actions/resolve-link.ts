import { loginPath } from '../routing/paths';
import { type ActionTarget, external, nothing } from './action-entry';
import { actTargets } from './act-targets';
import { webAddress } from './web-address';

export interface LinkContext {
  shortLinkHost: string | null;
  signedIn?: boolean;
}

/** What a written link opens; sheets are for actions alone. */
export type LinkTarget = Exclude<ActionTarget, { kind: 'sheet' }>;

const addressScheme = /^(?:\{address\}:?|address:)\/*/i;
const ownPath = /^\/(?!\/)/;
const carried = ['parent', 'parent_name', 'cari', 'page'];

function carriedSearch(linkSearch: URLSearchParams): string {
  const search = new URLSearchParams([...linkSearch].filter(([name]) => carried.includes(name)));
  return search.size > 0 ? `?${search}` : '';
}

function actTarget(name: string, signedIn: boolean): LinkTarget {
  const act = name.toLowerCase();
  if (act === 'back') return { kind: 'back' };
  const target = actTargets.get(act);
  if (!target) return nothing;
  return { kind: 'route', path: target.needsCustomer && !signedIn ? loginPath(target.path) : target.path };
}

/** A path of the store as links write it: `m/promo`, `p/kopi-k1`, `search/teh/…`, `act/topup`. */
function inStore(linkPath: string, signedIn: boolean): LinkTarget {
  const path = `https://store.invalid/${linkPath}`;
  if (linkPath.includes('\\') || !URL.canParse(path)) return nothing;
  const { pathname, searchParams } = new URL(path);
  const [folder, first, ...rest] = pathname.split('/').filter(Boolean);
  const act = searchParams.get('act');
  if (folder === 'act' || act) return actTarget(first ?? act ?? '', signedIn);
  if ((folder === 'p' || folder === 'm') && first && rest.length === 0) {
    return { kind: 'route', path: `/${folder}/${first}${carriedSearch(searchParams)}` };
  }
  if (folder !== 'search' || rest.length > 1) return nothing;
  return { kind: 'route', path: `/${['search', first ?? '0', ...rest].join('/')}${carriedSearch(searchParams)}` };
}

/** A link as a tenant or a custom page writes it: into the store, to a web address, or to nothing. */
export function resolveLink(link: string, { shortLinkHost, signedIn = false }: LinkContext): LinkTarget {
  const trimmed = link.trim();
  if (addressScheme.test(trimmed)) return inStore(trimmed.replace(addressScheme, ''), signedIn);
  if (ownPath.test(trimmed)) return inStore(trimmed.slice(1), signedIn);
  const address = webAddress(trimmed);
  if (address === null) return nothing;
  const url = new URL(address);
  const isShort = shortLinkHost !== null && url.host === shortLinkHost.toLowerCase();
  return isShort ? inStore(url.pathname.slice(1) + url.search, signedIn) : external(address);
}

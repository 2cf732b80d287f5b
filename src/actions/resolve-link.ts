import { customerPaths } from '../routing/customer-paths';
import {
  accountPath,
  cartPath,
  emailVerificationPath,
  loginPath,
  maintenancePath,
  messagesPath,
  nearMePath,
  phoneVerificationPath,
  settingsPasswordPath,
  settingsPath,
  shoppingPath,
  signOutPath,
} from '../routing/paths';
import { type ActionTarget, external, nothing } from './action-entry';

const customer = (path: string) => ({ path, needsCustomer: true });
const everybody = (path: string) => ({ path, needsCustomer: false });

/** What `act` links in custom HTML open; only `back` has no path. */
const actTargets: ReadonlyMap<string, { path: string; needsCustomer: boolean }> = new Map([
  ['admin', customer(maintenancePath)],
  ['account', customer(accountPath)],
  ['topup', customer(customerPaths.topUp)],
  ['withdraw', customer(customerPaths.withdraw)],
  ['cart', customer(cartPath)],
  ['balance', customer(customerPaths.accountBalance)],
  ['message_list', customer(messagesPath)],
  ['profile', customer(customerPaths.profile)],
  ['address', customer(settingsPath)],
  ['password', customer(settingsPasswordPath)],
  ['shopping', customer(shoppingPath)],
  ['referral', customer(customerPaths.referral)],
  ['referral_list', customer(customerPaths.referrals)],
  ['customer_points', customer(customerPaths.points)],
  ['verified_email', customer(emailVerificationPath)],
  ['verified_phone', customer(phoneVerificationPath)],
  ['nearme', everybody(nearMePath)],
  ['logout', customer(signOutPath)],
  ['discussion', everybody(maintenancePath)],
  ['driver', everybody(maintenancePath)],
  ['partner', everybody(maintenancePath)],
]);

const controlOrSpace = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;
const schemed = /^[a-z][a-z0-9+.-]*:/i;
const hostAndPort = /^[a-z0-9-]+(\.[a-z0-9-]+)+:\d/i;
const webStart = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;
const maxLength = 2_000;

const withScheme = (text: string) => {
  if (text.startsWith('//')) return `https:${text}`;
  return schemed.test(text) && !hostAndPort.test(text) ? text : `https://${text}`;
};

/**
 * A URL written by a tenant or a custom page, as the browser normalizes it; without a scheme, it gets https.
 * Null for every other scheme, for credentials, control characters, backslashes, and hosts without a domain.
 */
export function webUrl(link: string): string | null {
  const text = link.trim();
  if (!text || text.length > maxLength || controlOrSpace.test(text)) return null;
  const whole = withScheme(text);
  if (!webStart.test(whole) || !URL.canParse(whole)) return null;
  const { href, hostname } = new URL(whole);
  return /[^.]\.[^.]/.test(hostname) ? href : null;
}

/** The same, but only for one site and its subdomains. */
export function siteUrl(site: string, link: string): string | null {
  const href = webUrl(link);
  if (href === null) return null;
  const { hostname } = new URL(href);
  return hostname === site || hostname.endsWith(`.${site}`) ? href : null;
}

export interface LinkContext {
  shortLinkHost: string | null;
  signedIn?: boolean;
}

/** What a written link opens; only actions open sheets. */
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

/** A link as written by a tenant or a custom page: into the store, to a URL, or to nothing. */
export function resolveLink(link: string, { shortLinkHost, signedIn = false }: LinkContext): LinkTarget {
  const trimmed = link.trim();
  if (addressScheme.test(trimmed)) return inStore(trimmed.replace(addressScheme, ''), signedIn);
  if (ownPath.test(trimmed)) return inStore(trimmed.slice(1), signedIn);
  const href = webUrl(trimmed);
  if (href === null) return nothing;
  const url = new URL(href);
  const isShort = shortLinkHost !== null && url.host === shortLinkHost.toLowerCase();
  return isShort ? inStore(url.pathname.slice(1) + url.search, signedIn) : external(href);
}

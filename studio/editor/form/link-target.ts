/** What a written link opens. */
export type LinkTarget =
  | { readonly kind: 'none' }
  | { readonly kind: 'component' | 'item' | 'act' | 'web'; readonly value: string };

export type LinkKind = 'none' | 'component' | 'item' | 'act' | 'web';

const inStore = /^(?:\{address\}:?|address:)\/*(m|p|act)\/([^\s/?#]+)$/i;
const ownPath = /^\/(m|p)\/([^\s/?#]+)$/;
const folders = { m: 'component', p: 'item', act: 'act' } as const;

/** The id of a page is the part of its path after the last dash. */
const idOf = (segment: string) => segment.split('-').at(-1) ?? '';

export function parseLink(link: string): LinkTarget {
  if (link === '') return { kind: 'none' };
  const [, folder = '', value = ''] = inStore.exec(link) ?? ownPath.exec(link) ?? [];
  const kind = folders[folder.toLowerCase() as keyof typeof folders];
  if (kind === undefined) return { kind: 'web', value: link };
  return { kind, value: kind === 'act' ? value : idOf(value) };
}

const pathOf = { component: 'm', item: 'p', act: 'act' } as const;

export const formatLink = (kind: Exclude<LinkKind, 'none'>, value: string): string =>
  kind === 'web' ? value : `address://${pathOf[kind]}/${value}`;

/** The pages that a link can open by a name of their own. */
export const acts = [
  'account',
  'cart',
  'shopping',
  'message_list',
  'profile',
  'address',
  'password',
  'balance',
  'topup',
  'withdraw',
  'customer_points',
  'referral',
  'referral_list',
  'verified_email',
  'verified_phone',
  'nearme',
  'back',
  'logout',
] as const;

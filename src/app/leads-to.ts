import type { ItemScreenQuery } from '../__generated__/gql/graphql';
import { resolveLink } from '../actions/resolve-link';
import { readFragment } from '../api/fragment';
import type { StoreShell } from '../api/store-context';
import type { Route } from '../routing/define-route';
import { itemRoute } from '../screens/item/route';

/** The path inside the store that a page does nothing but lead to. Only the server asks: in a browser the page itself goes on. */
export function leadsTo(route: Route, data: unknown, { shortLinkHost }: StoreShell): string | null {
  if (route !== itemRoute || !data) return null;
  const { itemPage } = data as ItemScreenQuery;
  const details = itemPage && readFragment(itemPage).details;
  if (details?.__typename !== 'RedirectDetails') return null;
  const target = resolveLink(details.link ?? '', { shortLinkHost });
  return target.kind === 'route' ? target.path : null;
}

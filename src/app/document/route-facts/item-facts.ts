import type { ItemScreenQuery } from '../../../__generated__/gql/graphql';
import { resolveLink } from '../../../actions/resolve-link';
import { readFragment } from '../../../api/fragment';
import { itemPages } from '../../../renderers/items/pages/registry';
import { itemRoute } from '../../../screens/item/route';
import { itemPageData } from '../json-ld/item-page-data';
import { routeFacts } from './route-facts';

const pageOf = ({ itemPage }: ItemScreenQuery) => itemPage && readFragment(itemPage);

export const itemFacts = routeFacts(itemRoute, {
  redirect(data, { store: { shortLinkHost } }) {
    const page = pageOf(data);
    if (page?.__typename !== 'RedirectLinkPage') return null;
    const target = resolveLink(page.link ?? '', { shortLinkHost });
    return target.kind === 'route' ? target.path : null;
  },
  modules(data) {
    const page = pageOf(data);
    return page ? [itemPages[page.item.__typename].module] : [];
  },
  about({ data, site }) {
    const page = pageOf(data);
    return page ? itemPageData(page, site) : [];
  },
});

import { ItemScreenDocument } from '../../__generated__/documents/item-screen';
import type { ItemScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import type { ItemType } from '../../renderers/items/item-entry';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { lazyComponent } from '../../lazy/lazy-component';
import { itemPath, viewUidOf, patterns } from '../../routing/paths';
import { ItemSkeleton } from './item-skeleton';

/** Types without content of their own, which search engines should not list. */
const unlisted: readonly ItemType[] = ['RedirectLink', 'ContactAction'];

const pageOf = (data: ItemScreenQuery | null) => data?.itemPage && readFragment(data.itemPage);

export const itemRoute = defineRoute({
  path: patterns.item,
  content: ContentMode.ITEM,
  // For a shop: the search text and the page.
  parameters: ['cari', 'page'],
  query: ItemScreenDocument,
  variables: ({ params }) => ({ id: viewUidOf(params.slug) }),
  exists: (data) => data.itemPage !== null,
  head: ({ data }) => {
    const page = pageOf(data);
    if (!page) return { title: '', indexed: true };
    const { item, images } = page;
    return {
      title: item.title,
      ...(item.summary && { description: item.summary }),
      image: images[0] ?? item.image,
      canonicalPath: itemPath(item),
      ...(item.price && { kind: 'product' }),
      indexed: !unlisted.includes(item.__typename),
    };
  },
  counted: true,
  screen: lazyComponent(() => import(/* webpackChunkName: "screen-item" */ './item-screen')),
  skeleton: ItemSkeleton,
});

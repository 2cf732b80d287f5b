import { ItemScreenDocument } from '../__generated__/documents/item-screen';
import { ContentMode } from '../routing/content-mode';
import { defineRoute } from '../routing/define-route';
import { lazyComponent } from '../routing/lazy-component';
import { itemPath, viewUidOf } from '../routing/paths';
import { maintenanceRoute } from '../screens/maintenance/route';

/** Item pages come later; an item that the store does not have is a 404 already. */
export const itemRoute = defineRoute({
  path: '/p/:slug',
  content: ContentMode.ITEM,
  query: ItemScreenDocument,
  variables: ({ params }) => ({ viewUid: viewUidOf(params.slug) }),
  exists: (data) => data.item !== null,
  head: ({ data }) => ({
    title: data?.item?.title ?? '',
    ...(data?.item && { canonicalPath: itemPath(data.item) }),
    indexed: false,
  }),
  counted: true,
  screen: lazyComponent(
    () => import(/* webpackChunkName: "screen-maintenance" */ '../screens/maintenance/maintenance-screen'),
  ),
  chunk: maintenanceRoute.chunk,
  skeleton: maintenanceRoute.skeleton,
});

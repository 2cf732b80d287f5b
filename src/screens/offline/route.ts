import { offlineScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { offlinePath } from '../../routing/paths';
import { MessageSkeleton } from '../../ui/skeleton/skeletons';

/** What the service worker shows instead of a page that it has not stored. */
export const offlineRoute = defineRoute({
  path: offlinePath,
  content: ContentMode.HOME,
  head: ({ text }) => ({ title: text('failure.page'), indexed: false }),
  screen: offlineScreen(() => import(/* webpackChunkName: "screen-offline" */ './offline-screen')),
  skeleton: MessageSkeleton,
});

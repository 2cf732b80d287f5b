import { MessageSkeleton } from '../../ui/skeleton/skeletons';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { lazyComponent } from '../../lazy/lazy-component';
import { patterns } from '../../routing/paths';

/** The server redirects this URL to the action's target. The page is shown only if the click could not be counted. */
export const goRoute = defineRoute({
  path: patterns.action,
  status: 502,
  content: ContentMode.HOME,
  head: ({ text }) => ({ title: text('action.not-opened'), indexed: false }),
  screen: lazyComponent(() => import(/* webpackChunkName: "screen-go" */ './go-screen')),
  skeleton: MessageSkeleton,
});

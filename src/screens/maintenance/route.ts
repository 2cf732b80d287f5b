import { ContentMode, defineRoute } from '../../routing/define-route';
import { lazyComponent } from '../../lazy/lazy-component';
import { MessageSkeleton } from '../../ui/skeleton/skeletons';
import { maintenancePath } from '../../routing/paths';

export const maintenanceRoute = defineRoute({
  path: maintenancePath,
  content: ContentMode.HOME,
  head: ({ text }) => ({ title: text('maintenance.title'), indexed: false }),
  screen: lazyComponent(() => import(/* webpackChunkName: "screen-maintenance" */ './maintenance-screen')),
  skeleton: MessageSkeleton,
});

import { ContentMode } from '../../routing/content-mode';
import { defineRoute } from '../../routing/define-route';
import { lazyComponent } from '../../lazy/lazy-component';
import { MessageSkeleton } from '../../ui/skeleton/message-skeleton';

export const maintenanceRoute = defineRoute({
  path: '/maintenance',
  content: ContentMode.HOME,
  head: ({ text }) => ({ title: text('maintenance.title'), indexed: false }),
  screen: lazyComponent(() => import(/* webpackChunkName: "screen-maintenance" */ './maintenance-screen')),
  skeleton: MessageSkeleton,
});

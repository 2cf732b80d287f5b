import { createElement } from 'react';
import { NotificationsScreenDocument } from '../../__generated__/documents/notifications-screen';
import { customerPaths } from '../../routing/customer-paths';
import { notificationScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { namedPage } from '../../routing/named-page';
import { RowListSkeleton } from '../../ui/skeleton/skeletons';

export const notificationsRoute = defineRoute({
  path: customerPaths.notifications,
  content: ContentMode.ACCOUNT,
  private: true,
  query: NotificationsScreenDocument,
  ...namedPage('title.notifications'),
  screen: notificationScreen(() => import(/* webpackChunkName: "screen-notifications" */ './notifications-screen')),
  skeleton: () => createElement(RowListSkeleton, { count: 7, picture: 44 }),
});

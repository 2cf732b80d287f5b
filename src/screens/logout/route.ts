import { MessageSkeleton } from '../../ui/skeleton/skeletons';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { profileScreen } from '../../routing/customer-screen';
import { signOutPath } from '../../routing/paths';

export const logoutRoute = defineRoute({
  path: signOutPath,
  content: ContentMode.ACCOUNT,
  private: true,
  head: ({ text }) => ({ title: text('logout.ask'), indexed: false }),
  screen: profileScreen(() => import(/* webpackChunkName: "screen-logout" */ './logout-screen')),
  skeleton: MessageSkeleton,
});

import { ClosingScreenDocument } from '../../__generated__/documents/closing-screen';
import { ProfileScreenDocument } from '../../__generated__/documents/profile-screen';
import { customerPaths } from '../../routing/customer-paths';
import { closingScreen, profileScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute, type Route } from '../../routing/define-route';
import { FormSkeleton } from '../../ui/skeleton/form-skeleton';

export const profileRoutes: readonly Route[] = [
  defineRoute({
    path: customerPaths.profile,
    content: ContentMode.PROFILE,
    private: true,
    query: ProfileScreenDocument,
    head: ({ text }) => ({ title: text('title.profile'), indexed: false }),
    screen: profileScreen(() => import(/* webpackChunkName: "screen-profile" */ './profile-screen')),
    skeleton: FormSkeleton,
  }),
  defineRoute({
    path: customerPaths.closeAccount,
    content: ContentMode.SETTINGS,
    private: true,
    query: ClosingScreenDocument,
    head: ({ text }) => ({ title: text('title.close-account'), indexed: false }),
    screen: closingScreen(() => import(/* webpackChunkName: "screen-closing" */ './closing-screen')),
    skeleton: FormSkeleton,
  }),
];

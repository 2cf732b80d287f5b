import { ClosingScreenDocument } from '../../__generated__/documents/closing-screen';
import { ProfileScreenDocument } from '../../__generated__/documents/profile-screen';
import { customerPaths } from '../../routing/customer-paths';
import { closingScreen, profileScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute, type Route } from '../../routing/define-route';
import { namedPage } from '../../routing/named-page';
import { FormSkeleton } from '../../ui/skeleton/form-skeleton';

export const profileRoutes: readonly Route[] = [
  defineRoute({
    path: customerPaths.profile,
    content: ContentMode.PROFILE,
    private: true,
    query: ProfileScreenDocument,
    ...namedPage('title.profile'),
    screen: profileScreen(() => import(/* webpackChunkName: "screen-profile" */ './profile-screen')),
    skeleton: FormSkeleton,
  }),
  defineRoute({
    path: customerPaths.closeAccount,
    content: ContentMode.SETTINGS,
    private: true,
    query: ClosingScreenDocument,
    ...namedPage('title.close-account'),
    screen: closingScreen(() => import(/* webpackChunkName: "screen-closing" */ './closing-screen')),
    skeleton: FormSkeleton,
  }),
];

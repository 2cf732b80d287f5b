import { ProfileScreenDocument } from '../../__generated__/documents/profile-screen';
import { customerPaths } from '../../routing/customer-paths';
import { profileScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { FormSkeleton } from '../../ui/skeleton/form-skeleton';

export const profileRoute = defineRoute({
  path: customerPaths.profile,
  content: ContentMode.PROFILE,
  private: true,
  query: ProfileScreenDocument,
  head: ({ text }) => ({ title: text('title.profile'), indexed: false }),
  screen: profileScreen(() => import(/* webpackChunkName: "screen-profile" */ './profile-screen')),
  skeleton: FormSkeleton,
});

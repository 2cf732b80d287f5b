import { FormSkeleton } from '../../ui/skeleton/form-skeleton';
import { ContentMode } from '../../routing/content-mode';
import { customerScreen } from '../../routing/customer-screen';
import { defineRoute } from '../../routing/define-route';

/** Signing in, registering, a forgotten password; `?next=` says where to go on. */
export const loginRoute = defineRoute({
  path: '/login',
  content: ContentMode.ACCOUNT,
  parameters: ['next'],
  head: ({ text }) => ({ title: text('title.sign-in'), canonicalPath: '/login', indexed: false }),
  screen: customerScreen(() => import(/* webpackChunkName: "screen-login" */ './login-screen')),
  skeleton: FormSkeleton,
});

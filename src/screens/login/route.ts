import { FormSkeleton } from '../../ui/skeleton/form-skeleton';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { loginScreen } from '../../routing/customer-screen';
import { loginPath } from '../../routing/paths';

/** Sign-in, registration and forgotten passwords; `?next=` is the path to continue to. */
export const loginRoute = defineRoute({
  path: loginPath(),
  content: ContentMode.ACCOUNT,
  title: 'title.sign-in',
  parameters: ['next'],
  head: ({ text }) => ({ title: text('title.sign-in'), canonicalPath: loginPath(), indexed: false }),
  screen: loginScreen(() => import(/* webpackChunkName: "screen-login" */ './login-screen')),
  skeleton: FormSkeleton,
});

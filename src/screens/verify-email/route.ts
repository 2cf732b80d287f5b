import { VerifyEmailScreenDocument } from '../../__generated__/documents/verify-email-screen';
import { FormSkeleton } from '../../ui/skeleton/form-skeleton';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { profileScreen } from '../../routing/customer-screen';
import { emailVerificationPath } from '../../routing/paths';

export const verifyEmailRoute = defineRoute({
  path: emailVerificationPath,
  content: ContentMode.ACCOUNT,
  private: true,
  query: VerifyEmailScreenDocument,
  head: ({ text }) => ({ title: text('title.verification'), indexed: false }),
  screen: profileScreen(() => import(/* webpackChunkName: "screen-verify-email" */ './verify-email-screen')),
  skeleton: FormSkeleton,
});

import { VerifyPhoneScreenDocument } from '../../__generated__/documents/verify-phone-screen';
import { FormSkeleton } from '../../ui/skeleton/form-skeleton';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { profileScreen } from '../../routing/customer-screen';
import { phoneVerificationPath } from '../../routing/paths';

export const verifyPhoneRoute = defineRoute({
  path: phoneVerificationPath,
  content: ContentMode.ACCOUNT,
  parameters: ['next'],
  private: true,
  query: VerifyPhoneScreenDocument,
  head: ({ text }) => ({ title: text('title.verification'), indexed: false }),
  screen: profileScreen(() => import(/* webpackChunkName: "screen-verify-phone" */ './verify-phone-screen')),
  skeleton: FormSkeleton,
});

import { VerifyEmailScreenDocument } from '../../__generated__/documents/verify-email-screen';
import { VerifyPhoneScreenDocument } from '../../__generated__/documents/verify-phone-screen';
import { profileScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute, type Route } from '../../routing/define-route';
import { namedPage } from '../../routing/named-page';
import { emailVerificationPath, phoneVerificationPath } from '../../routing/paths';
import { FormSkeleton } from '../../ui/skeleton/form-skeleton';

const shared = {
  content: ContentMode.ACCOUNT,
  private: true,
  skeleton: FormSkeleton,
} as const;

export const verifyRoutes: readonly Route[] = [
  defineRoute({
    ...shared,
    ...namedPage('title.verification', 'title.verify-email'),
    path: emailVerificationPath,
    query: VerifyEmailScreenDocument,
    screen: profileScreen(() => import(/* webpackChunkName: "screen-verify-email" */ './verify-email-screen')),
  }),
  defineRoute({
    ...shared,
    ...namedPage('title.verification', 'title.verify-phone'),
    path: phoneVerificationPath,
    parameters: ['next'],
    query: VerifyPhoneScreenDocument,
    screen: profileScreen(() => import(/* webpackChunkName: "screen-verify-phone" */ './verify-phone-screen')),
  }),
];

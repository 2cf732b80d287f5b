import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { CustomerRulesDocument } from '../../../__generated__/documents/customer-rules';
import { useStore } from '../../../api/store-context';
import { useCustomerDocument } from '../../../api/use-customer-document';
import type { EmailPromptProps } from '../../../features/accounts/email-prompt';
import { customerScreen } from '../../../routing/customer-screen';
import { whenSheetAsked } from '../../../routing/asked-sheet';
import {
  emailVerificationPath,
  isAt,
  legalPaths,
  loginPath,
  phoneVerificationPath,
  signOutPath,
} from '../../../routing/paths';
import { storedText } from '../../../storage/stored-text';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { WalletSheets } from './wallet-sheets';

const EmailPrompt = customerScreen<EmailPromptProps>(
  () => import(/* webpackChunkName: "email-prompt" */ '../../../features/accounts/email-prompt'),
);

const all = {};
const free = [loginPath(), phoneVerificationPath, emailVerificationPath, signOutPath, ...legalPaths];

/** Asks for a verified phone and, once per session, for a verified e-mail. */
function Rules() {
  const { codename } = useStore();
  const { pathname, search } = useLocation();
  const { loaded } = useCustomerDocument(CustomerRulesDocument, all);
  const emailAsked = storedText('session/customer/email-asked', codename);
  const [prompt, setPrompt] = useState<'initial' | 'requested' | 'dismissed'>(() =>
    emailAsked.read() === null ? 'initial' : 'dismissed',
  );
  const customer = (!free.some((path) => isAt(path, pathname)) && loaded?.ok && loaded.data.customer) || null;
  const canAsk = customer !== null && !customer.emailVerified;
  useEffect(() => (canAsk ? whenSheetAsked('verify-email', () => setPrompt('requested')) : undefined), [canAsk]);
  if (!customer) return null;
  const { phoneVerified, verification } = customer;
  const skipped =
    verification.phone === 'SKIPPABLE' && storedText('session/customer/phone-skipped', codename).read() !== null;
  if (!phoneVerified && verification.phone !== 'NONE' && !skipped) {
    return <Navigate replace to={`${phoneVerificationPath}?next=${encodeURIComponent(pathname + search)}`} />;
  }
  const close = () => {
    emailAsked.write('yes');
    setPrompt('dismissed');
  };
  const open = canAsk && (prompt === 'requested' || (prompt === 'initial' && verification.emailNeeded));
  return (
    <OnDemand needed={open} onFail={() => setPrompt('dismissed')}>
      <EmailPrompt open={open} byCode={verification.emailByCode} onClose={close} />
    </OnDemand>
  );
}

/** What a store requires of its customers first, and the sheets that only they can open. */
export default function CustomerRules() {
  return (
    <>
      <Rules />
      <WalletSheets />
    </>
  );
}

import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { CustomerRulesDocument } from '../../__generated__/documents/customer-rules';
import { customerKey } from '../../api/customer-storage';
import { useStore } from '../../api/store-context';
import { useCustomerDocument } from '../../api/use-customer-document';
import { EmailPrompt } from '../../renderers/account/email-prompt';
import { whenEmailAsked } from '../../routing/email-asked';
import { emailVerificationPath, isAt, loginPath, phoneVerificationPath, signOutPath } from '../../routing/paths';

const all = {};
const free = [loginPath(), phoneVerificationPath, emailVerificationPath, signOutPath];

function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function keep(key: string) {
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Storage is switched off in this browser: the next page asks again.
  }
}

/** What a store asks of its customers before all else: a verified phone, and once a session a verified e-mail. */
export default function CustomerRules() {
  const { codename } = useStore();
  const { pathname, search } = useLocation();
  const { loaded } = useCustomerDocument(CustomerRulesDocument, all);
  const promptKey = customerKey(codename, 'email-asked');
  const [asked, setAsked] = useState(() => isKept(promptKey));
  const [wished, setWished] = useState(false);
  const customer = (!free.some((path) => isAt(path, pathname)) && loaded?.ok && loaded.data.customer) || null;
  const canAsk = customer !== null && !customer.emailVerified;
  useEffect(() => (canAsk ? whenEmailAsked(() => setWished(true)) : undefined), [canAsk]);
  if (!customer) return null;
  const { phoneVerified, verification } = customer;
  const skipped = verification.phone === 'SKIPPABLE' && isKept(customerKey(codename, 'phone-skipped'));
  if (!phoneVerified && verification.phone !== 'NONE' && !skipped) {
    return <Navigate replace to={`${phoneVerificationPath}?next=${encodeURIComponent(pathname + search)}`} />;
  }
  const close = () => {
    keep(promptKey);
    setAsked(true);
    setWished(false);
  };
  return (
    <EmailPrompt
      open={canAsk && (wished || (verification.emailNeeded && !asked))}
      byCode={verification.emailByCode}
      onClose={close}
    />
  );
}

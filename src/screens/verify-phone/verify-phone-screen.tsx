import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import type { VerifyPhoneScreenQuery } from '../../__generated__/gql/graphql';
import { useStore } from '../../api/store-context';
import { usePageData } from '../../api/use-loaded';
import { LinkButton } from '../../ui/button/link-button';
import { toastDurations } from '../../ui/feedback/toast-durations';
import { useToast } from '../../ui/feedback/use-toast';
import { useOneTimeCode } from '../../features/account/use-one-time-code';
import { FormAlert } from '../../ui/field/form-alert';
import { useMessages } from '../../i18n/use-messages';
import { AccountPanel } from '../../features/account/account-panel';
import { QuietButton } from '../../ui/button/quiet-button';
import { CodeEntry } from '../../features/account/code-entry';
import SignInFirst from '../../features/account/sign-in-first';
import { useErrorText } from '../../features/account/use-error-text';
import type { ScreenProps } from '../../routing/define-route';
import { nextPath } from '../../routing/next-path';
import { signOutPath, accountPath } from '../../routing/paths';
import { storedValue } from '../../storage/stored-value';
import { PhoneForm } from './phone-form';
import { isBusy } from '../../actors/selectors';

type Customer = NonNullable<VerifyPhoneScreenQuery['customer']>;

function VerifyPhone({ customer, next }: { customer: Customer; next: string }) {
  const m = useMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const pageData = usePageData();
  const { codename } = useStore();
  const flow = useOneTimeCode({ purpose: 'PHONE', to: null, sent: null });
  const { error, sent } = useSelector(flow, ({ context }) => context);
  const busy = useSelector(flow, isBusy);
  const goOn = () => navigate(next, { replace: true });
  const skip = () => {
    storedValue('session/customer/phone-skipped', codename).write('yes');
    void goOn();
  };
  if (customer.phoneVerified) {
    return (
      <AccountPanel>
        <h1>{m('verify.phone-title')}</h1>
        <p>{m('verify.phone-done', { phone: customer.phone })}</p>
        <LinkButton to={next}>{m('verify.go-on')}</LinkButton>
      </AccountPanel>
    );
  }
  return (
    <AccountPanel>
      <h1>{m('verify.phone-title')}</h1>
      <p>{m('verify.phone-text')}</p>
      {sent ? (
        <>
          <CodeEntry
            flow={flow}
            submit={m('login.confirm')}
            onDone={() => {
              pageData.invalidatePrivate();
              toast(m('verify.phone-thanks'), toastDurations.normal);
              void goOn();
            }}
          />
          <QuietButton disabled={busy} onClick={() => flow.send({ type: 'code.change' })}>
            {m('verify.other-phone')}
          </QuietButton>
        </>
      ) : (
        <>
          {error && <FormAlert>{errorText(error)}</FormAlert>}
          <PhoneForm phone={customer.phone} busy={busy} onSend={(to) => flow.send({ type: 'code.send', to })} />
        </>
      )}
      {customer.verification.phone === 'REQUIRED' ? (
        <LinkButton $look="quiet" to={signOutPath}>
          {m('account.sign-out')}
        </LinkButton>
      ) : (
        <QuietButton onClick={skip}>{m('verify.skip')}</QuietButton>
      )}
    </AccountPanel>
  );
}

/** A code proves that the phone is the customer's; some stores let that be skipped. */
export default function VerifyPhoneScreen({ data: { customer }, search }: ScreenProps<VerifyPhoneScreenQuery>) {
  const next = search.get('next');
  return customer ? <VerifyPhone customer={customer} next={next ? nextPath(next) : accountPath} /> : <SignInFirst />;
}

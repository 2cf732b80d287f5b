import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import type { VerifyPhoneScreenQuery } from '../../__generated__/gql/graphql';
import { phoneLength } from '../../__generated__/limits';
import { isBusy } from '../../actors/selectors';
import { useStore } from '../../api/store-context';
import { usePageData } from '../../api/use-loaded';
import { AccountPanel, AccountText, AccountTitle } from '../../features/accounts/account-panel';
import { CodeEntry } from '../../features/accounts/code-entry';
import { phoneTest } from '../../features/accounts/phone-rule';
import SignInFirst from '../../features/accounts/sign-in-first';
import { useRefusalText } from '../../features/refusals/refusal-text';
import { type CodeTarget, useOneTimeCode } from '../../features/accounts/use-one-time-code';
import { useMessages } from '../../i18n/use-messages';
import type { ScreenProps } from '../../routing/define-route';
import { nextPath } from '../../routing/next-path';
import { accountPath, signOutPath } from '../../routing/paths';
import { storedText } from '../../storage/stored-text';
import { LinkButton } from '../../ui/button/button';
import { QuietButton } from '../../ui/button/quiet-button';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { Form, SubmitButton } from '../../ui/field/form';
import { FormAlert } from '../../ui/field/form-alert';
import { phoneCharacters } from '../../ui/field/input-filters';
import { PickerField } from '../../ui/field/picker-field';
import { TextField } from '../../ui/field/text-field';

export interface PhoneFormProps {
  /** The account's phone number. */
  phone: string;
  busy: boolean;
  onSend: (to: CodeTarget) => void;
}

interface Typed {
  phone: string;
  channel: string;
}

const schema = object({
  phone: string()
    .required('refusal.phone-missing')
    .test(...phoneTest),
  channel: string().required(),
});

export function PhoneForm({ phone, busy, onSend }: PhoneFormProps) {
  const m = useMessages();
  const options = [
    { id: 'WHATSAPP', label: 'WhatsApp' },
    { id: 'SMS', label: 'SMS' },
  ];
  return (
    <Form<Typed>
      initial={{ phone, channel: 'WHATSAPP' }}
      schema={schema}
      onSubmit={(typed) => onSend({ phone: typed.phone, channel: typed.channel === 'SMS' ? 'SMS' : 'WHATSAPP' })}
    >
      <TextField
        name="phone"
        type="tel"
        label={m('login.phone')}
        autoComplete="tel"
        filter={phoneCharacters(phoneLength)}
      />
      <PickerField name="channel" label={m('code.channel')} placeholder="" from={{ state: 'ready', options }} />
      <SubmitButton busy={busy}>{m('login.send-code')}</SubmitButton>
    </Form>
  );
}

type Customer = NonNullable<VerifyPhoneScreenQuery['customer']>;

function VerifyPhone({ customer, next }: { customer: Customer; next: string }) {
  const m = useMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const pageData = usePageData();
  const { codename } = useStore();
  const flow = useOneTimeCode({ purpose: 'PHONE', to: null, sent: null });
  const { error, sent } = useSelector(flow, ({ context }) => context);
  const busy = useSelector(flow, isBusy);
  const goOn = () => navigate(next, { replace: true });
  const skip = () => {
    storedText('session/customer/phone-skipped', codename).write('yes');
    void goOn();
  };
  if (customer.phoneVerified) {
    return (
      <AccountPanel>
        <AccountTitle>{m('verify.phone-title')}</AccountTitle>
        <AccountText>{m('verify.phone-done', { phone: customer.phone })}</AccountText>
        <LinkButton to={next}>{m('verify.go-on')}</LinkButton>
      </AccountPanel>
    );
  }
  return (
    <AccountPanel>
      <AccountTitle>{m('verify.phone-title')}</AccountTitle>
      <AccountText>{m('verify.phone-text')}</AccountText>
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
          {error && <FormAlert>{refusalText(error)}</FormAlert>}
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

/** Verifies the customer's phone by a code; some stores allow skipping it. */
export default function VerifyPhoneScreen({ data: { customer }, search }: ScreenProps<VerifyPhoneScreenQuery>) {
  const next = search.get('next');
  return customer ? <VerifyPhone customer={customer} next={next ? nextPath(next) : accountPath} /> : <SignInFirst />;
}

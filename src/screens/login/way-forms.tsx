import type { ReactNode } from 'react';
import { boolean, object, string } from 'yup';
import type { CodePurpose } from '../../__generated__/gql/graphql';
import { nameLength, phoneLength } from '../../__generated__/limits';
import { CodeEntry } from '../../features/accounts/code-entry';
import { passwordRule } from '../../features/accounts/password-rule';
import { isPhone, phoneTest } from '../../features/accounts/phone-rule';
import { type SentCode as Sent, useOneTimeCode } from '../../features/accounts/use-one-time-code';
import type { Credentials, Registration } from '../../features/accounts/use-sign-in';
import { useMessages } from '../../i18n/use-messages';
import { privacyPath, termsPath } from '../../routing/paths';
import { CheckField } from '../../ui/field/check-field';
import { Form, SubmitButton } from '../../ui/field/form';
import { phoneCharacters } from '../../ui/field/input-filters';
import { PasswordField } from '../../ui/field/password-field';
import { TextField } from '../../ui/field/text-field';
import { LegalLinks } from '../../ui/link/legal-links';

const maxIdentityLength = 100;

interface WayFormProps<Typed> {
  busy: boolean;
  /** The refusal, above the fields. */
  alert: ReactNode;
  onSend: (typed: Typed) => void;
}

const signInSchema = object({
  identity: string().trim().required('login.identity-missing'),
  password: string().required('login.password-missing'),
});

export function SignInForm({ identity, busy, alert, onSend }: WayFormProps<Credentials> & { identity: string }) {
  const m = useMessages();
  return (
    <Form initial={{ identity, password: '' }} schema={signInSchema} onSubmit={onSend}>
      {alert}
      <TextField
        name="identity"
        label={m('login.identity')}
        autoComplete="username"
        autoCapitalize="off"
        maxLength={maxIdentityLength}
      />
      <PasswordField name="password" label={m('login.password')} autoComplete="current-password" />
      <SubmitButton busy={busy}>{m('login.sign-in')}</SubmitButton>
    </Form>
  );
}

const registerSchema = object({
  name: string().trim().required('login.name-missing'),
  email: string().trim().required('login.email-missing').email('login.email-wrong'),
  phone: string()
    .trim()
    .default('')
    .test(...phoneTest),
  password: passwordRule,
  consent: boolean().required().oneOf([true], 'login.consent-missing'),
});

const empty: Registration = { name: '', email: '', phone: '', password: '', consent: false };

export function RegisterForm({ busy, alert, onSend }: WayFormProps<Registration>) {
  const m = useMessages();
  return (
    <Form initial={empty} schema={registerSchema} onSubmit={onSend}>
      {alert}
      <TextField name="name" label={m('login.name')} autoComplete="name" maxLength={nameLength} />
      <TextField
        name="email"
        type="email"
        label={m('login.email')}
        autoComplete="email"
        autoCapitalize="off"
        maxLength={maxIdentityLength}
      />
      <TextField
        name="phone"
        type="tel"
        label={m('login.phone')}
        hint={m('login.optional')}
        autoComplete="tel"
        filter={phoneCharacters(phoneLength)}
      />
      <PasswordField
        name="password"
        label={m('login.password')}
        hint={m('login.password-hint')}
        autoComplete="new-password"
      />
      <div>
        <CheckField name="consent" label={m('login.consent')} />
        <LegalLinks newTab terms={termsPath} privacy={privacyPath} />
      </div>
      <SubmitButton busy={busy}>{m('login.register')}</SubmitButton>
    </Form>
  );
}

/** Whether the text can be an identity. A text without letters can only be a phone number. */
const mayBeKnown = (identity: string) => /[^\d\s+()-]/.test(identity) || isPhone(identity.replace(/[\s()-]/g, ''));

const resetSchema = object({
  identity: string().trim().required('login.identity-missing').test('phone', 'login.phone-wrong', mayBeKnown),
});

export function ResetForm({ identity, busy, alert, onSend }: WayFormProps<string> & { identity: string }) {
  const m = useMessages();
  return (
    <Form initial={{ identity }} schema={resetSchema} onSubmit={(typed) => onSend(typed.identity)}>
      {alert}
      <TextField
        name="identity"
        label={m('login.identity')}
        autoComplete="username"
        autoCapitalize="off"
        maxLength={maxIdentityLength}
      />
      <SubmitButton busy={busy}>{m('login.send-code')}</SubmitButton>
    </Form>
  );
}

export interface SentCodeProps {
  purpose: CodePurpose;
  sent: Sent;
  submit: string;
  onDone: () => void;
}

export function SentCode({ purpose, sent, submit, onDone }: SentCodeProps) {
  const flow = useOneTimeCode({ purpose, to: null, sent });
  return <CodeEntry flow={flow} withPassword={purpose === 'RESET'} submit={submit} onDone={onDone} />;
}

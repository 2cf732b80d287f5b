import { phoneLength } from '../../__generated__/limits';
import { boolean, object, string } from 'yup';
import { LegalLinks } from '../../ui/link/legal-links';
import type { Registration } from '../../features/account/use-sign-in';
import { CheckField } from '../../ui/field/check-field';
import { Form } from '../../ui/field/form';
import { phoneSigns } from '../../ui/field/input-filters';
import { PasswordField } from '../../ui/field/password-field';
import { SubmitButton } from '../../ui/field/submit-button';
import { TextField } from '../../ui/field/text-field';
import { useMessages } from '../../i18n/use-messages';
import { passwordRule } from '../../features/account/password-rule';
import { privacyPath, termsPath } from '../../routing/paths';
import { maxIdentityLength, maxNameLength } from './limits';
import type { WayFormProps } from './way-form-props';

const schema = object({
  name: string().trim().required('login.name-missing'),
  email: string().trim().required('login.email-missing').email('login.email-wrong'),
  phone: string().defined().default(''),
  password: passwordRule,
  consent: boolean().required().oneOf([true], 'login.consent-missing'),
});

const empty: Registration = { name: '', email: '', phone: '', password: '', consent: false };

export function RegisterForm({ busy, alert, onSend }: WayFormProps<Registration>) {
  const m = useMessages();
  return (
    <Form initial={empty} schema={schema} onSubmit={onSend}>
      {alert}
      <TextField name="name" label={m('login.name')} autoComplete="name" maxLength={maxNameLength} />
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
        filter={phoneSigns(phoneLength)}
      />
      <PasswordField
        name="password"
        label={m('login.password')}
        hint={m('login.password-hint')}
        autoComplete="new-password"
      />
      <div>
        <CheckField name="consent" label={m('login.consent')} />
        <LegalLinks apart terms={termsPath} privacy={privacyPath} />
      </div>
      <SubmitButton busy={busy}>{m('login.register')}</SubmitButton>
    </Form>
  );
}

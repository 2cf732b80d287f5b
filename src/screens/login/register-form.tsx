import { object, string } from 'yup';
import type { Registration } from '../../flows/use-sign-in';
import { Form } from '../../forms/form';
import { phoneSigns } from '../../forms/keep';
import { PasswordField } from '../../forms/password-field';
import { SubmitButton } from '../../forms/submit-button';
import { TextField } from '../../forms/text-field';
import { useMessages } from '../../i18n/use-messages';
import { passwordRule } from '../../renderers/account/password-rule';
import { longestIdentity, longestName, longestPhone } from './limits';
import type { WayFormProps } from './way-form-props';

const schema = object({
  name: string().trim().required('login.name-missing'),
  email: string().trim().required('login.email-missing').email('login.email-wrong'),
  phone: string().defined().default(''),
  password: passwordRule,
});

const empty: Registration = { name: '', email: '', phone: '', password: '' };

/** For who has no account yet. */
export function RegisterForm({ busy, alert, onSend }: WayFormProps<Registration>) {
  const m = useMessages();
  return (
    <Form initial={empty} schema={schema} onSubmit={onSend}>
      {alert}
      <TextField name="name" label={m('login.name')} autoComplete="name" maxLength={longestName} />
      <TextField
        name="email"
        type="email"
        label={m('login.email')}
        autoComplete="email"
        autoCapitalize="off"
        maxLength={longestIdentity}
      />
      <TextField
        name="phone"
        type="tel"
        label={m('login.phone')}
        hint={m('login.optional')}
        autoComplete="tel"
        keep={phoneSigns(longestPhone)}
      />
      <PasswordField
        name="password"
        label={m('login.password')}
        hint={m('login.password-hint')}
        autoComplete="new-password"
      />
      <SubmitButton busy={busy}>{m('login.register')}</SubmitButton>
    </Form>
  );
}

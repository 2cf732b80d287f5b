import { object, string } from 'yup';
import type { Credentials } from '../../features/account/use-sign-in';
import { Form } from '../../ui/field/form';
import { PasswordField } from '../../ui/field/password-field';
import { SubmitButton } from '../../ui/field/submit-button';
import { TextField } from '../../ui/field/text-field';
import { useMessages } from '../../i18n/use-messages';
import { maxIdentityLength } from './limits';
import type { WayFormProps } from './way-form-props';

const schema = object({
  identity: string().trim().required('login.identity-missing'),
  password: string().required('login.password-missing'),
});

export function SignInForm({ identity, busy, alert, onSend }: WayFormProps<Credentials> & { identity: string }) {
  const m = useMessages();
  return (
    <Form initial={{ identity, password: '' }} schema={schema} onSubmit={onSend}>
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

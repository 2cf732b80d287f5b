import { object, string } from 'yup';
import { Form } from '../../ui/field/form';
import { SubmitButton } from '../../ui/field/submit-button';
import { TextField } from '../../ui/field/text-field';
import { useMessages } from '../../i18n/use-messages';
import { maxIdentityLength } from './limits';
import type { WayFormProps } from './way-form-props';

const schema = object({ identity: string().trim().required('login.identity-missing') });

export function ResetForm({ identity, busy, alert, onSend }: WayFormProps<string> & { identity: string }) {
  const m = useMessages();
  return (
    <Form initial={{ identity }} schema={schema} onSubmit={(typed) => onSend(typed.identity)}>
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

import { phoneLength } from '../../__generated__/limits';
import { object, string } from 'yup';
import type { CodeTarget } from '../../features/account/use-one-time-code';
import { Form } from '../../ui/field/form';
import { phoneSigns } from '../../ui/field/input-filters';
import { PickerField } from '../../ui/field/picker-field';
import { SubmitButton } from '../../ui/field/submit-button';
import { TextField } from '../../ui/field/text-field';
import { useMessages } from '../../i18n/use-messages';

export interface PhoneFormProps {
  /** What the account has. */
  phone: string;
  busy: boolean;
  onSend: (to: CodeTarget) => void;
}

interface Typed {
  phone: string;
  channel: string;
}

const schema = object({
  phone: string().required('refusal.phone-missing'),
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
      <TextField name="phone" type="tel" label={m('login.phone')} autoComplete="tel" filter={phoneSigns(phoneLength)} />
      <PickerField name="channel" label={m('code.channel')} placeholder="" from={{ state: 'ready', options }} />
      <SubmitButton busy={busy}>{m('login.send-code')}</SubmitButton>
    </Form>
  );
}

import { useState } from 'react';
import { object, string } from 'yup';
import { useToast } from '../../src/ui/feedback/use-toast';
import { Form, SubmitButton } from '../../src/ui/field/form';
import { FormAlert } from '../../src/ui/field/form-alert';
import { PasswordField } from '../../src/ui/field/password-field';
import { ChangePasswordDocument } from '../__generated__/documents/change-password';
import { useSend } from '../api/use-send';
import { Panel } from '../app/panel';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { newPasswordRule } from './new-password-rule';
import { useAccountSentence } from './use-account-sentence';

const schema = object({
  oldPassword: string().required('account.old-password-missing'),
  newPassword: newPasswordRule,
});

export function PasswordPanel() {
  const m = useStudioMessages();
  const { send, busy, error } = useSend();
  const sentenceOf = useAccountSentence();
  const toast = useToast();
  const [changes, setChanges] = useState(0);

  const change = async (input: { oldPassword: string; newPassword: string }) => {
    const done = await send(ChangePasswordDocument, { input }, ({ changePassword }) => changePassword);
    if (!done) return;
    // An empty form.
    setChanges(changes + 1);
    toast(m('account.password-changed'));
  };

  return (
    <Panel title={m('account.password')}>
      <Form
        key={changes}
        initial={{ oldPassword: '', newPassword: '' }}
        schema={schema}
        onSubmit={(input) => void change(input)}
      >
        {error && <FormAlert>{sentenceOf(error)}</FormAlert>}
        <PasswordField name="oldPassword" label={m('account.old-password')} autoComplete="current-password" />
        <PasswordField
          name="newPassword"
          label={m('account.new-password')}
          hint={m('account.new-password-hint')}
          autoComplete="new-password"
        />
        <SubmitButton busy={busy}>{m('account.change-password')}</SubmitButton>
      </Form>
    </Panel>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { object, ref, string } from 'yup';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { useChangePassword } from '../../features/accounts/use-change-password';
import { Form, SubmitButton } from '../../ui/field/form';
import { PasswordField } from '../../ui/field/password-field';
import { useMessages } from '../../i18n/use-messages';
import { passwordRule } from '../../features/accounts/password-rule';
import { useRefusalText } from '../../features/refusals/refusal-text';
import { loginPath } from '../../routing/paths';
import { SettingsFrame } from './settings-frame';

const schema = object({
  oldPassword: string().required('login.password-missing'),
  newPassword: passwordRule,
  repeated: string()
    .required('login.password-missing')
    .oneOf([ref('newPassword')], 'settings.passwords-differ'),
});

const nothing = { oldPassword: '', newPassword: '', repeated: '' };

export default function PasswordScreen() {
  const m = useMessages();
  const navigate = useNavigate();
  const { change, clear } = useChangePassword();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const submit = async ({ oldPassword, newPassword }: typeof nothing) => {
    if (busy) return;
    setBusy(true);
    const failure = await change({ oldPassword, newPassword });
    setBusy(false);
    if (failure?.kind === 'refused') return setAlert(refusalText(failure.refusal));
    if (failure?.kind === 'unanswered') return setAlert(m('settings.password-failed'));
    // The session has ended, so this page would redirect to sign-in, and from there back.
    if (failure === null) {
      toast(m('settings.password-changed'), toastDurations.shell);
      void navigate(loginPath(), { replace: true });
    }
    clear();
  };
  return (
    <SettingsFrame tab="password">
      <Form initial={nothing} schema={schema} onSubmit={(values) => void submit(values)}>
        <PasswordField name="oldPassword" label={m('settings.old-password')} autoComplete="current-password" />
        <PasswordField name="newPassword" label={m('settings.new-password')} autoComplete="new-password" />
        <PasswordField name="repeated" label={m('settings.repeated-password')} autoComplete="new-password" />
        <SubmitButton busy={busy}>{m('address.save')}</SubmitButton>
      </Form>
      <AlertDialog open={alert !== null} text={alert ?? ''} onClose={() => setAlert(null)} />
    </SettingsFrame>
  );
}

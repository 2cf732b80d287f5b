import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { useVerifyEmail } from './use-verify-email';
import { useMessages } from '../../i18n/use-messages';
import { emailVerificationPath } from '../../routing/paths';
import { useRefusalText } from '../refusals/refusal-text';

export interface EmailPromptProps {
  open: boolean;
  /** True if the customer enters a code on a separate page; false if the e-mail has a link. */
  byCode: boolean;
  onClose: () => void;
}

export default function EmailPrompt({ open, byCode, onClose }: EmailPromptProps) {
  const m = useMessages();
  const navigate = useNavigate();
  const verify = useVerifyEmail();
  const refusalText = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    const sending = await verify();
    setBusy(false);
    onClose();
    if (sending.outcome === 'refused') return setResult(`${m('result.failure')}: ${refusalText(sending.error)}`);
    if (byCode) return void navigate(emailVerificationPath, { state: { sent: sending.sent } });
    setResult(`${m('result.success')}: ${m('code.sent-to', { recipient: sending.sent.sentTo })}`);
  };
  return (
    <>
      <ConfirmDialog
        open={open}
        text={m('verify-email.title')}
        hint={m('verify-email.ask')}
        no={m('logout.no')}
        yes={m('logout.yes')}
        busy={busy}
        onNo={onClose}
        onYes={() => void send()}
      />
      <AlertDialog open={result !== null} text={result ?? ''} onClose={() => setResult(null)} />
    </>
  );
}

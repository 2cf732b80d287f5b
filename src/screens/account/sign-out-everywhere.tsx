import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useState } from 'react';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { MenuButton } from '../../ui/button/menu-button';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { useSignOut } from '../../features/accounts/use-sign-out';
import { useMessages } from '../../i18n/use-messages';

export function SignOutEverywhere() {
  const m = useMessages();
  const toast = useToast();
  const signOut = useSignOut();
  const [state, setState] = useState<'resting' | 'asking' | 'busy' | 'failed'>('resting');
  const [message, setMessage] = useState('');
  const confirm = async () => {
    setState('busy');
    const answer = await signOut('everywhere');
    if (answer.done) return toast(answer.message || m('result.success'), toastDurations.shell);
    setMessage(answer.message);
    setState('failed');
  };
  const rest = () => setState('resting');
  return (
    <>
      <MenuButton
        icon={<MonitorSmartphone size={22} />}
        label={m('account.sign-out-everywhere')}
        onSelect={() => setState('asking')}
      />
      <ConfirmDialog
        open={state === 'asking' || state === 'busy'}
        text={m('account.sign-out-everywhere-ask')}
        no={m('action.no')}
        yes={m('action.yes')}
        busy={state === 'busy'}
        onNo={rest}
        onYes={() => void confirm()}
      />
      <AlertDialog
        open={state === 'failed'}
        text={message ? `${m('logout.failed')}: ${message}` : m('logout.failed')}
        onClose={rest}
      />
    </>
  );
}

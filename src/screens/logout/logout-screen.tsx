import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LinkButton } from '../../ui/button/button';
import { useSignOut } from '../../features/accounts/use-sign-out';
import { useMessages } from '../../i18n/use-messages';
import { accountPath, homePath } from '../../routing/paths';

export default function LogoutScreen() {
  const m = useMessages();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const [message, setMessage] = useState('');
  const openAccount = () => navigate(accountPath, { replace: true });
  const confirm = async () => {
    setState('busy');
    const answer = await signOut('here');
    // This page is unmounted by then: a signed-out visitor is redirected home from it.
    if (answer.done) return void navigate(homePath, { replace: true });
    setMessage(answer.message);
    setState('failed');
  };
  return (
    <>
      <EmptyState as="h1" icon={<LogOut size={40} strokeWidth={1.5} />} title={m('account.sign-out')}>
        <LinkButton to={accountPath} $look="secondary">
          {m('account.back')}
        </LinkButton>
      </EmptyState>
      <ConfirmDialog
        open={state !== 'failed'}
        text={m('logout.ask')}
        no={m('logout.no')}
        yes={m('logout.yes')}
        busy={state === 'busy'}
        onNo={() => void openAccount()}
        onYes={() => void confirm()}
      />
      <AlertDialog
        open={state === 'failed'}
        text={message ? `${m('logout.failed')}: ${message}` : m('logout.failed')}
        onClose={() => void openAccount()}
      />
    </>
  );
}

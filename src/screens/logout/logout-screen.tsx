import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../components/alert-dialog';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { EmptyState } from '../../components/empty-state';
import { LinkButton } from '../../components/link-button';
import { useSignOut } from '../../flows/use-sign-out';
import { useMessages } from '../../i18n/use-messages';
import { accountPath } from '../../routing/paths';

/** Asks before it signs out; who has signed out is led home. */
export default function LogoutScreen() {
  const m = useMessages();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const [message, setMessage] = useState('');
  const leave = () => navigate(accountPath, { replace: true });
  const confirm = async () => {
    setState('busy');
    const answer = await signOut('here');
    if (answer.done) return;
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
        no={m('action.no')}
        yes={m('action.yes')}
        busy={state === 'busy'}
        onNo={() => void leave()}
        onYes={() => void confirm()}
      />
      <AlertDialog
        open={state === 'failed'}
        text={message ? `${m('logout.failed')}: ${message}` : m('logout.failed')}
        onClose={() => void leave()}
      />
    </>
  );
}

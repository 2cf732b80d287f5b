import { useNavigate } from 'react-router-dom';
import { useExecute } from '../../src/api/execute';
import { Sheet } from '../../src/ui/dialog/sheet';
import { Stack } from '../../src/ui/layout/stack';
import { MeDocument } from '../__generated__/documents/me';
import { useMe } from '../app/me';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { SignInSteps } from './sign-in-steps';

export interface SignInAgainProps {
  open: boolean;
  /** The same person is back; anybody else gets a new page. */
  onBack: () => void;
  onClose: () => void;
}

/** Signs the person in again without leaving the page, whose typed texts stay. */
export function SignInAgain({ open, onBack, onClose }: SignInAgainProps) {
  const m = useStudioMessages();
  const execute = useExecute();
  const navigate = useNavigate();
  const { id, email } = useMe();
  const check = async () => {
    const answer = await execute(MeDocument, {});
    if (answer.ok && answer.data.me?.id === id) onBack();
    else void navigate(0);
  };
  return (
    <Sheet open={open} title={m('sign-in.again-title')} onClose={onClose}>
      <Stack $gap={4}>
        <p>{m('sign-in.again-text')}</p>
        {open && <SignInSteps email={email} onSignedIn={() => void check()} />}
      </Stack>
    </Sheet>
  );
}

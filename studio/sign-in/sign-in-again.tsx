import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useExecute } from '../../src/api/execute';
import type { Failure } from '../../src/api/loaded';
import { Sheet } from '../../src/ui/dialog/sheet';
import { ErrorState } from '../../src/ui/feedback/error-state';
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
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempts, setAttempts] = useState(0);
  const check = async () => {
    const answer = await execute(MeDocument, {});
    setFailure(answer.ok ? null : answer);
    if (!answer.ok) return;
    const { me } = answer.data;
    if (me?.id === id) onBack();
    else if (me) void navigate(0);
    else setAttempts(attempts + 1);
  };
  return (
    <Sheet open={open} title={m('sign-in.again-title')} onClose={onClose}>
      <Stack $gap={4}>
        <p>{m('sign-in.again-text')}</p>
        {failure && <ErrorState failure={failure} onRetry={() => void check()} />}
        {open && !failure && <SignInSteps key={attempts} email={email} onSignedIn={() => void check()} />}
      </Stack>
    </Sheet>
  );
}

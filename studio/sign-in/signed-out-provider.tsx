import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type Execute, ExecuteContext, useExecute } from '../../src/api/execute';
import { lazyComponent } from '../../src/lazy/lazy-component';
import { OnDemand } from '../../src/ui/feedback/on-demand';
import { useMeState } from '../app/me';

const SignInAgain = lazyComponent(async () => ({ default: (await import('./sign-in-again')).SignInAgain }));

interface SignedOutProviderProps {
  children: ReactNode;
}

/**
 * Holds back what a room requests after the session has ended, until the same person is signed in again. A room gets
 * `SIGNED_OUT` only if they close the sheet.
 */
export function SignedOutProvider({ children }: SignedOutProviderProps) {
  const direct = useExecute();
  const { me } = useMeState();
  const waiting = useRef<((isBack: boolean) => void)[]>([]);
  const [open, setOpen] = useState(false);
  const isSignedIn = me !== null;
  const execute = useMemo<Execute>(
    () => async (document, variables, signal) => {
      const answer = await direct(document, variables, signal);
      if (answer.ok || answer.code !== 'SIGNED_OUT' || !isSignedIn) return answer;
      setOpen(true);
      const isBack = await new Promise<boolean>((resolve) => waiting.current.push(resolve));
      return isBack && !signal?.aborted ? direct(document, variables, signal) : answer;
    },
    [direct, isSignedIn],
  );
  const end = (isBack: boolean) => {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(isBack);
  };
  return (
    <>
      <ExecuteContext value={execute}>{children}</ExecuteContext>
      {me && (
        <OnDemand needed={open} onFail={() => end(false)}>
          <SignInAgain open={open} onBack={() => end(true)} onClose={() => end(false)} />
        </OnDemand>
      )}
    </>
  );
}

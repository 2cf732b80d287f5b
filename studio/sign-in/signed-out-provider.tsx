import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Execute, ExecuteContext, useExecute } from '../../src/api/execute';
import type { Failure } from '../../src/api/loaded';
import { lazyComponent } from '../../src/lazy/lazy-component';
import { OnDemand } from '../../src/ui/feedback/on-demand';
import { ReportPresenceDocument } from '../__generated__/documents/report-presence';
import { useMeState } from '../app/me';

const SignInAgain = lazyComponent(async () => ({ default: (await import('./sign-in-again')).SignInAgain }));

interface SignedOutProviderProps {
  children: ReactNode;
}

const signedOut: Failure = { ok: false, code: 'SIGNED_OUT', requestId: '' };

/** The requests that do not open the sheet after the person has closed it: until they act, none. */
type Quiet = 'none' | 'reports' | 'all';

const isHeldBack = (quiet: Quiet, isReport: boolean) => quiet === 'all' || (quiet === 'reports' && isReport);

/** @returns a ref that the next act of the person changes from `all` to `reports` */
function useQuiet() {
  const quiet = useRef<Quiet>('none');
  useEffect(() => {
    const note = () => {
      if (quiet.current === 'all') quiet.current = 'reports';
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, note, true);
    return () => {
      for (const event of events) document.removeEventListener(event, note, true);
    };
  }, []);
  return quiet;
}

/**
 * Holds back what a room requests after the session has ended, until the same person is signed in again. A room gets
 * `SIGNED_OUT` only if they close the sheet.
 */
export function SignedOutProvider({ children }: SignedOutProviderProps) {
  const direct = useExecute();
  const { me } = useMeState();
  const waiting = useRef<((isBack: boolean) => void)[]>([]);
  const isAsking = useRef(false);
  const quiet = useQuiet();
  const [open, setOpen] = useState(false);
  const isSignedIn = me !== null;
  const execute = useMemo<Execute>(
    () => async (document, variables, signal) => {
      // What was requested before the sheet was closed, or before the person acted, says nothing about now.
      const before = quiet.current;
      const isReport = document.id === ReportPresenceDocument.id;
      const answer = isAsking.current ? signedOut : await direct(document, variables, signal);
      if (answer.ok && quiet.current === before) quiet.current = 'none';
      if (answer.ok || answer.code !== 'SIGNED_OUT' || !isSignedIn) return answer;
      const isQuiet = isHeldBack(before, isReport) || isHeldBack(quiet.current, isReport);
      if (isQuiet && !isAsking.current) return answer;
      isAsking.current = true;
      setOpen(true);
      const isBack = await new Promise<boolean>((resolve) => waiting.current.push(resolve));
      return isBack && !signal?.aborted ? direct(document, variables, signal) : answer;
    },
    [direct, isSignedIn, quiet],
  );
  const end = (isBack: boolean) => {
    isAsking.current = false;
    quiet.current = isBack ? 'none' : 'all';
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

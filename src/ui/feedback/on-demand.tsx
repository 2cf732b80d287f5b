import { type ReactNode, Suspense, useState } from 'react';
import { useFailureText } from '../../i18n/use-failure-text';
import { Boundary } from './boundary';
import { toastDurations, useToast } from './use-toast';

export interface OnDemandProps {
  needed: boolean;
  /** Resets `needed` after a failure. A toast tells the visitor about the failure. */
  onFail?: () => void;
  children: ReactNode;
}

/** A part whose code is loaded when it is first needed. It then stays mounted, so that it can animate its closing. */
export function OnDemand({ needed, onFail, children }: OnDemandProps) {
  const failureText = useFailureText();
  const toast = useToast();
  const [wasNeeded, setWasNeeded] = useState(needed);
  if (needed && !wasNeeded) setWasNeeded(true);
  const report = (error: unknown) => {
    globalThis.reportError?.(error);
    if (!onFail) return;
    setWasNeeded(false);
    onFail();
    toast(failureText(), toastDurations.shell);
  };
  return (
    wasNeeded && (
      <Boundary resetKey={String(needed)} report={report} fallback={() => null}>
        <Suspense>{children}</Suspense>
      </Boundary>
    )
  );
}

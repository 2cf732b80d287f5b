import { type ReactNode, Suspense, useState } from 'react';
import { useFailureText } from '../../i18n/use-failure-text';
import { Boundary } from './boundary';
import { toastDurations, useToast } from './use-toast';

export interface OnDemandProps {
  needed: boolean;
  /** Resets the request; the visitor who asked for the part is told that it failed. */
  onFail?: () => void;
  children: ReactNode;
}

/** A part whose code loads when it is first wanted, and which then stays, so that it can close in its own way. */
export function OnDemand({ needed, onFail, children }: OnDemandProps) {
  const failureText = useFailureText();
  const toast = useToast();
  const [used, setUsed] = useState(needed);
  if (needed && !used) setUsed(true);
  const report = (error: unknown) => {
    globalThis.reportError?.(error);
    if (!onFail) return;
    setUsed(false);
    onFail();
    toast(failureText(), toastDurations.shell);
  };
  return (
    used && (
      <Boundary resetKey={String(needed)} report={report} fallback={() => null}>
        <Suspense>{children}</Suspense>
      </Boundary>
    )
  );
}

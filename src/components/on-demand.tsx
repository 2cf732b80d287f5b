import { type ReactNode, Suspense, useState } from 'react';
import { Boundary } from './boundary';

export interface OnDemandProps {
  wanted: boolean;
  children: ReactNode;
}

const report = (error: unknown) => globalThis.reportError?.(error);

/** A part whose code loads when it is first wanted, and which then stays, so that it can close in its own way. */
export function OnDemand({ wanted, children }: OnDemandProps) {
  const [used, setUsed] = useState(wanted);
  if (wanted && !used) setUsed(true);
  return (
    used && (
      <Boundary resetKey={String(wanted)} report={report} fallback={() => null}>
        <Suspense>{children}</Suspense>
      </Boundary>
    )
  );
}

import { type ReactNode, Suspense, useState } from 'react';
import { Boundary } from '../../components/boundary';
import { reportError } from '../report-error';

export interface OnDemandProps {
  wanted: boolean;
  children: ReactNode;
}

/** A part whose code loads when it is first wanted, and which then stays, so that it can close in its own way. */
export function OnDemand({ wanted, children }: OnDemandProps) {
  const [used, setUsed] = useState(wanted);
  if (wanted && !used) setUsed(true);
  return (
    used && (
      <Boundary resetKey={String(wanted)} report={reportError} fallback={() => null}>
        <Suspense>{children}</Suspense>
      </Boundary>
    )
  );
}

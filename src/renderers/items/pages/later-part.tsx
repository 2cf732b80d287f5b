import type { ReactNode } from 'react';
import { HydrateNear } from '../../../lazy/hydrate-near';
import type { LazyComponent } from '../../../lazy/lazy-component';
import { Boundary } from '../../../ui/feedback/boundary';
import { ErrorState } from '../../../ui/feedback/error-state';

export interface LaterPartProps {
  item: string;
  part: Pick<LazyComponent<never>, 'preload'>;
  /** As high as the part; null for a part that needs no placeholder. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** A part below the first screen of an item's page. If its code fails to load, the rest of the page stays. */
export const LaterPart = ({ item, part, skeleton, children }: LaterPartProps) => (
  <Boundary resetKey={item} fallback={(retry) => skeleton && <ErrorState onRetry={retry} />}>
    <HydrateNear atOnce={false} hydrates="near" preload={part.preload} fallback={skeleton}>
      {children}
    </HydrateNear>
  </Boundary>
);

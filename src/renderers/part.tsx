import { memo, type ReactNode } from 'react';
import { Boundary } from '../ui/feedback/boundary';
import { ErrorState } from '../ui/feedback/error-state';
import { HydrateNear } from '../lazy/hydrate-near';
import type { RendererEntry } from './renderer-entry';

export interface PartProps<Node> {
  id: string;
  entry: RendererEntry<Node>;
  node: Node;
  heading?: ReactNode;
  /** Hydrates at load; other parts when they come near the viewport. */
  atOnce: boolean;
  seenFirst: boolean;
}

function PartOf<Node>({
  id,
  entry: { renderer: Renderer, skeleton: Skeleton, hydrates },
  node,
  heading,
  atOnce,
  seenFirst,
}: PartProps<Node>) {
  return (
    <Boundary resetKey={id} fallback={(retry) => <ErrorState onRetry={retry} />}>
      <HydrateNear atOnce={atOnce} hydrates={hydrates} preload={Renderer.preload} fallback={<Skeleton node={node} />}>
        <Renderer node={node} heading={heading ?? null} seenFirst={seenFirst} />
      </HydrateNear>
    </Boundary>
  );
}

/** A part of the page from a registry's entry, which loads, hydrates and fails independently. */
export const Part = memo(PartOf) as typeof PartOf;

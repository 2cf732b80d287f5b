import { useMemo } from 'react';
import type { Component_PartFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { SectionHeading } from '../../ui/layout/section-heading';
import { menuPath } from '../../routing/paths';
import { Part } from '../part';
import type { RendererEntry } from '../renderer-entry';
import { UnknownPart } from '../unknown-part';
import { components } from './registry';

export interface ComponentPartProps {
  component: FragmentOf<Component_PartFragment>;
  /** Adds a heading that links to its own page. */
  headed: boolean;
  atOnce: boolean;
  seenFirst: boolean;
}

const entries = components as { readonly [type: string]: RendererEntry<Component_PartFragment> | undefined };
/** Strips have their own titles. */
const titledInside = 'SegmentList';

export function ComponentPart({ component, headed, atOnce, seenFirst }: ComponentPartProps) {
  const part = readFragment(component);
  const isHeaded = headed && part.__typename !== titledInside;
  // The element must never change: a new one would make React hydrate the part early.
  const heading = useMemo(
    () => isHeaded && <SectionHeading title={part.name} more={{ to: menuPath(part) }} />,
    [isHeaded, part],
  );
  const entry = entries[part.__typename];
  if (!entry) return <UnknownPart code={part.__typename} />;
  return <Part id={part.id} entry={entry} node={part} heading={heading} atOnce={atOnce} seenFirst={seenFirst} />;
}

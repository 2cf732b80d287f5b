import type { Segment_PartFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { Part } from '../part';
import type { RendererEntry } from '../renderer-entry';
import { UnknownPart } from '../unknown-part';
import { segments } from './registry';

export interface SegmentPartProps {
  segment: FragmentOf<Segment_PartFragment>;
  atOnce: boolean;
  seenFirst: boolean;
}

const entries = segments as { readonly [type: string]: RendererEntry<Segment_PartFragment> | undefined };

export function SegmentPart({ segment, atOnce, seenFirst }: SegmentPartProps) {
  const part = readFragment(segment);
  const entry = entries[part.__typename];
  if (!entry) return <UnknownPart code={part.__typename} />;
  return <Part id={part.id} entry={entry} node={part} atOnce={atOnce} seenFirst={seenFirst} />;
}

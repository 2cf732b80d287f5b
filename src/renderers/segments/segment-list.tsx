import type { Segment_PartFragment, SegmentList_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { useMessages } from '../../i18n/use-messages';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Part } from '../part';
import type { RendererEntry, RendererProps } from '../renderer-entry';
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

/** Strips that hydrate with the list. */
const stripsAtOnce = 2;

/** Strips from top to bottom; their titles replace the component's. */
export default function SegmentList({ node, seenFirst }: RendererProps<FragmentOf<SegmentList_NodeFragment>>) {
  const m = useMessages();
  const { segments } = readFragment(node);
  if (segments.length === 0) return <EmptyState title={m('list.empty')} />;
  return segments.map((segment, at) => (
    <SegmentPart
      key={readFragment(segment).id}
      segment={segment}
      atOnce={at < stripsAtOnce}
      seenFirst={seenFirst && at === 0}
    />
  ));
}

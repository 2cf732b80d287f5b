import type { SegmentList_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useMessages } from '../../i18n/use-messages';
import type { RendererProps } from '../renderer-entry';
import { SegmentPart } from '../segments/segment-part';

/** Strips that hydrate with the list. */
const stripsAtOnce = 2;

/** Strips from top to bottom; their own titles stand in for the component's. */
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

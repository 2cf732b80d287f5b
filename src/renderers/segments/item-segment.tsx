import type { ItemSegment_NodeFragment, ShopSegment_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { ItemInList } from '../items/item-in-list';
import type { RendererProps } from '../renderer-entry';
import { SegmentCards } from './segment-cards';
import { SegmentFrame } from './segment-frame';

type Node = FragmentOf<ItemSegment_NodeFragment> | FragmentOf<ShopSegment_NodeFragment>;

export default function ItemSegment({ node, seenFirst }: RendererProps<Node>) {
  const { id, look, items, more } = readFragment(node);
  const { card, title } = readFragment(look);
  return (
    <SegmentFrame id={id} look={look} more={more}>
      <SegmentCards label={title ?? ''} card={card}>
        {items.map((item, at) => (
          <ItemInList key={readFragment(item).id} item={item} style="GRID" priority={seenFirst && at === 0} />
        ))}
      </SegmentCards>
    </SegmentFrame>
  );
}

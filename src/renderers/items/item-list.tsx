import type { Item_CardFragment, ListStyle } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { Carousel } from '../../ui/carousel/carousel';
import { RowList } from '../../ui/list/row-list';
import { ItemGrid } from '../../ui/card/item-grid';
import { ItemInList } from './item-in-list';

export interface ItemListProps {
  label: string;
  items: readonly FragmentOf<Item_CardFragment>[];
  style: ListStyle;
  columns: number;
  /** Its first picture is the first one of the page. */
  seenFirst?: boolean;
}

/** Three or more cards side by side have little room. */
const roomyColumns = 2;
const columnWidth = 448;

export function ItemList({ label, items, style, columns, seenFirst = false }: ItemListProps) {
  const isGrid = style === 'GRID' || style === 'DEFAULT';
  const cardStyle = isGrid && columns > roomyColumns ? 'GRID_COMPACT' : style;
  const cards = items.map((item, at) => (
    <ItemInList
      key={readFragment(item).id}
      item={item}
      style={cardStyle}
      width={isGrid && columns === 1 ? columnWidth : undefined}
      priority={seenFirst && at === 0}
    />
  ));
  if (style === 'SLIDER') return <Carousel label={label}>{cards}</Carousel>;
  const rows = cards.map((card) => <li key={card.key}>{card}</li>);
  if (style === 'ROWS' || style === 'SHOPS') return <RowList>{rows}</RowList>;
  return <ItemGrid $columns={columns}>{rows}</ItemGrid>;
}

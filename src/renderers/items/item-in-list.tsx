import type { Item_CardFragment, ListStyle } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { Heart } from '../../features/accounts/favourites/heart';
import { useLocale, useMessages } from '../../i18n/use-messages';
import { actionPath, itemPath } from '../../routing/paths';
import { UnknownPart } from '../unknown-part';
import type { ItemEntry, ItemType } from './item-entry';
import { items } from './registry';

export interface ItemInListProps {
  item: FragmentOf<Item_CardFragment>;
  style: ListStyle;
  width?: number;
  /** Its picture is the first one of the page. */
  priority?: boolean;
  /** Its distance as text, if the list knows it. */
  distance?: string;
}

const entryOf = (type: ItemType) => items[type] as ItemEntry<ItemType> | undefined;

export function ItemInList({ item: masked, style, width, priority = false, distance }: ItemInListProps) {
  const m = useMessages();
  const locale = useLocale();
  const item = readFragment(masked);
  const entry = entryOf(item.__typename);
  if (!entry) return <UnknownPart code={item.__typename} />;
  const Card = entry.cards[style];
  return (
    <Card
      title={item.title}
      link={
        entry.actsAtOnce
          ? { to: actionPath(item.id, 0), reloadDocument: true, rel: 'nofollow' }
          : { to: itemPath(item) }
      }
      image={item.image}
      summary={item.summary}
      rating={item.rating}
      sold={item.sold}
      city={item.city}
      closed={!item.isOpen}
      width={width}
      priority={priority}
      action={<Heart item={item} />}
      {...entry.facts(item, m, locale)}
      {...(distance && { distance, city: null })}
    />
  );
}

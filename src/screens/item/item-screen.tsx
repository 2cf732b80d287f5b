import { Suspense } from 'react';
import type { ItemScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { items } from '../../renderers/items/registry';
import type { ItemEntry, ItemType } from '../../renderers/items/item-entry';
import { UnknownPart } from '../../renderers/unknown-part';
import type { ScreenProps } from '../../routing/define-route';
import { ItemSkeleton } from './item-skeleton';

const entryOf = (type: ItemType) => items[type] as ItemEntry<ItemType> | undefined;

/** The page of an item, as its type decides. */
export default function ItemScreen({ data: { itemPage }, search }: ScreenProps<ItemScreenQuery>) {
  if (!itemPage) return null;
  const page = readFragment(itemPage);
  const type = page.item.__typename;
  const entry = entryOf(type);
  if (!entry) return <UnknownPart of="item" code={type} />;
  return (
    <Suspense fallback={<ItemSkeleton />}>
      <entry.page page={page} details={page.details} search={search} />
    </Suspense>
  );
}

import { Suspense } from 'react';
import type { ItemScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import type { ItemType } from '../../renderers/items/item-entry';
import type { ItemPageProps } from '../../renderers/items/pages/item-page-props';
import { itemPages } from '../../renderers/items/pages/registry';
import { UnknownPart } from '../../renderers/unknown-part';
import type { ScreenProps } from '../../routing/define-route';
import type { LazyComponent } from '../../lazy/lazy-component';
import { ItemSkeleton } from './item-skeleton';

/** The facade sends each item on the page of its type. */
const pages = itemPages as { readonly [Type in ItemType]: LazyComponent<ItemPageProps<ItemType>> };

export default function ItemScreen({ data: { itemPage }, search }: ScreenProps<ItemScreenQuery>) {
  if (!itemPage) return null;
  const page = readFragment(itemPage);
  const type = page.item.__typename;
  if (!(type in pages)) return <UnknownPart code={type} />;
  const entry = { Page: pages[type] };
  return (
    <Suspense fallback={<ItemSkeleton />}>
      <entry.Page page={page} search={search} />
    </Suspense>
  );
}

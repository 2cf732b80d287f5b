import type { Item_PageFragment } from '../../../__generated__/gql/graphql';
import type { ItemType } from '../item-entry';

export interface ItemPageProps<Type extends ItemType> {
  page: Extract<Item_PageFragment, { __typename: `${Type}Page` }>;
  search: URLSearchParams;
}

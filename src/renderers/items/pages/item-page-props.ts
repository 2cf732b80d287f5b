import type { Item_PageFragment } from '../../../__generated__/gql/graphql';
import type { ItemType } from '../item-entry';

type Details = NonNullable<Item_PageFragment['details']>;
type DetailsOf<Name extends Details['__typename']> = Extract<Details, { __typename: Name }>;

/** What only items of a type have. A type added to the schema has to be added here. */
interface DetailsByType {
  Goods: DetailsOf<'GoodsDetails'>;
  Service: DetailsOf<'ServiceDetails'>;
  TextItem: Item_PageFragment['details'];
  CourierRide: DetailsOf<'RideDetails'>;
  Shop: DetailsOf<'ShopDetails'>;
  DirectPurchase: DetailsOf<'DirectPurchaseDetails'>;
  RedirectLink: DetailsOf<'RedirectDetails'>;
  WebContent: DetailsOf<'WebContentDetails'>;
  ContactAction: DetailsOf<'ContactDetails'>;
}

export interface ItemPageProps<Type extends ItemType> {
  page: Item_PageFragment;
  details: DetailsByType[Type];
  search: URLSearchParams;
}

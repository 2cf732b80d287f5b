import type { ItemPlace } from '../../__generated__/resolvers';
import type { Rest, ItemModel } from '../../model/models';
import { orNull, cutText, plainText, shorten } from '../../values/text';
import { exactMoney, positionOf, money, ratingOf } from '../../values/numbers';
import { itemKind } from './item-codes';
import { mediaPath } from '../../values/links';

export function mapItemLocation(item: Rest['ItemDetail']): ItemPlace | null {
  const location = {
    address: orNull(item.address),
    district: orNull(item.district_name),
    city: orNull(item.city_name),
    province: orNull(item.province_name),
    position: positionOf(item.latitude, item.longitude),
  };
  return Object.values(location).some((part) => part !== null) ? location : null;
}

const oneLine = 64;

/** For lists of cards, which have no room for it; it was a quarter of the page of a list. */
export const noSummary = 0;

/** Enough characters for the longest summary. */
const summarySource = 1_000;

const withoutDescription = new Set(['RedirectLink', 'WebContent', 'ContactAction']);

/** For the other types, the content is a URL, a separate document, or empty. */
export const hasDescription = ({ type }: Pick<Rest['Item'], 'type'>) => !withoutDescription.has(itemKind(type));

/** Whether the provider reports the item as outside its hours, by the contract's text or, in English, the store's. */
export const outsideHours = ({ close_status, outside_hours }: Pick<Rest['Item'], 'close_status' | 'outside_hours'>) =>
  close_status === 'Di luar jam operasional' || (close_status !== '' && !!outside_hours);

type ListedItem = Rest['Item'] &
  Pick<Partial<Rest['FoundItem']>, 'address'> &
  Pick<Partial<Rest['ItemDetail']>, 'purchasable'>;

const sold: readonly string[] = ['Goods', 'Service', 'DirectPurchase'];

/** A price of 0 means "free" only for an item that is sold by itself; elsewhere it means "no price". */
const isFree = ({ price, use_variant, purchasable }: ListedItem, type: string) =>
  price === 0 && use_variant !== 1 && purchasable !== 0 && sold.includes(type);

const summaryOf = (item: ListedItem, length: number) =>
  hasDescription(item) ? shorten(plainText(cutText(item.content, summarySource)), length) : '';

/** Maps an item for lists. Distances are in hundredths of a kilometre, `summaryLength` in characters. */
export function mapItem(item: ListedItem, storeCurrency: string, summaryLength = oneLine): ItemModel {
  const __typename = itemKind(item.type);
  const currency = item.currency || storeCurrency;
  const price = isFree(item, __typename) ? exactMoney(0, currency) : money(item.price, currency);
  const shared = {
    id: item.view_uid,
    title: item.title,
    summary: summaryLength > 0 ? summaryOf(item, summaryLength) : '',
    image: mediaPath(item.image),
    price,
    priceBeforeDiscount: item.price_before_discount > item.price ? money(item.price_before_discount, currency) : null,
    isOpen: item.is_open !== 0 && !outsideHours(item),
    rating: ratingOf(item.review_rating),
    sold: item.hide_info === 1 ? 0 : Math.max(0, item.sold),
    city: orNull(item.city_name),
    sellerName: orNull(item.parent_name),
  };
  switch (__typename) {
    case 'Goods':
      return {
        __typename,
        ...shared,
        stock: item.use_quantity === 1 && item.use_variant === 0 ? Math.max(0, item.quantity) : null,
      };
    case 'Shop':
      return {
        __typename,
        ...shared,
        kilometres: item.distance === null ? null : item.distance / 100,
        address: orNull(item.address ?? ''),
      };
    default:
      return { __typename, ...shared };
  }
}

import { itemKind } from '../codes/item-kind';
import type { ItemModel, Rest } from '../models';
import { orNull } from '../values/blank';
import { mediaPath } from '../values/media-path';
import { money } from '../values/money';
import { plainText, shorten } from '../values/plain-text';

const summaryLength = 120;

/** Long enough for any summary; the rest of a long content need not be read for one. */
const summarySource = 2_000;

/** Their content is no description: an address, a document of its own, or nothing. */
const withoutSummary = new Set(['RedirectLink', 'WebContent', 'ContactAction']);

const closed = 'Di luar jam operasional';

export function mapItem(item: Rest['Item'], storeCurrency: string): ItemModel {
  const __typename = itemKind(item.type);
  const currency = item.currency || storeCurrency;
  const price = money(item.price, currency);
  const shared = {
    viewUid: item.view_uid,
    title: item.title,
    summary: withoutSummary.has(__typename)
      ? ''
      : shorten(plainText(item.content.slice(0, summarySource)), summaryLength),
    image: mediaPath(item.image),
    price,
    priceBeforeDiscount: item.price_before_discount > item.price ? money(item.price_before_discount, currency) : null,
    isOpen: item.is_open !== 0 && item.close_status !== closed,
    rating: item.review_rating > 0 ? Math.min(5, Math.max(1, item.review_rating)) : null,
    sold: Math.max(0, item.sold),
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
      return { __typename, ...shared, distance: item.distance };
    default:
      return { __typename, ...shared };
  }
}

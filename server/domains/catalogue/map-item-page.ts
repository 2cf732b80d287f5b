import type { Review, ReviewSummary, Seller } from '../../__generated__/resolvers';
import type { Rest, ItemPageModel, SharedPageModel } from '../../model/models';
import { clampInteger, ratingOf } from '../../values/numbers';
import { mediaPath } from '../../values/links';
import { isViewUid } from '../../model/ids';
import { orNull } from '../../values/text';
import { itemKind } from './item-codes';
import { safeHtml } from '../../values/safe-html';
import { hasDescription, mapItem, outsideHours, mapItemLocation } from './map-item';
import { mapItemDetails } from './map-item-details';
import { mapOutsideHours } from './map-outside-hours';

const maxLatest = 3;

export const mapReview = (review: Rest['Review']): Review => ({
  id: review.id,
  rating: clampInteger(review.rating, 1, 5),
  comment: review.comment,
  author: review.name,
  authorImage: mediaPath(review.image),
  createdAt: review.creation_date,
});

/** Null if the item has no reviews or hides them. */
function mapReviewSummary(item: Rest['ItemDetail']): ReviewSummary | null {
  const rating = ratingOf(item.review_rating);
  if (rating === null || item.review_count <= 0 || item.hide_info_rating === 1) return null;
  return { rating, count: item.review_count, latest: item.reviews.slice(0, maxLatest).map(mapReview) };
}

/** The item's shop, otherwise the store; null if the item hides it or it has no name. */
function mapSeller(item: Rest['ItemDetail']): Seller | null {
  const shop = orNull(item.parent_view_uid);
  const name = orNull(shop ? item.parent_name : item.app_name);
  if (item.hide_info_seller === 1 || name === null) return null;
  return {
    // Without a valid id, the card has no link.
    shop: shop && isViewUid(shop) ? { id: shop } : null,
    name,
    icon: mediaPath(shop ? item.parent_image : item.app_icon),
    city: orNull(item.parent_city_name),
    rating: ratingOf(item.seller_rating),
    messageRate: percent(item.seller_message_rate),
    discussionRate: percent(item.seller_discussion_rate),
  };
}

/** Null if the seller has answered nothing yet: the provider then sends 0. */
const percent = (value: number): number | null => (value > 0 ? clampInteger(value, 1, 100) : null);

/** Characters that search engines show. */
const descriptionLength = 155;

export function mapItemPage(item: Rest['ItemDetail'], storeCurrency: string): ItemPageModel {
  const currency = item.currency || storeCurrency;
  const shared: SharedPageModel = {
    images: imagesOf(item),
    description: hasDescription(item) ? safeHtml(item.content) : '',
    ...closingOf(item),
    outsideHours: mapOutsideHours(item.outside_hours),
    sold: item.hide_info === 1 ? null : Math.max(0, item.sold),
    discussionCount: Math.max(0, item.discussion_count),
    reviews: mapReviewSummary(item),
    seller: mapSeller(item),
    place: mapItemLocation(item),
    factsShown: item.hide_info_product !== 1,
    chatShown: item.hide_info_message !== 1,
    discountShown: item.product_show_discount === 1,
    relatedShown: item.product_show_related === 1,
  };
  return {
    ...shared,
    ...mapItemDetails(item, currency),
    // An item outside its opening hours has the badge but can still be bought.
    item: {
      ...mapItem(item, currency, descriptionLength),
      isOpen: item.is_open !== 0 && item.purchasable !== 0,
    },
    reviewsHidden: item.hide_info_rating === 1,
    // The details and the item both depend on the item's type.
  } as ItemPageModel;
}

const withoutImages = new Set(['CourierRide', 'WebContent']);

function imagesOf(item: Rest['ItemDetail']): string[] {
  const kind = itemKind(item.type);
  if (withoutImages.has(kind) || (kind === 'Shop' && item.hide_image_flag === 1)) return [];
  return [item.image, item.image2, item.image3, item.image4, item.image5].flatMap((image) => mediaPath(image) ?? []);
}

const closable = new Set(['Goods', 'Service', 'CourierRide', 'Shop', 'DirectPurchase']);

/** The badge 'Tutup' has two causes: the store closed the item, or it is outside its opening hours. */
function closingOf(item: Rest['ItemDetail']) {
  const isClosed = (closable.has(itemKind(item.type)) && item.is_open === 0) || outsideHours(item);
  return { isClosed, closedReason: isClosed ? orNull(item.close_status) : null };
}

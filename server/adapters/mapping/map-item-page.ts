import { itemKind } from '../codes/item-kind';
import type { ItemPageModel, Rest } from '../models';
import { orNull } from '../values/blank';
import { mediaPath } from '../values/media-path';
import { safeHtml } from '../values/safe-html';
import { hasDescription, mapItem, outsideHours } from './map-item';
import { mapItemDetails } from './map-item-details';
import { mapItemPlace } from './map-item-place';
import { mapReviewSummary } from './map-review';
import { mapSeller } from './map-seller';

/** As much as search engines show, in characters. */
const descriptionLength = 155;

export function mapItemPage(item: Rest['ItemDetail'], storeCurrency: string): ItemPageModel {
  const currency = item.currency || storeCurrency;
  return {
    // Outside its hours it has the badge, and is sold.
    item: { ...mapItem(item, currency, descriptionLength), isOpen: item.is_open !== 0 },
    images: imagesOf(item),
    description: hasDescription(item) ? safeHtml(item.content) : '',
    ...closingOf(item),
    sold: item.hide_info === 1 ? null : Math.max(0, item.sold),
    discussionCount: Math.max(0, item.discussion_count),
    reviews: mapReviewSummary(item),
    reviewsHidden: item.hide_info_rating === 1,
    seller: mapSeller(item),
    place: mapItemPlace(item),
    factsShown: item.hide_info_product !== 1,
    chatShown: item.hide_info_message !== 1,
    discountShown: item.product_show_discount === 1,
    relatedShown: item.product_show_related === 1,
    details: mapItemDetails(item, currency),
  };
}

const withoutImages = new Set(['CourierRide', 'WebContent']);

function imagesOf(item: Rest['ItemDetail']): string[] {
  const kind = itemKind(item.type);
  if (withoutImages.has(kind) || (kind === 'Shop' && item.hide_image_flag === 1)) return [];
  return [item.image, item.image2, item.image3, item.image4, item.image5].flatMap((image) => mediaPath(image) ?? []);
}

const closable = new Set(['Goods', 'Service', 'Shop']);

/** The badge 'Tutup' has two causes: the store closed the item, or it is outside its hours. */
function closingOf(item: Rest['ItemDetail']) {
  const isClosed = (closable.has(itemKind(item.type)) && item.is_open === 0) || outsideHours(item);
  return { isClosed, closedReason: isClosed ? orNull(item.close_status) : null };
}

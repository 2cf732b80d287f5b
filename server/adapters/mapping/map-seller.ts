import type { Seller } from '../../__generated__/resolvers';
import { isViewUid } from '../ids';
import type { Rest } from '../models';
import { orNull } from '../values/blank';
import { clampInteger } from '../values/clamp';
import { mediaPath } from '../values/media-path';
import { ratingOf } from '../values/rating';

/** The shop that the item belongs to, else the store itself; null where the item hides it or nobody is named. */
export function mapSeller(item: Rest['ItemDetail']): Seller | null {
  const shop = orNull(item.parent_view_uid);
  const name = orNull(shop ? item.parent_name : item.app_name);
  if (item.hide_info_seller === 1 || name === null) return null;
  return {
    // A card without a link is better than one that leads nowhere.
    shop: shop && isViewUid(shop) ? shop : null,
    name,
    icon: mediaPath(shop ? item.parent_image : item.app_icon),
    city: orNull(item.parent_city_name),
    rating: ratingOf(item.seller_rating),
    messageRate: percent(item.seller_message_rate),
    discussionRate: percent(item.seller_discussion_rate),
  };
}

/** Null where nobody asked yet: the provider writes 0. */
const percent = (value: number): number | null => (value > 0 ? clampInteger(value, 1, 100) : null);

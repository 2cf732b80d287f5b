import { ItemType } from '../../../__generated__/codes';
import type { components } from '../../../__generated__/rest';
import type { OpeningFacts } from '../queries/item-columns';
import { isOpenAt, nextOpening } from './opening-hours';

type Reply = components['schemas']['OutsideHours'] & { en?: { note?: string } };

export interface Opening {
  is_open: number;
  close_status: string;
  /** The shop's English text for it; undefined if the status is the item's own. */
  close_status_en?: string | null;
  outside_hours: Reply | null;
}

const outsideHours = 'Di luar jam operasional';

/** Goods, services, rides and direct purchases are sold during their shop's hours. */
const soldByShop = new Set<number>([ItemType.GOODS, ItemType.SERVICE, ItemType.COURIER_RIDE, ItemType.DIRECT_PURCHASE]);

function outsideWords(item: { close_status: string }, shop: OpeningFacts['shop']) {
  if (item.close_status === outsideHours) return { close_status: outsideHours };
  if (shop?.close_status !== outsideHours) return undefined;
  return { close_status: outsideHours, close_status_en: shop.close_status_en };
}

/**
 * Whether an item is sold now, according to itself and to its shop. A service's own hours limit its bookings, not its
 * sale. The text 'Di luar jam operasional' alone closes nothing.
 */
export function openingOf(
  item: { type: number; is_open: number; close_status: string; opening: OpeningFacts },
  now: Date,
): Opening {
  const { type, is_open, close_status, opening } = item;
  const isSold = soldByShop.has(type);
  if (is_open === 0 || (!isSold && type !== ItemType.SHOP)) return { is_open, close_status, outside_hours: null };
  const shop = isSold ? opening.shop : null;
  if (shop?.is_open === 0) {
    return { is_open: 0, close_status: shop.close_status, close_status_en: shop.close_status_en, outside_hours: null };
  }
  const calendars = [type === ItemType.SERVICE ? null : opening.hours, shop?.hours].filter((hours) => !!hours);
  const isOutside = calendars.some((hours) => !isOpenAt(hours, now));
  const words = outsideWords(item, shop);
  if (!isOutside && !words) return { is_open, close_status, outside_hours: null };
  const terms = opening.outside_hours ?? shop?.outside_hours ?? opening.store;
  const sold = isOutside ? terms?.sold === 1 : true;
  const outside_hours = {
    sold: sold ? 1 : 0,
    opens_at: isOutside ? (nextOpening(calendars, now)?.toISOString() ?? null) : null,
    note: terms?.note ?? '',
    ...(terms?.en?.note && { en: { note: terms.en.note } }),
  } as const;
  const isClosed = isOutside && (!sold || type === ItemType.SHOP);
  const status = isClosed ? outsideHours : '';
  return {
    ...(words ?? { close_status: status, close_status_en: null }),
    is_open: isClosed ? 0 : is_open,
    outside_hours,
  };
}

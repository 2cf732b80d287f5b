import { ItemType } from '../../__generated__/codes';
import { Refused } from '../../errors/refusal';
import type { Bookable } from '../../modules/bookings/rules/slots';
import { bookableOf, isBooked } from '../../modules/bookings/rules/take-time';
import { unbookableReason } from '../../modules/bookings/rules/unbookable';
import { itemLines, orderLimit } from '../../modules/cart/rules/lines';
import type { SellContext, SoldItem } from './context';
import { type Offer, type Stuck, stuck, type Verdict } from './verdict';
import { singleVerdict } from './verdicts-of';
import { bookTime } from '../walks/booking';
import { type Lines, piecesFor } from '../walks/choose-item';
import { chosenVerdicts, purchaseOfLines } from './direct-verdicts';
import { isVerdict, itemOffer } from './item-offer';

function unbookableStuck(bookable: Bookable, now: Date): Stuck {
  const reason = unbookableReason({ ...bookable, booking: bookable.terms }, now);
  return stuck(reason?.code ?? 'NO_DAY', { ...(reason?.until && { until: reason.until }) });
}

function bookedLines({ item, sellables }: SoldItem, variant: string | null, units: number, at: Date): Lines | Stuck {
  try {
    const [first, ...others] = itemLines(sellables, [{ view_uid: variant ?? item.view_uid, qty: units }], at);
    return first ? [first, ...others] : stuck('SOLD_OUT');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.code === 'STOCK_SHORT' ? stuck('SOLD_OUT') : stuck('REFUSED', { code: error.code });
  }
}

function bookedVerdicts(context: SellContext, offer: Offer, sold: SoldItem): Verdict[] {
  const dearest = sold.sellables.reduce((one, other) => (other.price > one.price ? other : one));
  const bookable = bookableOf(dearest);
  const variant = dearest.variant_view_uid;
  const { use_quantity, stock } = dearest;
  const limits = [
    orderLimit(dearest) || Number.POSITIVE_INFINITY,
    use_quantity === 1 ? Math.max(1, stock) : Number.POSITIVE_INFINITY,
  ];
  const units = Math.min(piecesFor(dearest.price, context.app.min_order_price), ...limits);
  const booked = bookTime(bookable, { variant, units, now: offer.at });
  if (!booked) return [singleVerdict(offer, unbookableStuck(bookable, offer.at))];
  const { units: length, ...selection } = booked;
  const lines = bookedLines(sold, variant, length, offer.at);
  if ('code' in lines) {
    const line = { view_uid: sold.item.view_uid, variant, qty: length, price: dearest.price };
    return [singleVerdict({ ...offer, selection, lines: [line] }, lines)];
  }
  return purchaseOfLines(context, { ...offer, selection }, lines);
}

function itemVerdicts(context: SellContext, sold: SoldItem): Verdict[] {
  const offer = itemOffer('service', sold, context.now);
  if (isVerdict(offer)) return [offer];
  return isBooked(sold.sellables[0]) ? bookedVerdicts(context, offer, sold) : chosenVerdicts(context, offer, sold);
}

/** Services, item by item, at a time for which nobody has booked them yet. */
export const serviceVerdicts = (context: SellContext): Verdict[] =>
  context.soldOf(ItemType.SERVICE).flatMap((sold) => itemVerdicts(context, sold));

import { ItemType, OrderCategory } from '../../__generated__/codes';
import { unavailableReason } from '../../modules/cart/rules/lines';
import { fixedEnds, isCall } from '../../modules/directions/rules/quote';
import type { SellContext, SoldItem } from './context';
import { locationOf } from './sellables';
import { stuck, type Verdict } from './verdict';
import { singleVerdict, verdictsOf } from './verdicts-of';
import { walkRide } from '../walks/ride';
import { isVerdict, itemOffer } from './item-offer';
import { rideStuck } from './ride-stuck';

function itemVerdicts(context: SellContext, sold: SoldItem): Verdict[] {
  const { store, shops, now } = context;
  const offer = itemOffer('ride', sold, now);
  if (isVerdict(offer)) return [offer];
  const [sellable] = sold.sellables;
  const unavailable = unavailableReason(sellable, ItemType.COURIER_RIDE, offer.at);
  if (unavailable) return [singleVerdict(offer, stuck('REFUSED', { code: unavailable }))];
  const { rides } = store;
  const call = isCall(sellable);
  const ride = walkRide({ rides, isCall: call, ...fixedEnds(sellable), callOrigin: locationOf(sold.item, shops) });
  if (ride.end === 'refused') return [singleVerdict(offer, rideStuck(ride.code, rides))];
  const { origin, destination, subject } = ride;
  const purchase = {
    subject,
    cartType: ItemType.COURIER_RIDE,
    category: call ? OrderCategory.CALLED_SERVICE : OrderCategory.COURIER,
    needsNoConfirmation: true,
    parcel: null,
  };
  const ridden = { ...offer, ride: { origin, destination } };
  return verdictsOf(context, { offer: ridden, purchase, deliveries: [null], destination: null });
}

/** Rides, item by item. */
export const rideVerdicts = (context: SellContext): Verdict[] =>
  context.soldOf(ItemType.COURIER_RIDE).flatMap((sold) => itemVerdicts(context, sold));

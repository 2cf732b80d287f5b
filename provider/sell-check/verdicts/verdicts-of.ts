import { CarrierType } from '../../__generated__/codes';
import type { StoredPaymentOption } from '../../store-check/store-document';
import type { SellContext } from './context';
import { endsOf, isPaid, type Purchase } from './purchase-facts';
import { type Delivery, type Destination, type Offer, type Stuck, stuck, type Verdict } from './verdict';
import type { PurchaseEnd } from '../walks/purchase';

export interface Tried {
  offer: Offer;
  purchase: Purchase;
  deliveries: readonly (Delivery | null)[];
  destination: Destination | null;
  /** Why a carrier's ride has no price. */
  rideStuck?: (carrier: string) => Stuck;
}

const isFor = ({ carrier, service }: Pick<PurchaseEnd, 'carrier' | 'service'>, delivery: Delivery | null) =>
  delivery === null || (carrier === delivery.carrier && (delivery.service === '' || service === delivery.service));

function undelivered({ app }: SellContext, { carrier, service }: Delivery, { destination, rideStuck }: Tried): Stuck {
  const { name = carrier, type } = app.carriers.find(({ view_uid }) => view_uid === carrier) ?? {};
  if (type === CarrierType.RIDE) return rideStuck?.(carrier) ?? stuck('RIDE_NO_ROUTE');
  return stuck('CARRIER_DOES_NOT_REACH', { carrier: name, service, zone: destination?.zone ?? 0 });
}

function refusedPayment({ purchase: { cartType, isBill } }: Tried, { title, cart_types }: StoredPaymentOption): Stuck {
  const isForKind = !isBill && cart_types.includes(cartType);
  return stuck(isForKind ? 'PAYMENT_NOT_FOR_CARRIER' : 'PAYMENT_NOT_FOR_KIND', { payment: title });
}

function stuckAt({ app }: SellContext, { purchase: { subject } }: Tried, { end }: PurchaseEnd): Stuck {
  if (end === 'minimum' || end === 'MINIMUM_ORDER') {
    return stuck('MINIMUM_UNREACHABLE', { minimum: app.min_order_price, most: subject.goods.subtotal });
  }
  return stuck('REFUSED', { code: end });
}

function verdictOf(
  context: SellContext,
  tried: Tried,
  ends: readonly PurchaseEnd[],
  delivery: Delivery | null,
  option: StoredPaymentOption,
): Verdict {
  const { offer, destination } = tried;
  const verdict = { offer, delivery, destination, payment: option.id };
  const no = (reason: Stuck): Verdict => ({ ...verdict, end: null, stuck: reason });
  const delivered = ends.filter((end) => isFor(end, delivery));
  if (delivery !== null && delivered.every(({ end }) => end === 'package' || end === 'carrier'))
    return no(undelivered(context, delivery, tried));
  const end = delivered.find(({ payment }) => payment === option.id);
  if (!end) return no(refusedPayment(tried, option));
  if (end.end !== 'ordered') return no(stuckAt(context, tried, end));
  return isPaid(context, tried.purchase, end.status, option.type as Parameters<typeof isPaid>[3])
    ? { ...verdict, end: 'paid', stuck: null }
    : no(stuck('BALANCE_NEVER_FILLED', { payment: option.title }));
}

/** The verdicts of an offer: each way of delivery by each payment option. */
export function verdictsOf(context: SellContext, tried: Tried): Verdict[] {
  const ends = endsOf(context, tried.purchase);
  return tried.deliveries.flatMap((delivery) =>
    context.app.payment_options.map((option) => verdictOf(context, tried, ends, delivery, option)),
  );
}

/** The verdict of what no customer gets into the checkout, or of what is asked for. */
export const singleVerdict = (offer: Offer, reason: Stuck | null): Verdict => ({
  offer,
  delivery: null,
  destination: null,
  payment: null,
  end: reason ? null : 'asked',
  stuck: reason,
});

import { readFragment } from '../../api/fragment';
import { type CheckoutFlows, type OrderDraft, totalOf } from './use-checkout';
import type { ShownCheckout } from './sections/section';

/**
 * Null while no payment is chosen.
 * @param item what is bought by itself, in place of the cart
 */
export function draftOrder(
  { kind, lines }: ShownCheckout,
  { item, time }: Pick<OrderDraft, 'item' | 'time'>,
  { checkout }: CheckoutFlows,
): OrderDraft | null {
  const sections = checkout.getSnapshot().context;
  const { payment, voucher, dropship, note } = sections;
  if (!payment) return null;
  const quote = sections.goods.carrierNeeded ? sections.quote : null;
  return {
    item,
    kind,
    lines: lines.map((line) => {
      const { id, quantity, price, variant, title, image, weight } = readFragment(line);
      return { id, quantity, price: price.amount, variant, title, image, weight };
    }),
    total: totalOf(sections),
    note: note.trim(),
    carrier: quote?.carrier ?? null,
    carrierKind: quote?.carrierKind ?? null,
    ...(quote?.ride ? { rideQuote: quote.service, ...quote.ride.order } : { package: quote?.service ?? null }),
    payment: payment.id,
    paymentKind: payment.kind,
    voucher: voucher?.code ?? null,
    time,
    dropship: dropship.enabled ? { name: dropship.name.trim(), phone: dropship.phone } : null,
  };
}

import type { Parcel } from '../../../machines/checkout/carrier-selection';
import type { Goods } from '../../../machines/purchase/purchase-sum';
import { readFragment } from '../../api/fragment';
import { type ServiceTime, timeMark } from '../../routing/service-payment';
import { linesText } from '../../routing/item-checkout';
import type { ShownCheckout } from './sections/section';

/**
 * @param counted how often what is bought by itself was recounted
 * @param changing a quantity is being sent
 */
export function goodsOf(checkout: ShownCheckout, counted: number, changing: boolean): { goods: Goods; parcel: Parcel } {
  const { subtotal, storeFee, minimumOrder, carrierNeeded, addressUsed, address, origin, weight } = checkout;
  const supplier = checkout.supplier?.id ?? null;
  const revision = checkout.revision + counted;
  const destination = (address && readFragment(address).district?.id) ?? null;
  return {
    goods: {
      revision,
      supplier,
      subtotal: subtotal.amount,
      orderFee: storeFee.amount,
      minimumOrder: minimumOrder?.amount ?? null,
      carrierNeeded,
      addressNeeded: carrierNeeded || (addressUsed && checkout.kind === 'SERVICE'),
      hasAddress: destination !== null,
      changing,
      lacks: null,
    },
    parcel: { revision, supplier, origin: origin?.id ?? '', destination, weight },
  };
}

export const linesOf = ({ lines }: ShownCheckout) =>
  lines.map((line) => {
    const { id, quantity } = readFragment(line);
    return { line: id, quantity };
  });

/** The lines and the time, to tell apart orders of one item by. */
export const markOf = (checkout: ShownCheckout, time: ServiceTime | null) =>
  `${linesText(linesOf(checkout).map(({ line, quantity }) => ({ id: line, quantity })))} ${timeMark(time)}`.trim();

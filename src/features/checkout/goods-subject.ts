import type { CreateOrderInput } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { linesText } from '../../routing/item-checkout';
import { type ServiceTime, timeMark } from '../../routing/service-payment';
import type { Subject } from '../buying/use-purchase';
import type { ShownCheckout } from './sections/section';

export type GoodsDraft = Pick<CreateOrderInput, 'item' | 'kind' | 'lines' | 'time'>;

export const linesOf = ({ lines }: ShownCheckout) =>
  lines.map((line) => {
    const { id, quantity } = readFragment(line);
    return { line: id, quantity };
  });

/**
 * The subject of a checkout, with the server's amounts.
 * @param item bought directly, without the cart
 * @param time the requested time of a service
 */
export function goodsSubject(checkout: ShownCheckout, item: string | null, time: ServiceTime | null): Subject {
  const { kind, revision, subtotal, storeFee, minimumOrder, carrierNeeded, addressUsed, address, origin, weight } =
    checkout;
  const supplier = checkout.supplier?.id ?? null;
  const destination = (address && readFragment(address).district?.id) ?? null;
  const draft: GoodsDraft = {
    item,
    kind,
    time,
    lines: checkout.lines.map((line) => {
      const { id, quantity, price, variant, title, image, weight: grams } = readFragment(line);
      return { id, quantity, price: price.amount, variant, title, image, weight: grams };
    }),
  };
  const bought = linesOf(checkout).map(({ line, quantity }) => ({ id: line, quantity }));
  return {
    goods: {
      revision,
      supplier,
      subtotal: subtotal.amount,
      orderFee: storeFee.amount,
      minimumOrder: minimumOrder?.amount ?? null,
      carrierNeeded,
      addressNeeded: carrierNeeded || (addressUsed && kind === 'SERVICE'),
      hasAddress: destination !== null,
      changing: false,
      lacks: null,
    },
    draft,
    mark: `${linesText(bought)} ${timeMark(time)}`.trim(),
    parcel: { revision, supplier, origin: origin?.id ?? '', destination, weight },
  };
}

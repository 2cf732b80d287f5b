import type { Subject } from '../../../machines/purchase/subject';
import { ItemType } from '../../__generated__/codes';
import type { ItemLine } from '../../modules/cart/rules/lines';
import { checkoutReply } from '../../modules/checkout/reply';
import type { SellContext } from './context';
import type { Line } from './verdict';
import type { Lines } from '../walks/choose-item';

export const toLine = ({ list_view_uid, variant_view_uid, qty, price }: ItemLine): Line => ({
  view_uid: list_view_uid,
  variant: variant_view_uid,
  qty,
  price,
});

const anyAddress = {
  full_name: 'Pembeli',
  address: 'Jalan',
  phone_number: '0812',
  province: '',
  province_name: '',
  city: '',
  city_name: '',
  district_name: '',
};

/** What the checkout of lines shows, with a complete address in a district, as the page's subject. */
export function lineSubject(
  { app }: SellContext,
  lines: Lines,
  { at, district }: { at: Date; district: string },
): Subject {
  const [first, ...others] = lines.map((line) => ({ ...line, checked: true }));
  if (!first) throw new Error('There are no lines');
  const { type } = first;
  const address = { ...anyAddress, district };
  const reply = checkoutReply({ lines: [first, ...others], type, revision: 1, app, address, now: at });
  const carrierNeeded = reply.use_expedition === 1;
  const supplier = reply.partner_view_uid;
  return {
    goods: {
      revision: reply.revision,
      supplier,
      subtotal: reply.subtotal,
      orderFee: reply.order_fee_product,
      minimumOrder: reply.min_order_price > 0 ? reply.min_order_price : null,
      carrierNeeded,
      addressNeeded: carrierNeeded || (reply.use_address !== 0 && type === ItemType.SERVICE),
      hasAddress: district !== '',
      changing: false,
      lacks: null,
    },
    draft: {},
    mark: '',
    parcel: { revision: reply.revision, supplier, origin: reply.origin, destination: district, weight: reply.weight },
  };
}

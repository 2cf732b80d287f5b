import { noParcel, uncarried } from '../../../machines/purchase/purchase-sum';
import { ItemType, OrderCategory } from '../../__generated__/codes';
import { type BillLine, offeredBill } from '../../modules/bills/queries';
import type { SellContext } from './context';
import { type Offer, stuck, type Verdict } from './verdict';
import { singleVerdict, verdictsOf } from './verdicts-of';
import { walkBill } from '../walks/bill';

function lineVerdicts(context: SellContext, groups: { lines: BillLine[] }[], { code, name }: BillLine): Verdict[] {
  const { store, now } = context;
  const bill = offeredBill({ groups: groups as never, services: store.bill_services }, code);
  if (!bill) return [];
  const offer: Offer = { kind: 'bill', id: code, title: name, items: [], lines: [], at: now };
  const chosen = walkBill(bill);
  if (!chosen)
    return [
      singleVerdict(
        offer,
        stuck('NUMBER_IMPOSSIBLE', { digits: bill.service.min_digits, length: bill.service.max_length }),
      ),
    ];
  const { number, option } = chosen;
  const price = bill.service.products.find(({ product_code }) => product_code === option)?.price ?? 0;
  const goods = { ...uncarried, revision: 0, supplier: null, subtotal: price, orderFee: bill.service.admin_fee };
  const purchase = {
    subject: { goods, draft: {}, mark: '', parcel: noParcel },
    cartType: ItemType.DIRECT_PURCHASE,
    category: OrderCategory.BILL,
    isBill: true,
    needsNoConfirmation: true,
    parcel: null,
  };
  const lines = [{ view_uid: code, variant: option, qty: 1, price }];
  const billed = { ...offer, number, lines };
  return verdictsOf(context, { offer: billed, purchase, deliveries: [null], destination: null });
}

/** Bills that can be paid, bill by bill. */
export function billVerdicts(context: SellContext): Verdict[] {
  const groups = context.store.components.flatMap(({ bills = [] }) => bills);
  const lines = groups.flatMap((group) => group.lines).filter(({ product_code }) => product_code !== '');
  return lines.flatMap((line) => lineVerdicts(context, groups, line));
}

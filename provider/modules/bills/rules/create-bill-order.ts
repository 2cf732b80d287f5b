import { BillCategory, ItemType, OrderCategory } from '../../../__generated__/codes';
import { localNumber, operatorOf } from '../../../biller/operators';
import type { Clock } from '../../../clock';
import type { Queryable } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import type { OperationRequest } from '../../../contract/operations';
import type { createAttempts } from '../../attempts/queries';
import { plainLine } from '../../orders/queries/insert-order';
import { choosePayment, useBillVoucher } from '../../orders/rules/checkout-choices';
import { placeOrder } from '../../orders/rules/place-order';
import { createCommerce, lockStoreKey } from '../../stores/queries/stores';
import { findBill, insertBillPayment, isPaidFor, type NewBillPayment, type OfferedBill, takeInquiry } from '../queries';
import { isByPhone } from './bill-products';
import { checkNumber } from './inquire-bill';

interface Customer {
  id: number;
  storeId: number;
}

type Fields = OperationRequest<'createBillOrder'>['body'];

type Chosen = Pick<NewBillPayment, 'biller_code' | 'number' | 'bill_name' | 'period'> & {
  title: string;
  price: number;
  fee: number;
};

/** @throws Refused */
function chooseOption({ line, service }: OfferedBill, { product_code = '', input = '', inquiry_uid }: Fields): Chosen {
  if (inquiry_uid) throw new Refused('BILL_EXPIRED');
  const product = service.products.find((one) => one.product_code === product_code);
  if (!product) throw new Refused('BILL_GONE');
  const isPhone = isByPhone(line);
  const number = isPhone ? localNumber(input) : input;
  checkNumber(number, service);
  if (isPhone && product.brand !== '' && product.brand !== operatorOf(number)) throw new Refused('BILL_NUMBER_INVALID');
  return {
    biller_code: product.product_code,
    number,
    bill_name: '',
    period: '',
    title: `${line.name} ${product.name}`,
    price: product.price,
    fee: service.admin_fee,
  };
}

/** Uses an inquiry only for the bill, number and product that it was made for. @throws Refused */
async function chooseInquiry(
  transaction: Queryable,
  customer: Customer,
  { line, service }: OfferedBill,
  { inquiry_uid = '', input, product_code }: Fields,
  at: Date,
): Promise<Chosen> {
  const inquiry = await takeInquiry(transaction, customer.id, inquiry_uid, at);
  if (inquiry?.code !== line.code) throw new Refused('BILL_EXPIRED');
  if (input && input !== inquiry.number) throw new Refused('BILL_EXPIRED');
  if (product_code && product_code !== inquiry.biller_code) throw new Refused('BILL_EXPIRED');
  const offered = service.regions.length > 0 ? service.regions.map(({ code }) => code) : [service.product_code];
  if (!offered.includes(inquiry.biller_code)) throw new Refused('BILL_GONE');
  if (await isPaidFor(transaction, inquiry)) throw new Refused('BILL_PAID');
  const { biller_code, number, bill_name, period, amount, admin_fee } = inquiry;
  return { biller_code, number, bill_name, period, title: line.name, price: amount, fee: admin_fee };
}

async function insertBillOrder(transaction: Queryable, customer: Customer, fields: Fields, at: Date) {
  await lockStoreKey(transaction, customer.storeId);
  const app = await createCommerce(transaction).of(customer.storeId);
  const bill = await findBill(transaction, customer.storeId, fields.code);
  if (!bill) throw new Refused('BILL_GONE');
  const { title, price, fee, ...chosen } =
    bill.line.category === BillCategory.POST_PAID
      ? await chooseInquiry(transaction, customer, bill, fields, at)
      : chooseOption(bill, fields);
  const payment = choosePayment(app, fields, { cart_type: ItemType.DIRECT_PURCHASE, carrier_type: null, isBill: true });
  const voucher = await useBillVoucher(transaction, {
    customer,
    code: fields.voucher_code ?? '',
    amount: price,
    now: at,
  });
  return placeOrder(
    transaction,
    { app, customer, at },
    {
      ...payment,
      ...voucher,
      category: OrderCategory.BILL,
      cart_type: ItemType.DIRECT_PURCHASE,
      auto_order: 1,
      needsNoConfirmation: true,
      shop: null,
      lines: [plainLine({ title, image: bill.line.image ?? null, price })],
      order_fee: fee,
      shown: { total: fields.total, isAsSent: true },
    },
    ({ id }) =>
      insertBillPayment(transaction, {
        ...chosen,
        order_id: id,
        customer_id: customer.id,
        code: fields.code,
        input_name: bill.line.input,
      }),
  );
}

/** Once per session code, in one transaction. */
export const createBillOrder =
  (attempts: ReturnType<typeof createAttempts>, now: Clock, isOffered: boolean) =>
  (customer: Customer, fields: Fields) => {
    const { session_code: sessionCode, ...others } = fields;
    return attempts.once(
      { customerId: customer.id, sessionCode, operation: 'createBillOrder', fields: others },
      (transaction) => {
        if (!isOffered) throw new Refused('BILL_GONE');
        return insertBillOrder(transaction, customer, fields, now());
      },
    );
  };

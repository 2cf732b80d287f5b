import type { MadeOrder } from '../../../machines/orders/attempt';
import { CreateOrderDocument } from '../../../src/__generated__/documents/create-order';
import type { CreateOrderInput } from '../../../src/__generated__/gql/graphql';
import { readSubmission } from '../../../src/features/orders/attempts';
import { attempt } from './attempt';
import type { Shopper } from './shopper';

interface CheckoutScreen {
  customer: {
    checkout: {
      __typename: string;
      subtotal: { amount: number };
      lines: { id: string; quantity: number; price: { amount: number } }[];
    };
  };
}

interface PurchasesScreen {
  customer: { purchases: { pageInfo: { lastPage: number }; orders: { id: string }[] } };
}

/** The outcome that the customer sees of one intent to buy, with several taps and occasional reloads. */
export async function buy(shopper: Shopper, random: () => number): Promise<MadeOrder> {
  const item = `barang${Math.floor(random() * 5)}`;
  await shopper.persist('AddToCart', { item, lines: [{ id: item, quantity: 1 }] });
  const { checkout } = (await shopper.persist<CheckoutScreen>('CheckoutScreen')).customer;
  if (checkout.__typename !== 'Checkout') throw new Error('There is nothing to check out');
  const order: Omit<CreateOrderInput, 'idempotencyKey'> = {
    lines: checkout.lines.map(({ id, quantity, price }) => ({ id, quantity, price: price.amount })),
    total: checkout.subtotal.amount,
    note: '',
    payment: 'tempat',
    paymentKind: 'DIRECT',
  };
  const { execute } = shopper;
  const send = async (sent: CreateOrderInput) =>
    readSubmission(await execute(CreateOrderDocument, { order: sent }), ({ createOrder }) => createOrder);
  const ended = await attempt(execute, send, order, random);
  if (ended.outcome === 'refused' || !ended.order) throw new Error(`Refused: ${JSON.stringify(ended)}`);
  return ended.order;
}

/** The orders of a customer. Retries until there is an answer, because the provider may have just been stopped. */
export async function purchasesOf(shopper: Shopper): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { purchases } = (await shopper.persist<PurchasesScreen>('PurchasesScreen', { page })).customer;
    last = purchases.pageInfo.lastPage;
    ids.push(...purchases.orders.map(({ id }) => id));
  }
  return ids;
}

import { createActor, fromPromise, waitFor } from 'xstate';
import type { MadeOrder, SubmissionEnd } from '../../../machines/attempt';
import { orderSubmissionMachine, type PlacedOrder } from '../../../machines/order-submission';
import { CreateOrderDocument } from '../../../src/__generated__/documents/create-order';
import type { CreateOrderInput } from '../../../src/__generated__/gql/graphql';
import { attemptOf, newSessionCode, readSubmission } from '../../../src/features/orders/attempts';
import type { Shopper } from './shopper';

const patience = 120_000;

interface CheckoutScreen {
  checkout: {
    __typename: string;
    subtotal: { amount: number };
    lines: { id: string; quantity: number; price: { amount: number } }[];
  };
}

interface PurchasesScreen {
  purchases: { pageInfo: { lastPage: number }; orders: { id: string }[] };
}

const submissionOf = ({ execute }: Shopper) =>
  orderSubmissionMachine.provide({
    actors: {
      submit: fromPromise<SubmissionEnd, { order: PlacedOrder; sessionCode: string }>(async ({ input }) => {
        const order = { ...(input.order as CreateOrderInput), sessionCode: input.sessionCode };
        const answer = await execute(CreateOrderDocument, { order });
        return readSubmission(answer, ({ createOrder }) => createOrder);
      }),
      confirm: attemptOf(execute),
    },
  });

/** What the customer is told of one intent to buy, with taps more than one and a reload now and then. */
export async function buy(shopper: Shopper, random: () => number): Promise<MadeOrder> {
  const item = `barang${Math.floor(random() * 5)}`;
  await shopper.persist('AddToCart', { item, lines: [{ id: item, quantity: 1 }] });
  const { checkout } = await shopper.persist<CheckoutScreen>('CheckoutScreen');
  if (checkout.__typename !== 'Checkout') throw new Error('There is nothing to check out');
  const order = {
    lines: checkout.lines.map(({ id, quantity, price }) => ({ id, quantity, price: price.amount })),
    total: checkout.subtotal.amount,
    note: '',
    payment: 'tempat',
    paymentKind: 'DIRECT',
  };
  const machine = submissionOf(shopper);
  let actor = createActor(machine, { input: { sessionCode: null } }).start();
  for (;;) {
    for (let tap = 0; tap < 3; tap += 1) actor.send({ type: 'order.submit', order, code: newSessionCode() });
    if (random() < 0.3) {
      const { sessionCode } = actor.getSnapshot().context;
      actor.stop();
      actor = createActor(machine, { input: { sessionCode } }).start();
    }
    const settled = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'), { timeout: patience });
    if (settled.matches('done') && settled.context.result) return settled.context.result;
    if (settled.matches('refused') || settled.matches('needsReview')) {
      throw new Error(`Refused: ${settled.context.refusal?.code}`);
    }
    actor.send({ type: 'notice.dismiss' });
  }
}

/** The orders that a customer has, asked for until they are answered: the provider may just have been stopped. */
export async function purchasesOf(shopper: Shopper): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { purchases } = await shopper.persist<PurchasesScreen>('PurchasesScreen', { page });
    last = purchases.pageInfo.lastPage;
    ids.push(...purchases.orders.map(({ id }) => id));
  }
  return ids;
}

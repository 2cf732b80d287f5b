import { createActor, fromCallback, fromPromise, type StateValueFrom, waitFor } from 'xstate';
import { type AttemptAnswer, attemptMachine, type SubmissionEnd } from '../../../machines/orders/attempt';
import { orderPaymentMachine } from '../../../machines/orders/order-payment';
import type {
  ChangeAnswer,
  NewPayment,
  OrderFacts,
  OrderPaymentEvent,
} from '../../../machines/orders/order-payment-setup';
import { walkMachine } from '../../support/machines/coverage';

type Paid = { revision: number; sessionCode: string };

const unpaid = { revision: 3, status: 'AWAITING_PAYMENT' };
const made = {
  id: 'o1',
  number: 'JJ0000001',
  status: 'PAYMENT_ACCEPTED',
  paymentKind: 'BALANCE',
  isAutomatic: true,
} as const;
const done = { outcome: 'done', order: made } as const;
const refused = { outcome: 'refused', refusal: { code: 'BALANCE_SHORT', message: '', total: null } } as const;
const unsent = { outcome: 'unsent' } as const;
const offline = () => Promise.reject(new Error('offline'));
const never = () => new Promise<never>(() => {});

interface Around {
  order?: OrderFacts;
  sessionCode?: string | null;
  load?: () => Promise<OrderFacts>;
  change?: (payment: NewPayment) => Promise<ChangeAnswer>;
  pay?: () => Promise<SubmissionEnd>;
  confirm?: () => Promise<AttemptAnswer>;
  cancel?: () => Promise<ChangeAnswer>;
}

function provide({ load = never, change = never, pay = never, confirm = never, cancel = never }: Around = {}) {
  const payments: Paid[] = [];
  let update = (_: OrderFacts) => {};
  const machine = orderPaymentMachine.provide({
    actors: {
      watchOrder: fromCallback<OrderPaymentEvent>(({ sendBack }) => {
        update = (order) => sendBack({ type: 'order.update', order });
      }),
      loadOrder: fromPromise<OrderFacts, undefined>(load),
      changePayment: fromPromise<ChangeAnswer, NewPayment>(({ input }) => change(input)),
      payOrder: fromPromise<SubmissionEnd, Paid>(({ input }) => {
        payments.push(input);
        return pay();
      }),
      confirm: attemptMachine.provide({
        actors: { loadAttempt: fromPromise<AttemptAnswer, string>(confirm) },
        delays: { pollDelay: 0 },
      }),
      cancelOrder: fromPromise<ChangeAnswer, undefined>(cancel),
    },
  });
  return { machine, payments, update: (order: OrderFacts) => update(order) };
}

type State = StateValueFrom<typeof orderPaymentMachine>;
const showing = { open: 'showing' } as const;
const asking = { open: 'askingCancel' } as const;
const refusedIsNotified = { notified: 'refused' } as const;
const failureIsNotified = { notified: 'failed' } as const;

function start(around: Around = {}) {
  const { machine, ...rest } = provide(around);
  const actor = createActor(machine, {
    input: { order: around.order ?? unpaid, sessionCode: around.sessionCode ?? null },
  }).start();
  return {
    actor,
    ...rest,
    pay: (code = 'WEB1', revision = 3) => {
      actor.send({ type: 'balance.ask' });
      actor.send({ type: 'balance.pay', revision, code });
    },
    reach: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
    is: (state: State) => actor.getSnapshot().matches(state),
  };
}

const change = { type: 'payment.change', payment: 'va1', kind: 'API' } as const;

test('every state and transition can be reached', () => {
  const name = (state: string) => `xstate.done.actor.0.orderPayment.working.${state}`;
  walkMachine(provide().machine, {
    inputs: ['AWAITING_PAYMENT', 'PAYMENT_ACCEPTED', 'CANCELLED'].flatMap((status) => [
      { order: { revision: 3, status }, sessionCode: null },
      { order: { revision: 3, status }, sessionCode: 'WEB0' },
    ]),
    facts: (context: { order: OrderFacts; sessionCode: string | null }) => [context.order, context.sessionCode],
    cases: [
      change,
      { type: 'balance.ask' },
      { type: 'balance.dismiss' },
      { type: 'balance.pay', revision: 3, code: 'WEB1' },
      { type: 'balance.pay', revision: 2, code: 'WEB1' },
      ...[unpaid, { revision: 4, status: 'CANCELLED' }, { revision: 4, status: 'SENT' }].flatMap((order) => [
        { type: 'order.update', order },
        { type: name('refreshing'), output: order },
      ]),
      ...['changing', 'cancelling'].flatMap((state) =>
        [{ outcome: 'done' }, refused].map((output) => ({ type: name(state), output })),
      ),
      ...['paying', 'confirming'].flatMap((state) =>
        [done, refused, unsent].map((output) => ({ type: name(state), output })),
      ),
    ],
  });
});

test.each([
  ['NEW', 'open'],
  ['AWAITING_PAYMENT', 'open'],
  ['PAYMENT_PROCESSING', 'open'],
  ['PAYMENT_ACCEPTED', 'paid'],
  ['SENT', 'paid'],
  ['RECEIVED', 'paid'],
  ['REJECTED', 'cancelled'],
  ['CANCELLED', 'cancelled'],
  ['VOID', 'cancelled'],
  ['NOT_RECEIVED', 'cancelled'],
] as const)('an order with the status %s is %s', (status, state) => {
  expect(start({ order: { revision: 1, status } }).is(state)).toBe(true);
});

test('an order with a different revision is refetched before it can be paid', async () => {
  const { pay, payments, reach, actor } = start({ load: async () => ({ revision: 4, status: 'AWAITING_PAYMENT' }) });
  pay('WEB1', 2);
  await reach(showing);
  expect(payments).toEqual([]);
  expect(actor.getSnapshot().context.order.revision).toBe(4);
});

test('no payment is made before the customer confirms', async () => {
  const { actor, payments, is } = start();
  actor.send({ type: 'balance.pay', revision: 3, code: 'WEB1' });
  expect(payments).toEqual([]);
  actor.send({ type: 'balance.ask' });
  expect(is({ open: 'askingPayment' })).toBe(true);
  actor.send({ type: 'balance.dismiss' });
  expect([is(showing), payments]).toEqual([true, []]);
});

test('a cancelled order is announced with the provider’s message', async () => {
  const { actor, reach } = start({
    cancel: async () => ({ outcome: 'done', message: 'Pesanan telah dibatalkan' }),
    load: async () => ({ revision: 4, status: 'CANCELLED' }),
  });
  const messages: string[] = [];
  actor.on('order.cancelled', ({ message }) => messages.push(message));
  actor.send({ type: 'order.cancel' });
  actor.send({ type: 'cancel.confirm' });
  await reach('cancelled');
  expect(messages).toEqual(['Pesanan telah dibatalkan']);
});

test('three taps on pay make one payment', () => {
  const { pay, payments } = start();
  pay('WEB1');
  pay('WEB2');
  pay('WEB3');
  expect(payments).toEqual([{ revision: 3, sessionCode: 'WEB1' }]);
});

test('a paid order is shown as the provider returns it', async () => {
  const { pay, reach } = start({
    pay: async () => done,
    load: async () => ({ revision: 4, status: 'PAYMENT_ACCEPTED' }),
  });
  pay();
  const { context } = await reach('paid');
  expect(context).toMatchObject({ order: { revision: 4 }, sessionCode: null });
});

test('a payment without an answer is looked up, not repeated', async () => {
  const { pay, payments, reach } = start({
    pay: offline,
    confirm: async () => done,
    load: async () => ({ revision: 4, status: 'PAYMENT_ACCEPTED' }),
  });
  pay();
  await reach('paid');
  expect(payments).toHaveLength(1);
});

test('a reload during a payment looks up its outcome', async () => {
  const { reach, payments } = start({
    sessionCode: 'WEB0',
    confirm: async () => done,
    load: async () => ({ revision: 4, status: 'PAYMENT_ACCEPTED' }),
  });
  await reach('paid');
  expect(payments).toEqual([]);
});

test('a low balance shows a message and leaves the order unchanged', async () => {
  const { actor, pay, reach } = start({ pay: async () => refused, load: async () => unpaid });
  pay();
  expect((await reach(refusedIsNotified)).context.refusal).toMatchObject({ code: 'BALANCE_SHORT' });
  actor.send({ type: 'notice.dismiss' });
  await reach(showing);
});

test('a payment that was never sent can be made again', async () => {
  const { actor, pay, payments, reach } = start({
    pay: offline,
    confirm: async () => unsent,
    load: async () => unpaid,
  });
  pay('WEB1');
  await reach(failureIsNotified);
  actor.send({ type: 'notice.dismiss' });
  await reach(showing);
  pay('WEB2');
  expect(payments).toHaveLength(2);
});

test('a payment option is changed once', async () => {
  const taken: NewPayment[] = [];
  const { actor, reach } = start({
    change: async (payment) => {
      taken.push(payment);
      return { outcome: 'done' };
    },
    load: async () => ({ revision: 4, status: 'PAYMENT_PROCESSING' }),
  });
  actor.send(change);
  actor.send(change);
  await waitFor(actor, ({ context }) => context.order.revision === 4);
  await reach(showing);
  expect(taken).toEqual([{ payment: 'va1', kind: 'API' }]);
});

test.each([
  ['refused', async () => refused],
  ['failed', offline],
] as const)('a change of payment that is %s shows a message', async (outcome, answer) => {
  const { actor, reach } = start({ change: answer });
  actor.send(change);
  expect((await reach({ notified: outcome })).context.refusal?.code).toBe(
    outcome === 'failed' ? 'INTERNAL' : refused.refusal.code,
  );
});

test('nothing is cancelled before confirmation', () => {
  const cancel = jest.fn(never);
  const { actor, is } = start({ cancel });
  actor.send({ type: 'order.cancel' });
  expect(is(asking)).toBe(true);
  expect(cancel).not.toHaveBeenCalled();
  actor.send({ type: 'cancel.dismiss' });
  expect(is(showing)).toBe(true);
});

test('a confirmed cancellation ends the order', async () => {
  const { actor, reach } = start({
    cancel: async () => ({ outcome: 'done' }),
    load: async () => ({ revision: 4, status: 'CANCELLED' }),
  });
  actor.send({ type: 'order.cancel' });
  actor.send({ type: 'cancel.confirm' });
  await reach('cancelled');
});

test('changes of the order in the meantime are shown', () => {
  const { update, is } = start();
  update({ revision: 4, status: 'PAYMENT_ACCEPTED' });
  expect(is('paid')).toBe(true);
});

test('an update does not close an open cancellation dialog', () => {
  const { actor, update, is } = start();
  actor.send({ type: 'order.cancel' });
  update({ revision: 4, status: 'AWAITING_PAYMENT' });
  expect(is(asking)).toBe(true);
});

import { type AnyActorLogic, createActor, type EventObject, fromCallback, waitFor } from 'xstate';
import {
  type BillOrder,
  type BillPaymentEmitted,
  billPaymentMachine,
  type ChosenBill,
} from '../../../machines/bills/bill-payment';
import {
  type Agreed,
  basisOf,
  type CheckoutFacts,
  type Payment,
  totalOf,
  type VoucherFact,
} from '../../../machines/checkout/checkout-sum';
import { walkMachine } from '../../support/machines/coverage';
import {
  type SubmissionAnswers,
  doneEnd,
  madeOrder,
  reachSubmission,
  recordedSubmission,
  refusedEnd,
  unsentEnd,
} from '../../support/machines/submissions';

const chosen: ChosenBill = {
  bill: 'token',
  number: '53500012345',
  option: 'PLN20',
  inquiry: null,
  price: 20_000,
  fee: 2_500,
  expiresAt: null,
};
const payment: Payment = { id: 'saldo', kind: 'BALANCE', fee: 0 };
const other: Payment = { id: 'va', kind: 'API', fee: 1_500 };
const input = { chosen, voucherCode: '', attempt: { sessionCode: null as string | null, isOther: false } };

/** As the flow of a voucher looks of which this is known. */
const vouched = (fact: VoucherFact | null) => ({
  type: 'xstate.snapshot.voucher',
  snapshot: {
    context: {
      code: fact?.code ?? '',
      basis: fact?.basis == null ? null : { key: fact.basis },
      applied: fact && { code: fact.code, discount: fact.discount, cashback: fact.cashback },
    },
    matches: () => false,
    hasTag: () => fact !== null && fact.basis === null,
  },
});

/** An actor that tells its parent nothing. */
const silent = {
  transition: (snapshot: unknown) => snapshot,
  getInitialSnapshot: () => ({ status: 'silent' }),
  getPersistedSnapshot: (snapshot: unknown) => snapshot,
} as unknown as AnyActorLogic;

const watchExpiry = fromCallback<EventObject, number | null>(({ input: until, sendBack }) => {
  if (until === 0) sendBack({ type: 'quote.expire' });
});

function start(answers: SubmissionAnswers = {}, over: Partial<typeof input> = {}) {
  const { submission, sent } = recordedSubmission(answers);
  const machine = billPaymentMachine.provide({
    actors: { submission, voucher: silent, watchExpiry } as object,
  });
  const actor = createActor(machine, { input: { ...input, ...over } });
  const said: BillPaymentEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const facts = () => actor.getSnapshot().context;
  return {
    actor,
    sent,
    said,
    facts,
    pay: (by = payment) => actor.send({ type: 'payment.choose', payment: by }),
    place: (code: string) => actor.send({ type: 'order.place', code }),
    dismiss: () => actor.send({ type: 'notice.dismiss' }),
    apply: (discount: number, basis: string | null = basisOf(facts())?.key ?? null) =>
      actor.send(vouched({ code: 'HEMAT', basis, discount, cashback: 0 }) as never),
    reach: (state: 'editing' | 'over' | 'ordered') => waitFor(actor, (snapshot) => snapshot.matches(state)),
    child: (state: 'refused' | 'needsReview' | 'failed') => reachSubmission(actor, state),
  };
}

interface Told {
  agreed: Agreed | null;
  isExpired: boolean;
  refusal: string | null;
}

describe('billPayment', () => {
  test('reaches every state and transition', () => {
    const submission = (refusal: object | null) => ({
      type: 'xstate.snapshot.submission',
      snapshot: { context: { refusal } },
    });
    const actors = { submission: silent, voucher: silent, watchExpiry };
    const machine = billPaymentMachine.provide({ actors: actors as object });
    const applied = (by: Payment | null) => {
      const actor = createActor(machine, { input }).start();
      actor.send({ type: 'payment.choose', payment: by });
      return vouched({
        code: 'HEMAT',
        basis: basisOf(actor.getSnapshot().context)?.key ?? null,
        discount: 1_000,
        cashback: 0,
      });
    };
    walkMachine(machine, {
      whole: billPaymentMachine,
      input,
      facts: (context: CheckoutFacts & Told) => [
        context.payment?.id,
        context.voucher && [context.voucher.discount, context.voucher.basis === basisOf(context)?.key],
        context.agreed?.total,
        context.isExpired,
        context.refusal,
      ],
      cases: [
        { type: 'payment.choose', payment },
        { type: 'price.change', price: 20_000 },
        { type: 'order.place', code: 'WEB1' },
        vouched(null),
        vouched({ code: 'HEMAT', basis: null, discount: 0, cashback: 0 }),
        applied(payment),
        submission(null),
        submission({ code: 'BILL_GONE' }),
        { type: 'xstate.done.actor.submission', output: madeOrder },
      ],
    });
  });

  test('asks for a way to pay, and sends nothing without one', () => {
    const { place, said, sent } = start();
    place('WEB1');
    expect([said, sent]).toEqual([[{ type: 'payment.missing' }], []]);
  });

  test('orders what was chosen with all fees, once for three taps', () => {
    const { pay, place, sent } = start();
    pay(other);
    for (const code of ['WEB1', 'WEB2', 'WEB3']) place(code);
    const order: BillOrder = { chosen, payment: other, voucher: null, total: 24_000 };
    expect(sent).toEqual([{ order, sessionCode: 'WEB1' }]);
  });

  test('orders with a voucher that was checked against this bill', () => {
    const { pay, apply, place, sent } = start();
    pay();
    apply(1_000);
    place('WEB1');
    expect(sent).toMatchObject([{ order: { voucher: 'HEMAT', total: 21_500 } }]);
  });

  test('waits for the voucher, and says where it gives another amount than was agreed to', () => {
    const { pay, apply, place, said, sent, actor } = start();
    pay();
    apply(1_000);
    apply(1_000, null);
    place('WEB1');
    expect(actor.getSnapshot().value).toBe('settling');
    apply(500);
    expect([said, sent]).toEqual([[{ type: 'total.changed' }], []]);
  });

  test('a changed price is what is shown and ordered next', async () => {
    const { actor, pay, place, dismiss, child, facts, sent } = start({
      submit: async () => refusedEnd('PRICE_CHANGED'),
    });
    pay();
    place('WEB1');
    await child('needsReview');
    dismiss();
    actor.send({ type: 'price.change', price: 21_000 });
    expect(totalOf(facts())).toBe(23_500);
    place('WEB2');
    expect(sent.map(({ order, sessionCode }) => [order.total, sessionCode])).toEqual([
      [22_500, 'WEB1'],
      [23_500, 'WEB2'],
    ]);
  });

  test.each(['BILL_EXPIRED', 'BILL_GONE', 'BILL_NUMBER_INVALID', 'BILL_PAID'])(
    'after %s the bill has to be chosen again',
    async (code) => {
      const { pay, place, dismiss, child, reach } = start({ submit: async () => refusedEnd(code) });
      pay();
      place('WEB1');
      await child('refused');
      dismiss();
      await reach('over');
    },
  );

  test('after any other refusal it can be placed again, with a new code', async () => {
    const { pay, place, dismiss, child, reach, sent } = start({ submit: async () => refusedEnd('PAYMENT_INVALID') });
    pay();
    place('WEB1');
    await child('refused');
    dismiss();
    await reach('editing');
    place('WEB2');
    expect(sent.map(({ sessionCode }) => sessionCode)).toEqual(['WEB1', 'WEB2']);
  });

  test('an order that was never sent is sent again with the same code', async () => {
    const { pay, place, dismiss, child, sent } = start({ submit: async () => unsentEnd });
    pay();
    place('WEB1');
    await child('failed');
    dismiss();
    place('WEB2');
    expect(sent.map(({ sessionCode }) => sessionCode)).toEqual(['WEB1', 'WEB1']);
  });

  test('after a lost answer it asks what became of the order, and never sends another', async () => {
    const { pay, place, reach, sent } = start({
      submit: () => Promise.reject(new Error('lost')),
      confirm: async () => doneEnd,
    });
    pay();
    place('WEB1');
    expect((await reach('ordered')).context.result).toEqual(madeOrder);
    expect(sent).toHaveLength(1);
  });

  test('an attempt from before a reload is asked for, also where what was owed has expired since', async () => {
    const { reach, sent } = start(
      { confirm: async () => doneEnd },
      { attempt: { sessionCode: 'WEB0', isOther: false }, chosen: { ...chosen, expiresAt: 0 } },
    );
    await reach('ordered');
    expect(sent).toEqual([]);
  });

  test('a quote cannot be ordered when its time is over', async () => {
    const { actor, reach } = start({}, { chosen: { ...chosen, expiresAt: 0 } });
    await reach('over');
    expect(actor.getSnapshot().can({ type: 'order.place', code: 'WEB1' })).toBe(false);
  });
});

import { type AnyActorLogic, createActor, type EventObject, fromCallback, waitFor } from 'xstate';
import { carrierSelectionMachine } from '../../../machines/purchase/carrier-selection';
import { checkoutQuantitiesMachine } from '../../../machines/purchase/checkout-quantities';
import { purchaseMachine } from '../../../machines/purchase/purchase';
import { noChoices, nobody, type PurchaseEmitted, type PurchaseInput } from '../../../machines/purchase/purchase-setup';
import type { OpenAttempt, Subject } from '../../../machines/purchase/subject';
import {
  type Agreed,
  basisOf,
  type Delivery,
  noParcel,
  type Payment,
  type PurchaseFacts,
  type Quote,
  totalOf,
  uncarried,
  type VoucherFact,
} from '../../../machines/purchase/purchase-sum';
import { voucherMachine } from '../../../machines/vouchers/voucher';
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

const goods = { ...uncarried, revision: 1, supplier: null, subtotal: 20_000, orderFee: 2_500 };
const subject: Subject = { goods, draft: { bill: 'token' }, mark: 'bill-1', parcel: noParcel };
const overCodes = ['BILL_GONE', 'BILL_PAID'];
const payment: Payment = { id: 'saldo', kind: 'BALANCE', fee: 0 };
const other: Payment = { id: 'va', kind: 'API', fee: 1_500 };

/** A stub of the voucher's flow with these facts. */
const vouched = (fact: VoucherFact | null, typed = '') => ({
  type: 'xstate.snapshot.voucher',
  snapshot: {
    context: {
      code: fact?.code ?? typed,
      basis: fact?.basis == null ? null : { key: fact.basis },
      applied: fact && { code: fact.code, discount: fact.discount, cashback: fact.cashback },
    },
    matches: () => typed !== '',
    hasTag: () => fact !== null && fact.basis === null,
  },
});

const carried: Subject = {
  ...subject,
  goods: { ...goods, carrierNeeded: true, addressNeeded: true, hasAddress: true },
  parcel: { revision: 1, supplier: null, origin: '31.73', destination: '31.71.01', weight: 500 },
};
const quote: Quote = { revision: 1, carrier: 'pos', carrierKind: 'PACKAGES', service: 'REG', cost: 12_000, ride: null };

/** A stub of the carrier's flow in this state. */
const quoted = ({ hasCarrier, quoting, quote: chosen }: Delivery) => ({
  type: 'xstate.snapshot.carrier',
  snapshot: {
    context: {
      carrier: hasCarrier ? 'pos' : null,
      service: chosen?.service ?? null,
      carriers: hasCarrier ? [{ id: 'pos', kind: chosen?.carrierKind, cost: chosen?.cost }] : [],
      packages: chosen ? [{ service: chosen.service, cost: chosen.cost }] : [],
      parcel: { ...carried.parcel, revision: chosen?.revision ?? 1 },
    },
    matches: () => chosen !== null,
    hasTag: () => quoting,
  },
});

const received: { to: string; type: string }[] = [];
beforeEach(() => void received.splice(0));

/** An actor that sends nothing to its parent. */
const silent = (name: string) =>
  ({
    transition(snapshot: unknown, event: { type: string }) {
      if (!event.type.startsWith('xstate.')) received.push({ to: name, ...event });
      return snapshot;
    },
    getInitialSnapshot: () => ({ status: 'silent' }),
    getPersistedSnapshot: (snapshot: unknown) => snapshot,
  }) as unknown as AnyActorLogic;

const parts = () => ({
  quantities: silent('quantities'),
  carrier: silent('carrier'),
  voucher: silent('voucher'),
});

const watchExpiry = fromCallback<EventObject, number | null>(({ input: until, sendBack }) => {
  if (until === 0) sendBack({ type: 'quote.expire' });
});

function start(answers: SubmissionAnswers = {}, input: Partial<PurchaseInput> = {}) {
  const { submission, sent } = recordedSubmission(answers);
  const stored: { choices: object[]; attempts: (OpenAttempt | null)[]; removed: number } = {
    choices: [],
    attempts: [],
    removed: 0,
  };
  const machine = purchaseMachine.provide({
    actors: { submission, ...parts(), watchExpiry } as object,
    actions: {
      storeChoices: ({ context: { choices, note, dropship } }) =>
        void stored.choices.push({ ...choices, note, dropship }),
      storeAttempt: ({ context }) => void stored.attempts.push(context.attempt),
      removeStored: () => void (stored.removed += 1),
    },
  });
  const actor = createActor(machine, { input: { subject, overCodes, ...input } });
  const said: PurchaseEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const facts = () => actor.getSnapshot().context;
  return {
    actor,
    sent,
    said,
    stored,
    facts,
    tell: (event: { type: string }) => actor.send(event as never),
    is: (state: 'choosing' | 'settling' | 'placed' | 'ordered') => actor.getSnapshot().matches(state),
    pay: (by: Payment = payment) => actor.send({ type: 'payment.choose', payment: by }),
    place: (code = 'WEB1') => actor.send({ type: 'order.place', code }),
    dismiss: () => actor.send({ type: 'notice.dismiss' }),
    apply: (discount: number, basis: string | null = basisOf(facts())?.key ?? null, cashback = 0) =>
      actor.send(vouched({ code: 'HEMAT', basis, discount, cashback }) as never),
    reach: (state: 'choosing' | 'over' | 'ordered') => waitFor(actor, (snapshot) => snapshot.matches(state)),
    child: (state: 'refused' | 'needsReview' | 'failed') => reachSubmission(actor, state),
  };
}

interface Told {
  agreed: Agreed | null;
  attempt: object | null;
  isExpired: boolean;
  refusal: string | null;
}

describe('purchase', () => {
  test('reaches every state and transition', () => {
    const submission = (refusal: object | null, sessionCode: string | null) => ({
      type: 'xstate.snapshot.submission',
      snapshot: { context: { refusal, sessionCode } },
    });
    const machine = purchaseMachine.provide({
      actors: { submission: silent('submission'), ...parts(), watchExpiry } as object,
    });
    const applied = (by: Payment) => {
      const actor = createActor(machine, { input: { subject } }).start();
      actor.send({ type: 'payment.choose', payment: by });
      return vouched({
        code: 'HEMAT',
        basis: basisOf(actor.getSnapshot().context)?.key ?? null,
        discount: 1_000,
        cashback: 0,
      });
    };
    walkMachine(machine, {
      whole: purchaseMachine.provide({
        actors: {
          quantities: checkoutQuantitiesMachine,
          carrier: carrierSelectionMachine,
          voucher: voucherMachine,
        },
      }),
      input: { subject, overCodes },
      facts: (context: PurchaseFacts & Told) => [
        context.payment?.id,
        context.voucher && [context.voucher.discount, context.voucher.basis === basisOf(context)?.key],
        context.agreed?.discount,
        context.attempt !== null,
        context.isExpired || context.refusal,
      ],
      cases: [
        { type: 'payment.choose', payment },
        { type: 'subject.change', subject },
        { type: 'subject.edit', subject },
        { type: 'note.type', text: 'a' },
        { type: 'dropship.type', field: 'name', text: 'Budi' },
        { type: 'order.place', code: 'WEB1' },
        { type: 'xstate.snapshot.quantities', snapshot: { context: { loaded: null, counted: 0, edits: [] } } },
        quoted({ hasCarrier: false, quoting: false, quote: null }),
        vouched(null),
        vouched({ code: 'HEMAT', basis: null, discount: 0, cashback: 0 }),
        applied(payment),
        submission(null, null),
        submission({ code: 'BILL_GONE' }, null),
        { type: 'xstate.done.actor.submission', output: madeOrder },
      ],
    });
  });

  test('asks for a payment option, and sends nothing without one', () => {
    const { place, said, sent } = start();
    place('WEB1');
    expect([said, sent]).toEqual([[{ type: 'section.missing', section: 'payment' }], []]);
  });

  test('orders what was chosen with all fees, once for three taps', () => {
    const { pay, place, sent } = start();
    pay(other);
    for (const code of ['WEB1', 'WEB2', 'WEB3']) place(code);
    const order = {
      draft: subject.draft,
      payment: other,
      voucher: null,
      total: 24_000,
      quote: null,
      note: '',
      dropship: nobody,
      answers: [],
    };
    expect(sent).toEqual([{ order, sessionCode: 'WEB1' }]);
  });

  test('orders with a voucher that was checked against this bill', () => {
    const { pay, apply, place, sent } = start();
    pay();
    apply(1_000);
    place('WEB1');
    expect(sent).toMatchObject([{ order: { voucher: 'HEMAT', total: 21_500 } }]);
  });

  test('waits for the voucher, and reports a discount that differs from the agreed one', () => {
    const { pay, apply, place, said, sent, actor } = start();
    pay();
    apply(1_000);
    apply(1_000, null);
    place('WEB1');
    expect(actor.getSnapshot().value).toBe('settling');
    apply(500);
    expect([said, sent]).toEqual([[{ type: 'total.changed' }], []]);
  });

  test('a changed price is shown, and the next order has it', async () => {
    const { actor, pay, place, dismiss, child, facts, sent } = start({
      submit: async () => refusedEnd('PRICE_CHANGED'),
    });
    pay();
    place('WEB1');
    await child('needsReview');
    dismiss();
    actor.send({ type: 'subject.change', subject: { ...subject, goods: { ...goods, subtotal: 21_000 } } });
    expect(totalOf(facts())).toBe(23_500);
    place('WEB2');
    expect(sent.map(({ order, sessionCode }) => [order.total, sessionCode])).toEqual([
      [22_500, 'WEB1'],
      [23_500, 'WEB2'],
    ]);
  });

  test.each(overCodes)('after %s something has to be chosen again', async (code) => {
    const { pay, place, dismiss, child, reach } = start({ submit: async () => refusedEnd(code) });
    pay();
    place('WEB1');
    await child('refused');
    dismiss();
    await reach('over');
  });

  test('after any other refusal it can be placed again, with a new code', async () => {
    const { pay, place, dismiss, child, reach, sent } = start({ submit: async () => refusedEnd('PAYMENT_INVALID') });
    pay();
    place('WEB1');
    await child('refused');
    dismiss();
    await reach('choosing');
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

  test('after a lost answer it checks the outcome of the order, and never sends another', async () => {
    const { pay, place, reach, sent } = start({
      submit: () => Promise.reject(new Error('lost')),
      confirm: async () => doneEnd,
    });
    pay();
    place('WEB1');
    expect((await reach('ordered')).context.result).toEqual(madeOrder);
    expect(sent).toHaveLength(1);
  });

  test('the outcome of an attempt before a reload is requested, even if the inquiry has expired', async () => {
    const { reach, sent } = start(
      { confirm: async () => doneEnd },
      { attempt: { code: 'WEB0', mark: 'bill-1' }, expiresAt: 0 },
    );
    await reach('ordered');
    expect(sent).toEqual([]);
  });

  test('a quote cannot be ordered when its time is over', async () => {
    const { actor, reach } = start({}, { expiresAt: 0 });
    await reach('over');
    expect(actor.getSnapshot().can({ type: 'order.place', code: 'WEB1' })).toBe(false);
  });

  test('stores the code of an attempt before it is sent, and removes it and the choices once the order is created', async () => {
    const stored: unknown[] = [];
    const flow = start({
      submit: async () => {
        stored.push(...flow.stored.attempts);
        return doneEnd;
      },
    });
    flow.pay();
    flow.place();
    await flow.reach('ordered');
    expect(stored).toEqual([{ code: 'WEB1', mark: 'bill-1' }]);
    expect([flow.stored.attempts.at(-1), flow.stored.removed]).toEqual([null, 1]);
  });

  test('stores an open code with the mark of its current order', async () => {
    const { actor, pay, place, dismiss, child, stored } = start(
      { submit: async () => unsentEnd, confirm: async () => unsentEnd },
      { attempt: { code: 'WEB0', mark: 'bill-0' }, isOther: true },
    );
    pay();
    await waitFor(actor, ({ children }) => children.submission?.getSnapshot().matches('idle') ?? false);
    expect(stored.attempts).toEqual([]);
    place();
    await child('failed');
    dismiss();
    expect(stored.attempts).toEqual([{ code: 'WEB0', mark: 'bill-1' }]);
  });

  test('stores the choices at every change, but no code that is only typed', () => {
    const { actor, pay, apply, tell, stored } = start({}, { choices: { ...noChoices, payment: 'cod' } });
    apply(1_000);
    pay();
    tell(quoted({ hasCarrier: true, quoting: false, quote }));
    actor.send({ type: 'note.type', text: 'Titip satpam' });
    tell(vouched(null, 'HEM'));
    const first = { ...noChoices, payment: 'cod', voucher: 'HEMAT', note: '', dropship: nobody };
    const carrier = { carrier: 'pos', service: 'REG', payment: 'saldo' };
    expect(stored.choices).toEqual([
      first,
      { ...first, payment: 'saldo' },
      { ...first, ...carrier },
      { ...first, ...carrier, note: 'Titip satpam' },
      { ...first, ...carrier, note: 'Titip satpam', voucher: '' },
    ]);
  });

  test('clears a voucher that does not apply to the new amount, with a message in its section', () => {
    const { actor, apply, said } = start();
    actor.send({ type: 'voucher.drop' });
    expect(said).toEqual([]);
    apply(1_000);
    actor.send({ type: 'voucher.drop' });
    expect(said).toEqual([{ type: 'voucher.dropped' }]);
    expect(received.filter(({ type }) => type === 'voucher.clear')).toHaveLength(2);
  });

  test('sends the form as filled in at the time of the tap', () => {
    const { actor, pay, sent } = start();
    pay();
    actor.send({ type: 'order.place', code: 'WEB1', answers: [{ line: 'a' }] });
    expect(sent).toMatchObject([{ order: { answers: [{ line: 'a' }] } }]);
  });
});

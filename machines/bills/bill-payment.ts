import { assign, emit, type EventObject, fromCallback, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { MadeOrder } from '../orders/attempt';
import { voucherFactOf } from '../checkout/checkout-actors';
import {
  type Agreed,
  agreedOf,
  basisOf,
  type CheckoutFacts,
  firstMissing,
  isSame,
  isSettled,
  type Payment,
  totalOf,
  type VoucherFact,
} from '../checkout/checkout-sum';
import { orderSubmissionMachine, type PlacedOrder } from '../orders/order-submission';
import { eventParams, outputParams, snapshotParams } from '../params';
import { type VoucherBasis, voucherMachine } from '../vouchers/voucher';

/** What was chosen: an option of a prepaid bill, or what the biller says is owed. */
export interface ChosenBill {
  bill: string;
  number: string;
  option: string | null;
  inquiry: string | null;
  price: number;
  fee: number;
  /** When it cannot be ordered any more, by the visitor's clock. */
  expiresAt: number | null;
}

/** `total` is with all fees and the voucher. */
export interface BillOrder extends PlacedOrder {
  chosen: ChosenBill;
  payment: Payment;
  voucher: string | null;
}

interface Input {
  chosen: ChosenBill;
  /** Of a voucher that was applied before a reload; empty without one. */
  voucherCode: string;
  /** Of an attempt whose end was not known when the page was left. */
  attempt: { sessionCode: string | null; isOther: boolean };
}

interface Context extends CheckoutFacts, Pick<Input, 'chosen' | 'voucherCode' | 'attempt'> {
  /** What the page showed at the tap, and the session code that was made by it. */
  agreed: Agreed | null;
  code: string;
  basis: VoucherBasis | null;
  isExpired: boolean;
  /** Code of why the last order was refused. */
  refusal: string | null;
  result: MadeOrder | null;
}

export type BillPaymentEvent =
  | { type: 'payment.choose'; payment: Payment | null }
  /** Another price than the one that was chosen. */
  | { type: 'price.change'; price: number }
  /** `code` becomes the session code of the attempt, unless one is still open. */
  | { type: 'order.place'; code: string }
  | { type: 'notice.dismiss' }
  | { type: 'quote.expire' };

export type BillPaymentEmitted = { type: 'payment.missing' } | { type: 'total.changed' };

/** What is chosen can't be ordered as it is. */
const overCodes: readonly string[] = ['BILL_EXPIRED', 'BILL_GONE', 'BILL_NUMBER_INVALID', 'BILL_PAID'];

const goodsOf = ({ price, fee }: ChosenBill, revision: number): CheckoutFacts['goods'] => ({
  revision,
  supplier: null,
  subtotal: price,
  orderFee: fee,
  minimumOrder: null,
  carrierNeeded: false,
  addressNeeded: false,
  hasAddress: false,
  changing: false,
});

const orderOf = (context: Context): BillOrder => ({
  chosen: context.chosen,
  payment: context.payment as Payment,
  voucher: context.voucher?.code ?? null,
  total: totalOf(context),
});

type SubmissionSnapshot = SnapshotFrom<typeof orderSubmissionMachine>;

/** Paying for a bill that was chosen: a way to pay, a voucher, and one order, whatever becomes of the connection. */
export const billPaymentMachine = setup({
  types: {} as {
    context: Context;
    input: Input;
    events: BillPaymentEvent;
    emitted: BillPaymentEmitted;
    children: { voucher: 'voucher'; submission: 'submission' };
  },
  actors: {
    voucher: voucherMachine,
    submission: orderSubmissionMachine,
    watchExpiry: fromCallback<EventObject, number | null>(() => {}),
  },
  guards: {
    hasOtherBasis: ({ context }) => basisOf(context)?.key !== context.basis?.key,
    isIncomplete: ({ context }) => firstMissing(context) !== null,
    isSettled: ({ context }) => isSettled(context),
    isAgreed: ({ context }) =>
      isSettled(context) && context.agreed !== null && isSame(agreedOf(context), context.agreed),
    isOver: ({ context }) => context.isExpired || overCodes.includes(context.refusal ?? ''),
  },
  actions: {
    rememberVoucher: assign((_, voucher: VoucherFact | null) => ({ voucher })),
    rememberBasis: assign(({ context }) => ({ basis: basisOf(context) })),
    changeBasis: sendTo('voucher', ({ context }) => ({ type: 'basis.change', basis: context.basis })),
    rememberPayment: assign((_, { payment }: { payment: Payment | null }) => ({ payment })),
    rememberPrice: assign(({ context: { chosen, goods } }, { price }: { price: number }) => ({
      chosen: { ...chosen, price },
      goods: goodsOf({ ...chosen, price }, goods.revision + 1),
    })),
    rememberAgreed: assign(({ context }, { code }: { code: string }) => ({ agreed: agreedOf(context), code })),
    rememberExpired: assign({ isExpired: true }),
    rememberRefusal: assign((_, { context: { refusal } }: SubmissionSnapshot) => ({ refusal: refusal?.code ?? null })),
    rememberResult: assign((_, result: MadeOrder | null) => ({ result })),
    submitOrder: sendTo('submission', ({ context }) => ({
      type: 'order.submit',
      order: orderOf(context),
      code: context.code,
    })),
    dismissNotice: sendTo('submission', { type: 'notice.dismiss' }),
    sayMissing: emit({ type: 'payment.missing' }),
    sayChanged: emit({ type: 'total.changed' }),
  },
}).createMachine({
  id: 'billPayment',
  meta: { inspectable: ['goods.revision', 'payment.kind', 'voucher.discount', 'agreed.total', 'isExpired', 'refusal'] },
  context({ input: { chosen, voucherCode, attempt } }) {
    const delivery = { hasCarrier: false, quoting: false, quote: null };
    const rest = { payment: null, voucher: null, note: '', dropship: { enabled: false, name: '', phone: '' } };
    const facts = { goods: goodsOf(chosen, 0), ...delivery, ...rest };
    const ends = { agreed: null, code: '', isExpired: false, refusal: null, result: null };
    return { ...facts, ...ends, chosen, voucherCode, attempt, basis: basisOf(facts) };
  },
  invoke: [
    { src: 'watchExpiry', input: ({ context }) => context.chosen.expiresAt },
    {
      src: 'voucher',
      id: 'voucher',
      input: ({ context: { basis, voucherCode } }) => ({ basis, code: voucherCode }),
      onSnapshot: { actions: { type: 'rememberVoucher', params: ({ event }) => voucherFactOf(event.snapshot) } },
    },
    {
      src: 'submission',
      id: 'submission',
      input: ({ context }) => context.attempt,
      onSnapshot: { actions: { type: 'rememberRefusal', params: snapshotParams } },
      onDone: { target: '.ordered', actions: { type: 'rememberResult', params: outputParams } },
    },
  ],
  initial: 'editing',
  always: { guard: 'hasOtherBasis', actions: ['rememberBasis', 'changeBasis'] },
  on: { 'quote.expire': { actions: 'rememberExpired' } },
  states: {
    editing: {
      always: { guard: 'isOver', target: 'over' },
      on: {
        'payment.choose': { actions: { type: 'rememberPayment', params: eventParams } },
        'price.change': { actions: { type: 'rememberPrice', params: eventParams } },
        'order.place': { target: 'settling', actions: { type: 'rememberAgreed', params: eventParams } },
        'notice.dismiss': { actions: 'dismissNotice' },
      },
    },
    settling: {
      tags: 'busy',
      on: { 'notice.dismiss': { actions: 'dismissNotice' } },
      always: [
        { guard: 'isIncomplete', target: 'editing', actions: 'sayMissing' },
        { guard: 'isAgreed', target: 'placed' },
        { guard: 'isSettled', target: 'editing', actions: 'sayChanged' },
      ],
    },
    /** Whether it expires meanwhile is for the provider to say. */
    placed: {
      tags: 'busy',
      entry: ['dismissNotice', 'submitOrder'],
      on: { 'notice.dismiss': { target: 'editing', actions: 'dismissNotice' } },
    },
    /** The biller is to be asked again, or something else is to be chosen. */
    over: {
      on: { 'notice.dismiss': { actions: 'dismissNotice' } },
    },
    /** By this page, or by an attempt from before: there is nothing left to submit. */
    ordered: { tags: 'busy' },
  },
});

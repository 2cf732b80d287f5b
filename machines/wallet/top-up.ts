import { assign, emit, sendTo, setup } from 'xstate';
import { type AmountLimits, amountDigits, amountOf, anyAmount, isWithin } from './amount';
import type { MadeOrder } from '../orders/attempt';
import type { NewPayment } from '../orders/order-payment-setup';
import { orderSubmissionMachine, type PlacedOrder, type SubmissionInput } from '../orders/order-submission';
import { eventParams, outputParams } from '../params';
import { submittingState, type SubmissionSnapshot } from '../orders/attempts';

export interface TopUpPayment extends NewPayment {
  /** Whole rupiah on top of all else. */
  fee: number;
}

/** What is ordered: an amount for the balance. `total` is what is paid for it, with all fees. */
export interface TopUpOrder extends PlacedOrder {
  amount: number;
  payment: TopUpPayment;
}

interface Input {
  /** Whole rupiah on top of the amount. */
  fee: number;
  /** Of an attempt whose end was not known when the page was left. */
  sessionCode: string | null;
  limits?: AmountLimits;
  /** As typed before. */
  amount?: string;
  payment?: TopUpPayment | null;
}

interface Context {
  fee: number;
  limits: AmountLimits;
  /** As typed: digits. */
  amount: string;
  payment: TopUpPayment | null;
  attempt: SubmissionInput;
  result: MadeOrder | null;
}

export type TopUpField = 'amount' | 'limits' | 'payment';

export type TopUpEvent =
  | { type: 'amount.type'; text: string }
  | { type: 'payment.choose'; payment: TopUpPayment }
  /** `code` becomes the session code of the attempt, unless one is still open. */
  | { type: 'topUp.submit'; code: string }
  | { type: 'notice.dismiss' };

export type TopUpEmitted = { type: 'field.missing'; field: TopUpField };

export const topUpTotal = ({ amount, fee, payment }: Pick<Context, 'amount' | 'fee' | 'payment'>): number =>
  amountOf(amount) + fee + (payment?.fee ?? 0);

function orderOf(context: Context): TopUpOrder | undefined {
  const { amount, payment } = context;
  return payment ? { amount: amountOf(amount), total: topUpTotal(context), payment } : undefined;
}

/** Money for the balance: an amount and a way to pay make one order, whatever becomes of the connection. */
export const topUpMachine = setup({
  types: {} as {
    context: Context;
    input: Input;
    events: TopUpEvent;
    emitted: TopUpEmitted;
    children: { submission: 'submission' };
  },
  actors: { submission: orderSubmissionMachine },
  guards: {
    hasCode: ({ context }) => context.attempt.sessionCode !== null,
    lacksAmount: ({ context }) => amountOf(context.amount) === 0,
    isLimited: ({ context }) => !isWithin(context.amount, context.limits),
    lacksPayment: ({ context }) => context.payment === null,
    isIdle: (_, snapshot: SubmissionSnapshot) => snapshot.matches('idle'),
  },
  actions: {
    writeAmount: assign((_, { text }: { text: string }) => ({ amount: amountDigits(text) })),
    rememberPayment: assign((_, { payment }: { payment: TopUpPayment }) => ({ payment })),
    begin: assign(({ context }, { code }: { code: string }) => ({
      attempt: { sessionCode: context.attempt.sessionCode ?? code, order: orderOf(context), code },
    })),
    rememberAttempt: assign((_, { context }: SubmissionSnapshot) => ({
      attempt: { sessionCode: context.sessionCode },
    })),
    rememberResult: assign((_, result: MadeOrder | null) => ({ result, attempt: { sessionCode: null } })),
    dismissNotice: sendTo('submission', { type: 'notice.dismiss' }),
    sayMissing: emit((_, field: TopUpField): TopUpEmitted => ({ type: 'field.missing', field })),
  },
}).createMachine({
  id: 'topUp',
  meta: { inspectable: ['amount', 'fee', 'payment.kind'] },
  context: ({ input: { fee, sessionCode, limits = anyAmount, amount = '', payment = null } }) => ({
    fee,
    limits,
    amount: amountDigits(amount),
    payment,
    attempt: { sessionCode },
    result: null,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasCode', target: 'submitting' }, { target: 'editing' }] },
    editing: {
      on: {
        'amount.type': { actions: { type: 'writeAmount', params: eventParams } },
        'payment.choose': { actions: { type: 'rememberPayment', params: eventParams } },
        'topUp.submit': [
          { guard: 'lacksAmount', actions: { type: 'sayMissing', params: 'amount' } },
          { guard: 'isLimited', actions: { type: 'sayMissing', params: 'limits' } },
          { guard: 'lacksPayment', actions: { type: 'sayMissing', params: 'payment' } },
          { target: 'submitting', actions: { type: 'begin', params: eventParams } },
        ],
      },
    },
    submitting: submittingState('editing', {
      target: 'ordered',
      actions: { type: 'rememberResult', params: outputParams },
    }),
    ordered: {},
  },
});

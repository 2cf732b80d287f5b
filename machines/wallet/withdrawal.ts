import { assign, emit, sendTo, setup } from 'xstate';
import { type AmountLimits, amountDigits, amountOf, anyAmount, isWithin } from './amount';
import type { MadeOrder } from '../orders/attempt';
import { orderSubmissionMachine, type PlacedOrder, type SubmissionInput } from '../orders/order-submission';
import { eventParams, outputParams } from '../params';
import { submittingState, type SubmissionSnapshot } from '../orders/attempts';
import { isPayable } from './withdrawal-note';

/** The target account, as typed. */
export interface BankAccount {
  /** The name of a bank or an e-wallet. */
  bank: string;
  holder: string;
  number: string;
}

/** `total` is the amount and the fee, which leave the balance. */
export interface WithdrawalOrder extends PlacedOrder {
  amount: number;
  account: BankAccount;
}

interface Funds {
  /** Whole rupiah. */
  balance: number;
  fee: number;
}

interface Input extends Funds {
  /** The session code of an attempt whose outcome was unknown when the visitor left the page. */
  sessionCode: string | null;
  limits?: AmountLimits;
  /** The amount typed earlier. */
  amount?: string;
  account?: BankAccount;
}

interface Context extends Funds {
  limits: AmountLimits;
  /** The amount as typed: digits. */
  amount: string;
  account: BankAccount;
  attempt: SubmissionInput;
  result: MadeOrder | null;
}

export type WithdrawalEvent =
  | { type: 'account.type'; field: keyof BankAccount; text: string }
  | { type: 'amount.type'; text: string }
  | { type: 'balance.change'; balance: number }
  | { type: 'withdrawal.review' }
  | { type: 'review.dismiss' }
  /** `code` becomes the session code of the attempt, unless one is still open. */
  | { type: 'withdrawal.confirm'; code: string }
  | { type: 'notice.dismiss' };

export type WithdrawalEmitted = {
  type: 'account.missing' | 'number.invalid' | 'amount.missing' | 'amount.limited' | 'balance.short';
};

const blankAccount: BankAccount = { bank: '', holder: '', number: '' };

/** Characters that the note of an order must not contain. */
const forbidden = /[<>\p{Cc}]/gu;

/** Maximum characters per field; together they fit into the note of an order. */
const maxLength = { bank: 60, holder: 60, number: 40 } as const;

const orderOf = ({ amount, fee, account }: Context): WithdrawalOrder => ({
  amount: amountOf(amount),
  total: amountOf(amount) + fee,
  account,
});

/** A withdrawal from the balance: reviewed first, and made exactly once. */
export const withdrawalMachine = setup({
  types: {} as {
    context: Context;
    input: Input;
    events: WithdrawalEvent;
    emitted: WithdrawalEmitted;
    children: { submission: 'submission' };
  },
  actors: { submission: orderSubmissionMachine },
  guards: {
    hasCode: ({ context }) => context.attempt.sessionCode !== null,
    lacksAccount: ({ context }) => Object.values(context.account).some((text: string) => text.trim() === ''),
    hasInvalidNumber: ({ context }) => !isPayable(context.account),
    isLimited: ({ context }) => !isWithin(context.amount, context.limits),
    lacksAmount: ({ context }) => amountOf(context.amount) === 0,
    lacksBalance: ({ context }) => orderOf(context).total > context.balance,
    isIdle: (_, snapshot: SubmissionSnapshot) => snapshot.matches('idle'),
  },
  actions: {
    writeAccount: assign(({ context }, { field, text }: { field: keyof BankAccount; text: string }) => ({
      account: { ...context.account, [field]: text.replaceAll(forbidden, '').slice(0, maxLength[field]) },
    })),
    writeAmount: assign((_, { text }: { text: string }) => ({ amount: amountDigits(text) })),
    rememberBalance: assign((_, { balance }: { balance: number }) => ({ balance })),
    begin: assign(({ context }, { code }: { code: string }) => ({
      attempt: { sessionCode: context.attempt.sessionCode ?? code, order: orderOf(context), code },
    })),
    rememberAttempt: assign((_, { context }: SubmissionSnapshot) => ({
      attempt: { sessionCode: context.sessionCode },
    })),
    rememberResult: assign((_, result: MadeOrder | null) => ({ result, attempt: { sessionCode: null } })),
    dismissNotice: sendTo('submission', { type: 'notice.dismiss' }),
    emitGiven: emit((_, emitted: WithdrawalEmitted): WithdrawalEmitted => emitted),
  },
}).createMachine({
  id: 'withdrawal',
  meta: { inspectable: ['amount', 'fee', 'balance'] },
  context: ({ input: { balance, fee, sessionCode, limits = anyAmount, amount = '', account = blankAccount } }) => ({
    limits,
    balance,
    fee,
    amount: amountDigits(amount),
    account,
    attempt: { sessionCode },
    result: null,
  }),
  initial: 'deciding',
  on: { 'balance.change': { actions: { type: 'rememberBalance', params: eventParams } } },
  states: {
    deciding: { always: [{ guard: 'hasCode', target: 'submitting' }, { target: 'editing' }] },
    editing: {
      on: {
        'account.type': { actions: { type: 'writeAccount', params: eventParams } },
        'amount.type': { actions: { type: 'writeAmount', params: eventParams } },
        'withdrawal.review': [
          { guard: 'lacksAccount', actions: { type: 'emitGiven', params: { type: 'account.missing' } } },
          { guard: 'hasInvalidNumber', actions: { type: 'emitGiven', params: { type: 'number.invalid' } } },
          { guard: 'lacksAmount', actions: { type: 'emitGiven', params: { type: 'amount.missing' } } },
          { guard: 'isLimited', actions: { type: 'emitGiven', params: { type: 'amount.limited' } } },
          { guard: 'lacksBalance', actions: { type: 'emitGiven', params: { type: 'balance.short' } } },
          { target: 'reviewing' },
        ],
      },
    },
    /** The next step takes money. */
    reviewing: {
      on: {
        'withdrawal.confirm': { target: 'submitting', actions: { type: 'begin', params: eventParams } },
        'review.dismiss': 'editing',
      },
    },
    submitting: submittingState('editing', {
      target: 'ordered',
      actions: { type: 'rememberResult', params: outputParams },
    }),
    ordered: {},
  },
});

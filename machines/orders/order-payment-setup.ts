import { assign, emit, fromCallback, setup } from 'xstate';
import type { PaymentKind } from '../__generated__/facade-kinds';
import { attemptMachine, type Refusal, type SubmissionEnd } from './attempt';
import { provided } from '../provided';

/** What is known of the order; its revision grows with every change of it. */
export interface OrderFacts {
  revision: number;
  status: string;
}

export type ChangeAnswer =
  /** With the provider's words, where it has any. */
  { outcome: 'done'; message?: string } | { outcome: 'refused'; refusal: Refusal };

export interface NewPayment {
  payment: string;
  kind: PaymentKind;
}

interface Input {
  order: OrderFacts;
  /** Of an attempt to pay whose end is not known, or was not when the page was left. */
  sessionCode: string | null;
}

interface Context extends Input {
  /** Of what was asked for last: a payment, another way to pay, or the order's end. */
  outcome: (ChangeAnswer | SubmissionEnd)['outcome'] | null;
  refusal: Refusal | null;
  /** The one that is being changed to. */
  payment: NewPayment | null;
}

export type OrderPaymentEmitted =
  | { type: 'order.cancelled'; message: string }
  /** What was shown of the order or the balance is out of date. */
  | { type: 'order.refused' };

export type OrderPaymentEvent =
  | ({ type: 'payment.change' } & NewPayment)
  | { type: 'balance.ask' }
  | { type: 'balance.dismiss' }
  /** `revision` is the one that the customer saw. */
  | { type: 'balance.pay'; revision: number; code: string }
  | { type: 'order.cancel' }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.dismiss' }
  | { type: 'notice.dismiss' }
  | { type: 'order.update'; order: OrderFacts };

const awaited: readonly string[] = ['NEW', 'AWAITING_PAYMENT', 'PAYMENT_PROCESSING'];
const lost: readonly string[] = ['REJECTED', 'CANCELLED', 'VOID', 'NOT_RECEIVED'];

export const orderPaymentSetup = setup({
  types: {} as { context: Context; input: Input; events: OrderPaymentEvent; emitted: OrderPaymentEmitted },
  actors: {
    /** Sends `order.update` for as long as the order is shown. */
    watchOrder: fromCallback<OrderPaymentEvent>(() => undefined),
    loadOrder: provided<OrderFacts, undefined>('loadOrder'),
    changePayment: provided<ChangeAnswer, NewPayment>('changePayment'),
    payOrder: provided<SubmissionEnd, { revision: number; sessionCode: string }>('payOrder'),
    confirm: attemptMachine,
    cancelOrder: provided<ChangeAnswer, undefined>('cancelOrder'),
  },
  guards: {
    hasCode: ({ context }) => context.sessionCode !== null,
    isAwaited: ({ context }) => awaited.includes(context.order.status),
    isLost: ({ context }) => lost.includes(context.order.status),
    isCurrent: ({ context }, { revision }: { revision: number }) => revision === context.order.revision,
    isChanged: (_, answer: ChangeAnswer) => answer.outcome === 'done',
    isRefused: ({ context }) => context.outcome === 'refused',
    isUnsent: ({ context }) => context.outcome === 'unsent',
  },
  actions: {
    rememberOrder: assign((_, order: OrderFacts) => ({ order })),
    rememberPayment: assign((_, payment: NewPayment) => ({ payment })),
    sayCancelled: emit(
      (_, answer: ChangeAnswer): OrderPaymentEmitted => ({
        type: 'order.cancelled',
        message: answer.outcome === 'done' ? (answer.message ?? '') : '',
      }),
    ),
    sayRefused: emit({ type: 'order.refused' }),
    rememberCode: assign((_, sessionCode: string) => ({ sessionCode })),
    rememberFailure: assign((_, refusal: Refusal) => ({ refusal })),
    rememberEnd: assign((_, answer: ChangeAnswer | SubmissionEnd) => ({
      sessionCode: null,
      outcome: answer.outcome,
      refusal: answer.outcome === 'refused' ? answer.refusal : null,
    })),
  },
});

import { assign, emit, fromCallback, setup } from 'xstate';
import type { PaymentKind } from '../__generated__/facade-kinds';
import { attemptMachine, type Refusal, type SubmissionEnd } from './attempt';
import { provided } from '../provided';

/** The facts about the order that the flow needs. Its revision grows with every change. */
export interface OrderFacts {
  revision: number;
  status: string;
}

export type ChangeAnswer =
  /** `message` is the provider's text, if there is one. */
  { outcome: 'done'; message?: string } | { outcome: 'refused'; refusal: Refusal };

export interface NewPayment {
  payment: string;
  kind: PaymentKind;
}

interface Input {
  order: OrderFacts;
  /** The session code of a payment attempt with an unknown outcome, on this page or an earlier one. */
  sessionCode: string | null;
}

interface Context extends Input {
  /** The outcome of the last request: a payment, a change of the payment option, or a cancellation. */
  outcome: (ChangeAnswer | SubmissionEnd)['outcome'] | null;
  refusal: Refusal | null;
  /** The payment option to which the order is being changed. */
  payment: NewPayment | null;
}

export type OrderPaymentEmitted =
  | { type: 'order.cancelled'; message: string }
  /** The shown order or balance is out of date. */
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
    emitCancelled: emit(
      (_, answer: ChangeAnswer): OrderPaymentEmitted => ({
        type: 'order.cancelled',
        message: answer.outcome === 'done' ? (answer.message ?? '') : '',
      }),
    ),
    emitRefused: emit({ type: 'order.refused' }),
    rememberCode: assign((_, sessionCode: string) => ({ sessionCode })),
    rememberFailure: assign((_, refusal: Refusal) => ({ refusal })),
    rememberEnd: assign((_, answer: ChangeAnswer | SubmissionEnd) => ({
      sessionCode: null,
      outcome: answer.outcome,
      refusal: answer.outcome === 'refused' ? answer.refusal : null,
    })),
  },
});

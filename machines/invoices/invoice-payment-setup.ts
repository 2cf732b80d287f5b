import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { Refusal } from '../orders/attempt';
import type { ChangeAnswer, NewPayment } from '../orders/order-payment-setup';
import { orderSubmissionMachine, type PlacedOrder, type SubmissionInput } from '../orders/order-submission';
import { provided } from '../provided';
import type { SubmissionSnapshot } from '../orders/attempts';

/** The facts about the invoice that the flow needs. */
export interface InvoiceFacts {
  isPaid: boolean;
  /** The open payment, including one with a proof that is being checked. */
  payment: NewPayment | null;
  /** Whether that payment can be cancelled. */
  isCancellable: boolean;
  /** Whether that payment needs a picture as proof. */
  needsProof: boolean;
  /** Changes whenever the page has to be updated. */
  revision: string;
}

/** The cost by a payment option, in whole rupiah. */
export interface InvoiceQuote {
  fee: number;
  total: number;
  /** The customer's balance, if the payment uses it. */
  balance: { amount: number; currency: string } | null;
}

export interface InvoiceOrder extends PlacedOrder {
  payment: NewPayment;
}

/** A picture, passed on unread. */
export type ProofFile = Blob;

interface Input {
  invoice: InvoiceFacts;
  /** The payment option that is quoted first, and again after a started payment has ended. */
  payment: NewPayment | null;
  /** The quote that the page already has, so that none is requested. */
  quote: InvoiceQuote | null;
  /** The session code of an attempt whose outcome was unknown when the visitor left the page. */
  sessionCode: string | null;
}

interface Context {
  invoice: InvoiceFacts;
  defaultPayment: NewPayment | null;
  payment: NewPayment | null;
  quote: InvoiceQuote | null;
  attempt: SubmissionInput;
  proof: ProofFile | null;
  /** The progress of the upload, 0 to 1. */
  progress: number;
  refusal: Refusal | null;
}

export type InvoicePaymentEvent =
  | { type: 'payment.choose'; payment: NewPayment }
  | { type: 'quote.retry' }
  /** `code` becomes the session code of the attempt, unless one is still open. */
  | { type: 'payment.confirm'; code: string }
  | { type: 'proof.send'; file: ProofFile }
  | { type: 'proof.progress'; progress: number }
  | { type: 'proof.accept' }
  | { type: 'proof.refuse'; refusal: Refusal }
  | { type: 'proof.fail'; refusal: Refusal }
  | { type: 'proof.stop' }
  | { type: 'cancel.ask' }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.dismiss' }
  | { type: 'invoice.update'; invoice: InvoiceFacts }
  | { type: 'notice.dismiss' };

const orderOf = ({ payment, quote }: Context): InvoiceOrder | undefined =>
  payment && quote ? { payment, total: quote.total } : undefined;

export const invoicePaymentSetup = setup({
  types: {} as {
    context: Context;
    input: Input;
    events: InvoicePaymentEvent;
    children: { submission: 'submission' };
  },
  actors: {
    /** Sends `invoice.update` for as long as the invoice is shown. */
    watchInvoice: fromCallback<InvoicePaymentEvent>(() => undefined),
    loadInvoice: provided<InvoiceFacts, undefined>('loadInvoice'),
    loadQuote: provided<InvoiceQuote, NewPayment>('loadQuote'),
    submission: orderSubmissionMachine,
    /** Sends `proof.progress`, then the outcome. */
    uploadProof: fromCallback<InvoicePaymentEvent, ProofFile>(() => undefined),
    cancelPayment: provided<ChangeAnswer, undefined>('cancelPayment'),
  },
  guards: {
    hasCode: ({ context }) => context.attempt.sessionCode !== null,
    isPaid: ({ context }) => context.invoice.isPaid,
    isChosen: ({ context }) => context.invoice.payment !== null,
    isOther: ({ context }, { invoice }: { invoice: InvoiceFacts }) => invoice.revision !== context.invoice.revision,
    isQuoted: ({ context }) => context.quote !== null,
    hasPayment: ({ context }) => context.payment !== null,
    isCancellable: ({ context }) => context.invoice.isCancellable,
    needsProof: ({ context }) => context.invoice.needsProof,
    isCancelled: (_, answer: ChangeAnswer) => answer.outcome === 'done',
    isIdle: (_, snapshot: SubmissionSnapshot) => snapshot.matches('idle'),
  },
  actions: {
    rememberInvoice: assign(({ context }, invoice: InvoiceFacts) => ({
      invoice,
      ...(context.invoice.payment && !invoice.payment && { payment: context.defaultPayment, quote: null }),
    })),
    rememberPayment: assign((_, payment: NewPayment) => ({ payment, quote: null })),
    rememberQuote: assign((_, quote: InvoiceQuote) => ({ quote })),
    dropQuote: assign({ quote: null }),
    begin: assign(({ context }, { code }: { code: string }) => ({
      attempt: { sessionCode: context.attempt.sessionCode ?? code, order: orderOf(context), code },
    })),
    rememberAttempt: assign((_, { context }: SubmissionSnapshot) => ({
      attempt: { sessionCode: context.sessionCode },
    })),
    closeAttempt: assign({ attempt: { sessionCode: null } }),
    dismissNotice: sendTo('submission', { type: 'notice.dismiss' }),
    rememberProof: assign((_, { file }: { file: ProofFile }) => ({ proof: file, progress: 0 })),
    rememberProgress: assign((_, { progress }: { progress: number }) => ({ progress })),
    dropProof: assign({ proof: null, progress: 0 }),
    rememberRefusal: assign((_, { refusal }: { refusal: Refusal }) => ({ refusal })),
    rememberFailure: assign((_, refusal: Refusal) => ({ refusal })),
    rememberAnswer: assign((_, answer: ChangeAnswer) => ({
      refusal: answer.outcome === 'refused' ? answer.refusal : null,
    })),
  },
});

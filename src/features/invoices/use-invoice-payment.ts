import { useEffect, useMemo, useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import type { SubmissionEnd } from '../../../machines/attempt';
import { invoicePaymentMachine } from '../../../machines/money/invoice-payment';
import type {
  InvoiceFacts,
  InvoiceOrder,
  InvoicePaymentEvent,
  InvoiceQuote,
} from '../../../machines/money/invoice-payment-setup';
import type { ChangeAnswer, NewPayment } from '../../../machines/order-payment-setup';
import { orderSubmissionMachine, type PlacedOrder } from '../../../machines/order-submission';
import { CancelInvoicePaymentDocument } from '../../__generated__/documents/cancel-invoice-payment';
import { InvoiceQuoteDocument } from '../../__generated__/documents/invoice-quote';
import { InvoiceStateDocument } from '../../__generated__/documents/invoice-state';
import { PayInvoiceDocument } from '../../__generated__/documents/pay-invoice';
import type { InvoiceStateQuery, PaymentKind } from '../../__generated__/gql/graphql';
import { useFlow } from '../../actors/use-flow';
import { useExecute } from '../../api/execute';
import { readFragment } from '../../api/fragment';
import { unwrap } from '../../api/unwrap';
import { timedValue } from '../../storage/timed-value';
import { attemptOf, refusalOf } from '../orders/attempts';
import { newSessionCode } from '../orders/session-code';
import { uploadProofTo } from './upload-proof';

const pollMs = 10_000;

/** What the flow reads of an answer with an invoice and how its payment is finished. */
export function invoiceFactsOf({ invoice, invoicePayment }: InvoiceStateQuery): InvoiceFacts {
  if (!invoice) throw new Error('The invoice is gone');
  const open = invoicePayment?.__typename === 'InvoicePayment' ? invoicePayment : null;
  return {
    isPaid: invoice.status === 'PAID',
    payment:
      invoice.status === 'PAID' || !invoice.payment
        ? null
        : { payment: invoice.payment.id, kind: invoice.payment.kind },
    isCancellable: open?.canCancel ?? false,
    needsProof: open?.needsProof ?? false,
    revision: `${invoice.status} ${open?.proofSentAt ?? ''}`,
  };
}

export interface InvoiceStart {
  id: string;
  facts: InvoiceFacts;
  /** The way to pay that is quoted first. */
  payment: NewPayment | null;
  codename: string;
  /** The customer's view uid. */
  customer: string;
  /** Where a proof is sent to. */
  proofUrl: string;
  /** The store has another state of the invoice than the page shows. */
  onChange: () => Promise<void>;
}

/** The flow of an invoice that is being paid. */
export function useInvoicePayment({ id, facts, payment, codename, customer, proofUrl, onChange }: InvoiceStart) {
  const execute = useExecute();
  const [first] = useState(() => JSON.stringify(facts));
  const machine = useMemo(() => {
    const load = async (signal?: AbortSignal) =>
      invoiceFactsOf(unwrap(await execute(InvoiceStateDocument, { id }, signal)));
    const submission = orderSubmissionMachine.provide({
      actors: {
        // Not aborted with the page: once it is sent, it counts.
        submit: fromPromise<SubmissionEnd, { order: PlacedOrder; sessionCode: string }>(async ({ input }) => {
          const { payment: way, total } = input.order as InvoiceOrder;
          const answer = await execute(PayInvoiceDocument, {
            payment: {
              id,
              payment: way.payment,
              kind: way.kind as PaymentKind,
              total,
              sessionCode: input.sessionCode,
            },
          });
          if (!answer.ok && answer.code === 'SIGNED_OUT') return { outcome: 'unsent' };
          if (!answer.ok && answer.code === 'CONFLICT') return { outcome: 'conflict' };
          const { payInvoice } = unwrap(answer);
          return payInvoice.__typename === 'Refusal'
            ? { outcome: 'refused', refusal: refusalOf(payInvoice) }
            : { outcome: 'done', order: null };
        }),
        confirm: attemptOf(execute),
      },
    });
    return invoicePaymentMachine.provide({
      actors: {
        submission,
        watchInvoice: fromCallback<InvoicePaymentEvent>(({ sendBack }) => {
          let last = first;
          const look = () => {
            if (document.hidden) return;
            void load().then(
              (invoice) => {
                if (JSON.stringify(invoice) !== last) sendBack({ type: 'invoice.update', invoice });
                last = JSON.stringify(invoice);
              },
              () => undefined,
            );
          };
          const timer = setInterval(look, pollMs);
          document.addEventListener('visibilitychange', look);
          return () => {
            clearInterval(timer);
            document.removeEventListener('visibilitychange', look);
          };
        }),
        loadInvoice: fromPromise<InvoiceFacts, undefined>(({ signal }) => load(signal)),
        loadQuote: fromPromise<InvoiceQuote, NewPayment>(async ({ input, signal }) => {
          const { invoiceQuote } = unwrap(await execute(InvoiceQuoteDocument, { id, payment: input.payment }, signal));
          if (invoiceQuote?.__typename !== 'InvoiceQuote') throw new Error('The invoice cannot be paid so');
          const { fee, toPay } = readFragment(invoiceQuote);
          return { fee: fee.amount, total: toPay.amount };
        }),
        uploadProof: uploadProofTo(proofUrl),
        cancelPayment: fromPromise<ChangeAnswer, undefined>(async () => {
          const { cancelInvoicePayment } = unwrap(await execute(CancelInvoicePaymentDocument, { id }));
          return cancelInvoicePayment.__typename === 'Refusal'
            ? { outcome: 'refused', refusal: refusalOf(cancelInvoicePayment) }
            : { outcome: 'done', message: cancelInvoicePayment.message };
        }),
      },
    });
  }, [execute, id, proofUrl, first]);

  const stored = useMemo(
    () => timedValue('local/customer/invoicePayment', codename, { customer, subject: id }),
    [codename, customer, id],
  );
  const [sessionCode] = useState(() => {
    const storedCode = typeof window === 'undefined' ? null : stored.read();
    return typeof storedCode === 'string' ? storedCode : null;
  });
  const flow = useFlow(machine, { input: { invoice: facts, payment, sessionCode } });
  const pageFacts = JSON.stringify(facts);
  useEffect(() => {
    let last = pageFacts;
    const subscription = flow.subscribe(({ context }) => {
      stored.write(context.attempt.sessionCode);
      const now = JSON.stringify(context.invoice);
      if (now !== last) void onChange();
      last = now;
    });
    return () => subscription.unsubscribe();
  }, [flow, stored, pageFacts, onChange]);

  const pay = () => flow.send({ type: 'payment.confirm', code: newSessionCode() });
  return { flow, pay };
}

export type InvoicePaymentFlow = ReturnType<typeof useInvoicePayment>['flow'];

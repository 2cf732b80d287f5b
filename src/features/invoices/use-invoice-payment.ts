import { useEffect, useMemo } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import { invoicePaymentMachine } from '../../../machines/invoices/invoice-payment';
import type {
  InvoiceFacts,
  InvoiceOrder,
  InvoicePaymentEvent,
  InvoiceQuote,
} from '../../../machines/invoices/invoice-payment-setup';
import type { ChangeAnswer, NewPayment } from '../../../machines/orders/order-payment-setup';
import { CancelInvoicePaymentDocument } from '../../__generated__/documents/cancel-invoice-payment';
import { InvoiceQuoteDocument } from '../../__generated__/documents/invoice-quote';
import { InvoiceStateDocument } from '../../__generated__/documents/invoice-state';
import { PayInvoiceDocument } from '../../__generated__/documents/pay-invoice';
import type { InvoiceStateQuery } from '../../__generated__/gql/graphql';
import { useFlow } from '../../actors/use-flow';
import { useExecute } from '../../api/execute';
import { readFragment } from '../../api/fragment';
import { unwrap } from '../../api/unwrap';
import { newSessionCode } from '../../api/session-code';
import { readSubmission, refusalOf } from '../orders/attempts';
import { usePersistedCode } from '../orders/stored-code';
import { type Send, useSubmission } from '../orders/use-submission';
import { uploadProofTo } from './upload-proof';

const pollMs = 10_000;

/** Maps the answer about an invoice and its payment to the facts that the flow needs. */
export function invoiceFactsOf({ customer, invoicePayment }: InvoiceStateQuery): InvoiceFacts {
  const invoice = customer?.invoice;
  if (!invoice) throw new Error('The invoice no longer exists');
  const open = invoicePayment?.__typename === 'InvoicePayment' ? invoicePayment : null;
  return {
    isPaid: invoice.status === 'PAID',
    payment:
      invoice.status === 'PAID' || !invoice.payment
        ? null
        : { payment: invoice.payment.id, kind: invoice.payment.kind },
    isCancellable: open?.canCancel ?? false,
    needsProof: open?.needsProof ?? false,
    revision: [invoice.status, invoice.payment?.id, open?.proofSentAt].join(' '),
  };
}

export interface InvoiceStart {
  id: string;
  facts: InvoiceFacts;
  /** The payment option that is quoted first. */
  payment: NewPayment | null;
  /** The cost by that option; null if there are no payment options. */
  quote: InvoiceQuote | null;
  /** The session code of an attempt that was open when the page was closed. */
  sessionCode: string | null;
  storeCode: (code: string | null) => void;
  /** The URL to which a proof is uploaded. */
  proofUrl: string;
  /** Called if the invoice has changed since the page was loaded. */
  onChange: () => Promise<unknown>;
}

/** The flow in which an invoice is paid. */
export function useInvoicePayment({
  id,
  facts,
  payment,
  quote,
  sessionCode,
  storeCode,
  proofUrl,
  onChange,
}: InvoiceStart) {
  const execute = useExecute();
  const send = useMemo(
    (): Send<InvoiceOrder> =>
      async (run, { payment: way, total, idempotencyKey }) => {
        const kind = way.kind;
        const answer = await run(PayInvoiceDocument, {
          payment: { id, payment: way.payment, kind, total, idempotencyKey },
        });
        return readSubmission(answer, ({ payInvoice }) => payInvoice);
      },
    [id],
  );
  const submission = useSubmission(send);
  const machine = useMemo(() => {
    const load = async (signal?: AbortSignal) =>
      invoiceFactsOf(unwrap(await execute(InvoiceStateDocument, { id }, signal)));
    return invoicePaymentMachine.provide({
      actors: {
        submission,
        watchInvoice: fromCallback<InvoicePaymentEvent>(({ sendBack }) => {
          const look = () => {
            if (document.hidden) return;
            void load().then(
              (invoice) => sendBack({ type: 'invoice.update', invoice }),
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
          if (invoiceQuote?.__typename !== 'InvoiceQuote') throw new Error('The invoice cannot be paid by this option');
          const { fee, toPay, balance } = readFragment(invoiceQuote);
          return { fee: fee.amount, total: toPay.amount, balance };
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
  }, [execute, id, proofUrl, submission]);

  const flow = useFlow(machine, { input: { invoice: facts, payment, quote, sessionCode } });
  usePersistedCode(flow, storeCode);
  useEffect(() => {
    let last = facts.revision;
    const subscription = flow.subscribe(({ context }) => {
      const { revision } = context.invoice;
      if (revision !== last) void onChange();
      last = revision;
    });
    return () => subscription.unsubscribe();
  }, [flow, facts.revision, onChange]);

  const pay = (code = newSessionCode()) => flow.send({ type: 'payment.confirm', code });
  return { flow, pay };
}

export type InvoicePaymentFlow = ReturnType<typeof useInvoicePayment>['flow'];

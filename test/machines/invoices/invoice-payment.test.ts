import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { invoicePaymentMachine } from '../../../machines/invoices/invoice-payment';
import type {
  InvoiceFacts,
  InvoicePaymentEvent,
  InvoiceQuote,
  ProofFile,
} from '../../../machines/invoices/invoice-payment-setup';
import type { ChangeAnswer, NewPayment } from '../../../machines/orders/order-payment-setup';
import { walkMachine } from '../../support/machines/coverage';
import {
  doneWithoutOrder,
  reachSubmission,
  refusedEnd,
  type SentOrder,
  submissionEvents,
  submissionThat,
  type SubmissionAnswers,
} from '../../support/machines/submissions';

const transfer = { payment: '1', kind: 'SELLER' } as const;
const account = { payment: '202', kind: 'API' } as const;
const unpaid: InvoiceFacts = {
  isPaid: false,
  payment: null,
  isCancellable: false,
  needsProof: false,
  revision: 'UNPAID',
};
const awaited: InvoiceFacts = {
  isPaid: false,
  payment: transfer,
  isCancellable: true,
  needsProof: true,
  revision: 'AWAITED',
};
const paid: InvoiceFacts = { ...unpaid, isPaid: true, revision: 'PAID' };
const quote: InvoiceQuote = { fee: 4_000, total: 54_000, balance: null };
const refusal = { code: 'INVOICE_NOT_CANCELLABLE', message: 'Maaf', total: null };
const never = () => new Promise<never>(() => {});
const file = new Blob(['proof']);

interface Facts {
  invoice: InvoiceFacts;
  payment: object | null;
  quote: object | null;
  attempt: { sessionCode: string | null };
}

interface Answers {
  submission?: SubmissionAnswers;
  load?: () => Promise<InvoiceFacts>;
  quoted?: (payment: NewPayment) => Promise<InvoiceQuote>;
  cancel?: () => Promise<ChangeAnswer>;
}

const machineThat = ({ submission, load = never, quoted = never, cancel = never }: Answers = {}) =>
  invoicePaymentMachine.provide({
    actors: {
      submission: submissionThat(submission),
      loadInvoice: fromPromise<InvoiceFacts, undefined>(load),
      loadQuote: fromPromise<InvoiceQuote, NewPayment>(({ input }) => quoted(input)),
      cancelPayment: fromPromise<ChangeAnswer, undefined>(cancel),
      uploadProof: fromCallback<InvoicePaymentEvent, ProofFile>(() => undefined),
    },
  });

function start(
  answers: Answers,
  invoice = unpaid,
  payment: NewPayment | null = account,
  known: InvoiceQuote | null = null,
) {
  const actor = createActor(machineThat(answers), {
    input: { invoice, payment, quote: known, sessionCode: null },
  }).start();
  return {
    actor,
    send: actor.send,
    at: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

describe('invoicePayment', () => {
  test('reaches every state and transition', () => {
    walkMachine(machineThat(), {
      inputs: [
        { invoice: unpaid, payment: null, quote: null, sessionCode: null },
        { invoice: unpaid, payment: account, quote, sessionCode: null },
        { invoice: awaited, payment: account, quote: null, sessionCode: 'WEB0' },
      ],
      facts: ({ invoice, payment, quote: quoted, attempt }: Facts) => [
        invoice.isPaid,
        invoice.payment !== null,
        payment !== null,
        quoted !== null,
        attempt.sessionCode !== null,
      ],
      cases: [
        { type: 'payment.choose', payment: transfer },
        { type: 'payment.confirm', code: 'WEB1' },
        { type: 'proof.send', file },
        { type: 'proof.progress', progress: 0.5 },
        { type: 'proof.refuse', refusal },
        ...[unpaid, awaited, paid].flatMap((invoice) => [
          { type: 'invoice.update', invoice },
          { type: 'xstate.done.actor.0.invoicePayment.working.refreshing', output: invoice },
        ]),
        { type: 'xstate.done.actor.0.invoicePayment.choosing.quoting', output: quote },
        ...[{ outcome: 'done' }, { outcome: 'refused', refusal }].map((output) => ({
          type: 'xstate.done.actor.0.invoicePayment.working.cancelling',
          output,
        })),
        ...submissionEvents,
      ],
    });
  });

  test('quotes the chosen payment, not the previous one', async () => {
    const quoted = jest.fn(async ({ payment }: NewPayment) => ({ fee: 0, total: Number(payment), balance: null }));
    const { actor, send, at } = start({ quoted });
    send({ type: 'payment.choose', payment: transfer });
    await at({ choosing: 'quoted' });
    expect(actor.getSnapshot().context.quote).toEqual({ fee: 0, total: 1, balance: null });
  });

  test('requests no quote if the page has that of the first payment', () => {
    const quoted = jest.fn(never);
    const { actor } = start({ quoted }, unpaid, account, quote);
    expect(actor.getSnapshot().matches({ choosing: 'quoted' })).toBe(true);
    expect(quoted).not.toHaveBeenCalled();
  });

  test('loads a failed quote again', async () => {
    const quoted = jest.fn(async () => quote).mockRejectedValueOnce(new Error('offline') as never);
    const { send, at } = start({ quoted });
    await at({ choosing: 'quoteFailed' });
    send({ type: 'quote.retry' });
    expect((await at({ choosing: 'quoted' })).context.quote).toEqual(quote);
  });

  test('pays once, by what was quoted, for two taps', async () => {
    const sent: SentOrder[] = [];
    const submit = (order: SentOrder) => {
      sent.push(order);
      return never();
    };
    const { send, at } = start({ quoted: async () => quote, submission: { submit } });
    await at({ choosing: 'quoted' });
    send({ type: 'payment.confirm', code: 'WEB1' });
    send({ type: 'payment.confirm', code: 'WEB2' });
    expect(sent).toEqual([{ order: { payment: account, total: 54_000 }, sessionCode: 'WEB1' }]);
  });

  describe('after a payment that was begun has ended', () => {
    const started = (answers: Answers) => start({ quoted: async () => quote, ...answers }, awaited, account);
    const isDefault = async ({ at }: ReturnType<typeof start>) =>
      expect((await at({ choosing: 'quoted' })).context.payment).toEqual(account);

    test('quotes the default payment if it was cancelled here', async () => {
      const flow = started({ cancel: async () => ({ outcome: 'done', message: '' }), load: async () => unpaid });
      flow.send({ type: 'cancel.ask' });
      flow.send({ type: 'cancel.confirm' });
      await isDefault(flow);
    });

    test('quotes the default payment if it was cancelled elsewhere', async () => {
      const flow = started({});
      flow.send({ type: 'invoice.update', invoice: unpaid });
      await isDefault(flow);
    });

    test('quotes the default payment if it was cancelled elsewhere during the confirmation on this page', async () => {
      const flow = started({
        cancel: async () => ({ outcome: 'refused', refusal }),
        load: async () => unpaid,
      });
      flow.send({ type: 'cancel.ask' });
      flow.send({ type: 'cancel.confirm' });
      await flow.at({ notified: 'refused' });
      flow.send({ type: 'invoice.update', invoice: unpaid });
      flow.send({ type: 'notice.dismiss' });
      await isDefault(flow);
    });

    test('quotes the default payment after a confirmed one on the same page', async () => {
      const flow = start({
        quoted: async () => quote,
        submission: { submit: doneWithoutOrder },
        load: async () => awaited,
      });
      flow.send({ type: 'payment.choose', payment: transfer });
      await flow.at({ choosing: 'quoted' });
      flow.send({ type: 'payment.confirm', code: 'WEB1' });
      await flow.at('awaiting');
      flow.send({ type: 'invoice.update', invoice: unpaid });
      await isDefault(flow);
    });
  });

  test('shows the current invoice after the payment', async () => {
    const { send, at } = start({
      quoted: async () => quote,
      submission: { submit: doneWithoutOrder },
      load: async () => paid,
    });
    await at({ choosing: 'quoted' });
    send({ type: 'payment.confirm', code: 'WEB1' });
    expect((await at('paid')).context.attempt.sessionCode).toBeNull();
  });

  test('returns to the choice when the balance no longer suffices', async () => {
    const { actor, send, at } = start({
      quoted: async () => quote,
      submission: { submit: async () => refusedEnd('BALANCE_SHORT') },
      load: async () => unpaid,
    });
    await at({ choosing: 'quoted' });
    send({ type: 'payment.confirm', code: 'WEB1' });
    await reachSubmission(actor, 'refused');
    send({ type: 'notice.dismiss' });
    await at({ choosing: 'quoted' });
  });

  test.each(['accept', 'stop'] as const)('loads the invoice after an upload that ends by %s', async (end) => {
    const { actor, send, at } = start({ load: async () => awaited }, awaited);
    send({ type: 'proof.send', file });
    send({ type: 'proof.progress', progress: 0.5 });
    expect(actor.getSnapshot().context.progress).toBe(0.5);
    send({ type: `proof.${end}` });
    expect((await at('awaiting')).context.proof).toBeNull();
  });

  test('refuses a proof for a payment that needs none, and a cancel of one that cannot be cancelled', () => {
    const { actor, send } = start({}, { ...awaited, needsProof: false, isCancellable: false });
    send({ type: 'proof.send', file });
    send({ type: 'cancel.ask' });
    expect(actor.getSnapshot().matches({ awaiting: 'waiting' })).toBe(true);
  });

  test('offers the choice again after a cancelled payment', async () => {
    const { send, at } = start({ cancel: async () => ({ outcome: 'done' }), load: async () => unpaid }, awaited);
    send({ type: 'cancel.ask' });
    send({ type: 'cancel.confirm' });
    await at('choosing');
  });

  test('shows why a payment was not cancelled, then its current state', async () => {
    const { send, at } = start(
      { cancel: async () => ({ outcome: 'refused', refusal }), load: async () => awaited },
      awaited,
    );
    send({ type: 'cancel.ask' });
    send({ type: 'cancel.confirm' });
    expect((await at({ notified: 'refused' })).context.refusal).toEqual(refusal);
    send({ type: 'notice.dismiss' });
    await at('awaiting');
  });

  test('follows an invoice that the seller marks as paid', async () => {
    const { send, at } = start({}, awaited);
    send({ type: 'invoice.update', invoice: paid });
    await at('paid');
  });

  test('leaves an open confirmation while the invoice is unchanged', () => {
    const { actor, send } = start({}, awaited);
    send({ type: 'cancel.ask' });
    send({ type: 'invoice.update', invoice: { ...awaited } });
    expect(actor.getSnapshot().matches({ awaiting: 'askingCancel' })).toBe(true);
    send({ type: 'invoice.update', invoice: { ...awaited, revision: 'PROVED' } });
    expect(actor.getSnapshot().matches({ awaiting: 'waiting' })).toBe(true);
  });

  test('requests a quote once while the invoice is unchanged', async () => {
    const quoted = jest.fn(async () => quote);
    const { send, at } = start({ quoted });
    await at({ choosing: 'quoted' });
    send({ type: 'invoice.update', invoice: { ...unpaid } });
    await at({ choosing: 'quoted' });
    expect(quoted).toHaveBeenCalledTimes(1);
  });
});

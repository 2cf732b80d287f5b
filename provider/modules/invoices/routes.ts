import type { FastifyInstance } from 'fastify';
import { orNotFound } from '../../errors/call-errors';
import { Refused } from '../../errors/refusal';
import { authenticate } from '../../http/authenticate';
import { nothing, ok, refusable } from '../../contract/envelope';
import type { Handlers } from '../../http/operations';
import { sendPrivatePicture } from '../../http/send-private-picture';
import { type PictureRefusals, receivePicture } from '../../http/uploaded-picture';
import type { BlobStore } from '../../media/blob-store';
import type { Accounts } from '../accounts';
import type { Wallet } from '../wallet';
import type { Invoices } from './index';
import { checkoutReply, paymentReply, withStatusText } from './reply';

const noSuchInvoice = 'The invoice does not exist';

const proofRefusals: PictureRefusals = {
  invalid: 'PROOF_INVALID',
  tooLarge: 'PROOF_TOO_LARGE',
};

/** The outcome of `work`, with `done` as the message if it was not refused. */
async function outcomeOf(work: () => Promise<void>, done: string) {
  const { success, message, error_code } = await refusable(work, nothing);
  return { success, message: success ? done : message, error_code };
}

export const invoiceRoutes = ({
  invoices: { invoices },
  wallet: { wallets },
}: {
  invoices: Invoices;
  wallet: Wallet;
}) =>
  ({
    async listInvoices({ customer, query: { status, search = '', after } }) {
      const onlyUnpaid = status === 'active';
      const cursor = Number(after ?? Number.NaN);
      const page = await invoices.page(customer.id, {
        onlyUnpaid,
        search: search.trim(),
        after: Number.isSafeInteger(cursor) ? cursor : null,
      });
      const entries = page.entries.map(withStatusText);
      return ok({
        invoices: onlyUnpaid ? [] : entries,
        pending_invoices: onlyUnpaid ? entries : [],
        after: page.after,
      });
    },

    async getInvoice({ customer, params }) {
      return ok(withStatusText(orNotFound(await invoices.find(customer.id, params.id), noSuchInvoice)));
    },

    prepareInvoicePayment: ({ customer, params, query: { payment_method: method, payment_id: id } }) =>
      refusable(async () => {
        const { invoice, option } = await invoices.prepare(customer, params.id, { method, id });
        return checkoutReply(invoice, option, await wallets.balanceOf(customer.id));
      }, nothing),

    getInvoicePayment: ({ customer, params }) =>
      refusable(async () => {
        const reply = paymentReply(orNotFound(await invoices.payment(customer.id, params.id), noSuchInvoice));
        if (!reply) throw new Refused('PAYMENT_INVALID');
        return reply;
      }, nothing),

    payInvoice: ({ customer, params, body }) => invoices.pay(customer, params.id, body),

    cancelInvoicePayment: ({ customer, params }) =>
      outcomeOf(() => invoices.cancel(customer, params.id), 'Pembayaran telah dibatalkan'),

    sendInvoiceProof: ({ customer, params, body }) =>
      outcomeOf(
        () => receivePicture(body, (picture) => invoices.sendProof(customer, params.id, picture), proofRefusals),
        'Bukti pembayaran telah dikirim',
      ),
  }) satisfies Partial<Handlers>;

const params = {
  type: 'object',
  properties: { id: { type: 'string', pattern: '^[A-Za-z0-9_]{1,40}$' } },
};

/** Only for the customer who sent the proof. */
export function invoiceProofRoutes(
  app: FastifyInstance,
  { invoices: { invoices }, accounts: { sessions } }: { invoices: Invoices; accounts: Accounts },
  uploads: BlobStore,
) {
  app.get<{ Params: { id: string } }>(
    '/api/v2/customer/invoice/:id/proof',
    { schema: { params }, config: { isPrivate: true }, onRequest: authenticate(sessions) },
    async ({ customer, params: { id } }, reply) => {
      if (!customer) throw new Error('The request has no customer');
      const key = orNotFound(await invoices.proof(customer.id, id), 'The proof does not exist');
      return sendPrivatePicture(reply, orNotFound(await uploads.get(key), 'The proof does not exist'));
    },
  );
}

import { InvoiceStatus, PaymentKind } from '../../__generated__/codes';
import type { FastifyInstance } from 'fastify';
import { orNotFound } from '../../errors/call-errors';
import type { BlobStore } from '../../media/blob-store';
import type { Invoices } from './index';
import type { InvoiceLine } from './queries/insert-invoice';
import type { SellerInvoice } from './queries/seller-invoices';
import { statusTextOf } from './reply';
import { sendPrivatePicture } from '../../http/send-private-picture';
import type { Stores } from '../stores';
import type { RefundRequest } from '../orders/rules/refunds';
import { refundCause, type RefundForm, refundFormBody, refundForms } from '../orders/sandbox/refunds';
import { maxAmount } from '../../__generated__/limits';
import { html, listTable, outcomeQuery, sendPage, storeFilter } from '../../sandbox/page';

const path = '/sandbox/invoices';

const moneyFormat = new Intl.NumberFormat('id-ID');

const outcomes = {
  done: 'The invoice was updated.',
  late: 'Nothing was changed: the status of the invoice has changed in the meantime.',
  created: 'The invoice was created.',
  unknown: 'Nothing was created: the store has no customer with that username.',
  empty: 'Nothing was created: a line needs a title, a quantity and a price.',
} as const;

type Outcome = keyof typeof outcomes;

const hidden = (store: string) => html`<input type="hidden" name="store" value="${store}">`;

const actions = ({ unique_id, status, has_proof, payment_type, refunds, amount }: SellerInvoice, store: string) => {
  const at = `${path}/${unique_id}`;
  const proof = has_proof
    ? html`
      <p><a href="${at}/proof">Proof</a></p>
      <form method="post" action="${at}/reject">
        ${hidden(store)}
        <label>Reason <input name="note" maxlength="200" required></label>
        <button>Reject proof</button>
      </form>`
    : html``;
  const paid = html`<form method="post" action="${at}/paid">${hidden(store)}<button>Mark paid</button></form>`;
  const refundable = {
    what: 'invoice',
    kind: payment_type ?? PaymentKind.DIRECT,
    isPaid: true,
    refunds,
    total: amount,
  } as const;
  return status === InvoiceStatus.PAID
    ? html`${refundForms(`${at}/refund`, store, refundable)}`
    : html`${paid}${proof}`;
};

const row = (invoice: SellerInvoice, store: string) => html`
  <tr id="${invoice.unique_id}">
    <td>${invoice.invoice_no}<br>${invoice.created}</td>
    <td>${invoice.codename}</td>
    <td>${invoice.customer_name}</td>
    <td>${invoice.title}<br>${invoice.due_on ?? ''}</td>
    <td>${invoice.currency}${moneyFormat.format(invoice.amount)}<br>${invoice.payment_name} ${invoice.payment_code ?? ''}</td>
    <td>${statusTextOf(invoice.status)} (${invoice.status})</td>
    <td>${actions(invoice, store)}</td>
  </tr>`;

const invoicesTable = (invoices: readonly SellerInvoice[], store: string) =>
  listTable(
    ['Invoice (WIB)', 'Store', 'Customer', 'Title, due', 'Amount', 'Status', 'Seller actions'],
    invoices.map((invoice) => row(invoice, store)),
    'There are no invoices yet.',
  );

const lineNumbers = [1, 2, 3] as const;

const lineFields = (number: number) => html`
  <p>
    <label>Line ${number} <input name="title${number}" maxlength="100"></label>
    <label>Quantity <input name="quantity${number}" type="number" min="1" max="100000" value="1"></label>
    <label>Price <input name="price${number}" type="number" min="0" max="${maxAmount}"></label>
  </p>`;

const newInvoiceForm = (stores: readonly { codename: string; name: string }[], chosen: string) => html`
  <details>
    <summary>New invoice</summary>
    <form method="post" action="${path}">
      <p>
        <label>Store
          <select name="store">${stores.map(({ codename, name }) =>
            codename === chosen
              ? html`<option value="${codename}" selected>${name}</option>`
              : html`<option value="${codename}">${name}</option>`,
          )}</select>
        </label>
        <label>Username <input name="username" maxlength="60" value="demo" required></label>
        <label>Title <input name="title" maxlength="100" required></label>
        <label>Due <input name="due" type="date"></label>
      </p>
      ${lineNumbers.map(lineFields)}
      <button>Create</button>
    </form>
  </details>`;

const store = { type: 'string', maxLength: 40, default: '' };
const querystring = outcomeQuery(outcomes);
const params = {
  type: 'object',
  properties: { invoice: { type: 'string', pattern: '^[A-Za-z0-9_]{1,40}$' } },
};
const optionalNumber = (minimum: number, maximum: number) => ({
  anyOf: [
    { type: 'integer', minimum, maximum },
    { type: 'string', maxLength: 0 },
  ],
});
const newInvoice = {
  type: 'object',
  required: ['store', 'username', 'title'],
  properties: {
    store,
    username: { type: 'string', minLength: 1, maxLength: 60 },
    title: { type: 'string', minLength: 1, maxLength: 100 },
    due: { type: 'string', pattern: '^(\\d{4}-\\d{2}-\\d{2})?$', default: '' },
    ...Object.fromEntries<object>(
      lineNumbers.flatMap((number): [string, object][] => [
        [`title${number}`, { type: 'string', maxLength: 100 }],
        [`quantity${number}`, optionalNumber(1, 100_000)],
        [`price${number}`, optionalNumber(0, maxAmount)],
      ]),
    ),
  },
};

type NewInvoiceForm = { store: string; username: string; title: string; due: string } & Readonly<
  Record<string, string | number | undefined>
>;

/** Undefined unless every line with a title is complete and the total can be paid. */
function linesOf(form: NewInvoiceForm): InvoiceLine[] | undefined {
  const lines = lineNumbers.flatMap((number) => {
    const title = String(form[`title${number}`] ?? '').trim();
    const [quantity, price] = [Number(form[`quantity${number}`]), Number(form[`price${number}`] || Number.NaN)];
    return title === '' ? [] : [{ title, quantity, price }];
  });
  const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  return lines.every(({ quantity }) => quantity > 0) && total > 0 && total <= maxAmount ? lines : undefined;
}

/** The seller's actions on invoices. */
export function sandboxInvoiceRoutes(
  app: FastifyInstance,
  { invoices: { sellerInvoices }, stores: { revisions } }: { invoices: Invoices; stores: Stores },
  uploads: BlobStore,
) {
  const backTo = (codename: string, outcome: Outcome, invoice = '') =>
    `${path}?${new URLSearchParams({ store: codename, outcome })}#${invoice}`;

  app.get<{ Querystring: { store: string; outcome?: Outcome } }>(
    path,
    { schema: { querystring } },
    async ({ query: { store: chosen, outcome } }, reply) => {
      const [stores, invoices] = [await revisions.list(), await sellerInvoices.newest(chosen)];
      const notice = outcome ? html`<p role="status">${outcomes[outcome]}</p>` : html``;
      const content = html`${notice}${storeFilter(path, stores, chosen)}${newInvoiceForm(stores, chosen)}${invoicesTable(invoices, chosen)}`;
      return sendPage(reply, path, 'Invoices', content);
    },
  );

  app.post<{ Body: NewInvoiceForm }>(path, { schema: { body: newInvoice } }, async ({ body }, reply) => {
    const { store: codename, username, title, due } = body;
    const lines = linesOf(body);
    if (!lines) return reply.redirect(backTo(codename, 'empty'), 303);
    const invoice = await sellerInvoices.create({ codename, username, title, dueOn: due || null, lines });
    return reply.redirect(backTo(codename, invoice ? 'created' : 'unknown', invoice), 303);
  });

  app.post<{ Params: { invoice: string }; Body: { store: string } }>(
    `${path}/:invoice/paid`,
    { schema: { params, body: { type: 'object', properties: { store } } } },
    async ({ params: { invoice }, body }, reply) => {
      const isDone = await sellerInvoices.markPaid(invoice);
      return reply.redirect(backTo(body.store, isDone ? 'done' : 'late', invoice), 303);
    },
  );

  app.post<{ Params: { invoice: string }; Body: { store: string; note: string } }>(
    `${path}/:invoice/reject`,
    {
      schema: {
        params,
        body: { type: 'object', required: ['note'], properties: { store, note: { type: 'string', maxLength: 200 } } },
      },
    },
    async ({ params: { invoice }, body }, reply) => {
      const isDone = await sellerInvoices.rejectProof(invoice, body.note.trim());
      return reply.redirect(backTo(body.store, isDone ? 'done' : 'late', invoice), 303);
    },
  );

  app.post<{ Params: { invoice: string; cause: RefundRequest['cause'] }; Body: RefundForm }>(
    `${path}/:invoice/refund/:cause`,
    {
      schema: {
        params: { ...params, properties: { ...params.properties, cause: refundCause } },
        body: refundFormBody,
      },
    },
    async ({ params: { invoice, cause }, body: { store: codename, amount, before } }, reply) => {
      const isDone = await sellerInvoices.giveBack(invoice, { cause, amount, before });
      return reply.redirect(backTo(codename, isDone ? 'done' : 'late', invoice), 303);
    },
  );

  app.get<{ Params: { invoice: string } }>(
    `${path}/:invoice/proof`,
    { schema: { params } },
    async ({ params: { invoice } }, reply) => {
      const key = orNotFound(await sellerInvoices.proof(invoice), 'The proof does not exist');
      return sendPrivatePicture(reply, orNotFound(await uploads.get(key), 'The proof does not exist'));
    },
  );
}

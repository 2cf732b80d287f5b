import type { PaymentKind } from '../../../__generated__/codes';
import type { FastifyInstance } from 'fastify';
import { maxAmount } from '../../../__generated__/limits';
import type { Orders } from '../index';
import type { ListedRefund } from '../queries/refunds';
import { isRefundable, type PaidFor } from '../rules/refund-routes';
import type { RefundRequest } from '../rules/refunds';
import type { Stores } from '../../stores';
import { type Html, html, listTable, outcomeQuery, sendPage, storeFilter } from '../../../sandbox/page';

const path = '/sandbox/refunds';

const moneyFormat = new Intl.NumberFormat('id-ID');

const causes = {
  part: 'Return a part',
  late: 'Payment arrived',
} as const satisfies Record<RefundRequest['cause'], string>;

interface Refunded {
  what: PaidFor;
  kind: PaymentKind;
  isPaid: boolean;
  refunds: number;
  total: number;
}

/** Forms for refunds of an order or an invoice that is no longer open; partial refunds only if it is paid. */
export const refundForms = (action: string, store: string, { what, kind, isPaid, refunds, total }: Refunded): Html[] =>
  (Object.keys(causes) as RefundRequest['cause'][])
    .filter((cause) => isRefundable(what, kind, cause) && (cause === 'late' || isPaid))
    .map(
      (cause) => html`
        <form method="post" action="${action}/${cause}">
          <input type="hidden" name="store" value="${store}">
          <input type="hidden" name="before" value="${refunds}">
          <label>Amount <input name="amount" type="number" min="1" max="${maxAmount}" value="${cause === 'late' ? total : ''}" required></label>
          <button>${causes[cause]}</button>
        </form>`,
    );

export interface RefundForm extends Omit<RefundRequest, 'cause'> {
  store: string;
}

export const refundFormBody = {
  type: 'object',
  required: ['amount', 'before'],
  properties: {
    store: { type: 'string', maxLength: 40, default: '' },
    amount: { type: 'integer', minimum: 1, maximum: maxAmount },
    before: { type: 'integer', minimum: 0 },
  },
};

export const refundCause = { type: 'string', enum: Object.keys(causes) };

const who = { balance: 'To the balance', store: 'By the store', seller: 'By the seller' } as const;

const settleForm = ({ unique_id }: ListedRefund, store: string) => html`
  <form method="post" action="${path}/${unique_id}">
    <input type="hidden" name="store" value="${store}">
    <label>Reference <input name="reference" maxlength="60"></label>
    <button>Mark as returned</button>
  </form>`;

const row = (refund: ListedRefund, store: string) => html`
  <tr id="${refund.unique_id}">
    <td><a href="/sandbox/${refund.is_invoice ? 'invoices' : 'orders'}#${refund.target_uid}">${refund.number}</a><br>${refund.cause}</td>
    <td>${refund.codename}</td>
    <td>${refund.customer_name}<br>${refund.customer_email}</td>
    <td>${refund.currency}${moneyFormat.format(refund.amount)}<br>${refund.payment_name}</td>
    <td>${who[refund.route]}</td>
    <td>${refund.done === null ? `Due ${refund.due}${refund.is_overdue ? ': overdue' : ''}` : `Returned ${refund.done}`}<br>${refund.reference}</td>
    <td>${refund.done === null ? settleForm(refund, store) : ''}</td>
  </tr>`;

const table = (refunds: readonly ListedRefund[], store: string) =>
  listTable(
    ['Order or invoice, cause', 'Store', 'Customer', 'Amount', 'How', 'State (WIB)', 'Action'],
    refunds.map((refund) => row(refund, store)),
    'There are no refunds yet.',
  );

const outcomes = {
  done: 'The refund was marked as returned.',
  late: 'Nothing was changed: the refund was already marked as returned.',
} as const;

type Outcome = keyof typeof outcomes;

const querystring = outcomeQuery(outcomes);
const params = {
  type: 'object',
  properties: { refund: { type: 'string', pattern: '^[A-Za-z0-9_]{1,40}$' } },
};
const body = {
  type: 'object',
  properties: {
    store: { type: 'string', maxLength: 40, default: '' },
    reference: { type: 'string', maxLength: 60, default: '' },
  },
};

const hint = html`<p>Refunds that cannot be made automatically wait here until somebody has transferred the money.</p>`;

/** The list of refunds; those that must be paid out by hand come first. */
export function sandboxRefundRoutes(
  app: FastifyInstance,
  { orders: { refunds }, stores: { revisions } }: { orders: Orders; stores: Stores },
) {
  app.get<{ Querystring: { store: string; outcome?: Outcome } }>(
    path,
    { schema: { querystring } },
    async ({ query: { store, outcome } }, reply) => {
      const [stores, listed] = [await revisions.list(), await refunds.list(store)];
      const notice = outcome ? html`<p role="status">${outcomes[outcome]}</p>` : html``;
      return sendPage(
        reply,
        path,
        'Refunds',
        html`${notice}${hint}${storeFilter(path, stores, store)}${table(listed, store)}`,
      );
    },
  );

  app.post<{ Params: { refund: string }; Body: { store: string; reference: string } }>(
    `${path}/:refund`,
    { schema: { params, body } },
    async ({ params: { refund }, body: { store, reference } }, reply) => {
      const isDone = await refunds.settle(refund, reference.trim());
      const query = new URLSearchParams({ store, outcome: isDone ? 'done' : 'late' });
      return reply.redirect(`${path}?${query}#${refund}`, 303);
    },
  );
}

import { OrderStatus, PaymentKind } from '../../../__generated__/codes';
import { statusLabels } from '../queries/codes';
import { isUnpaid, type TransitionName, transitionsOf } from '../queries/transitions';
import type { SellerOrder } from '../queries/seller-orders';
import { type Html, html, listTable, outcomeQuery, sendPage, storeFilter } from '../../../sandbox/page';
import { refundCause, type RefundForm, refundFormBody, refundForms } from './refunds';
import type { RefundRequest } from '../rules/refunds';
import type { FastifyInstance } from 'fastify';
import type { Orders } from '../index';
import type { Stores } from '../../stores';

const transitionLabels = {
  accept: 'Accept',
  acceptUnpaid: 'Accept',
  markPaid: 'Mark paid',
  receiveTopUp: 'Mark paid',
  approve: 'Approve',
  handOver: 'Call a driver',
  ship: 'Ship',
  deliver: 'Delivered',
  fail: 'Not received',
  reject: 'Reject',
} as const satisfies Partial<Record<TransitionName, string>>;

export type SellerTransition = keyof typeof transitionLabels;

const transitionFields: Partial<Record<TransitionName, Html>> = {
  ship: html`<label>Tracking number <input name="tracking" maxlength="40" required></label>`,
  reject: html`<label>Reason <input name="reason" maxlength="200" required></label>`,
};

const moneyFormat = new Intl.NumberFormat('id-ID');

const transitionForm = ({ unique_id }: SellerOrder, name: SellerTransition, store: string) => html`
  <form method="post" action="/sandbox/orders/${unique_id}/${name}">
    <input type="hidden" name="store" value="${store}">
    ${transitionFields[name] ?? html``}
    <button>${transitionLabels[name]}</button>
  </form>`;

/** Leaves out `handOver` once a driver was requested. */
const sellerTransitions = (order: SellerOrder) =>
  (transitionsOf(order, 'seller') as SellerTransition[]).filter((name) => name !== 'handOver' || order.awaits_driver);

const inHand: readonly number[] = [OrderStatus.PAYMENT_ACCEPTED, OrderStatus.SENT];

/** Cash counts as paid once the order is received. */
const isPaid = ({ status: code, payment_type }: SellerOrder) =>
  code === OrderStatus.RECEIVED || (inHand.includes(code) && payment_type !== PaymentKind.DIRECT);

const refunds = (order: SellerOrder, store: string) =>
  isUnpaid(order)
    ? []
    : refundForms(`/sandbox/orders/${order.unique_id}/refund`, store, {
        what: order.category,
        kind: order.payment_type,
        isPaid: isPaid(order),
        refunds: order.refunds,
        total: order.total,
      });

const row = (order: SellerOrder, store: string) => html`
  <tr id="${order.unique_id}">
    <td>${order.order_no}<br>${order.created}</td>
    <td>${order.codename}</td>
    <td>${order.customer_name}</td>
    <td>${order.titles.map((title) => html`${title}<br>`)}${order.note}</td>
    <td>${order.currency}${moneyFormat.format(order.total)}<br>${order.payment_name}</td>
    <td>${statusLabels[order.status]} (${order.status})<br>${order.expedition_name} ${order.tracking_no}</td>
    <td>${sellerTransitions(order).map((name) => transitionForm(order, name, store))}${refunds(order, store)}</td>
  </tr>`;

const ordersTable = (orders: readonly SellerOrder[], store: string) =>
  listTable(
    ['Order (WIB)', 'Store', 'Customer', 'Bought', 'Total', 'Status', 'Seller actions'],
    orders.map((order) => row(order, store)),
    'There are no orders yet.',
  );

const path = '/sandbox/orders';

const outcomes = {
  done: 'The order was updated.',
  late: 'Nothing was changed: the status of the order has changed in the meantime.',
} as const;

type Outcome = keyof typeof outcomes;

const querystring = outcomeQuery(outcomes);

const params = {
  type: 'object',
  properties: {
    order: { type: 'string', pattern: '^[A-Za-z0-9_]{1,40}$' },
    move: { type: 'string', enum: Object.keys(transitionLabels) },
  },
};

const body = {
  type: 'object',
  properties: {
    store: { type: 'string', maxLength: 40, default: '' },
    tracking: { type: 'string', maxLength: 40 },
    reason: { type: 'string', maxLength: 200 },
  },
};

interface TransitionForm {
  store: string;
  tracking?: string;
  reason?: string;
}

export function sandboxOrderRoutes(
  app: FastifyInstance,
  { orders: { sellerOrders, refunds: refundsOf }, stores: { revisions } }: { orders: Orders; stores: Stores },
) {
  const backTo = (store: string, order: string, isDone: boolean) =>
    `${path}?${new URLSearchParams({ store, outcome: isDone ? 'done' : 'late' })}#${order}`;

  app.get<{ Querystring: { store: string; outcome?: Outcome } }>(
    path,
    { schema: { querystring } },
    async ({ query: { store, outcome } }, reply) => {
      const [stores, orders] = [await revisions.list(), await sellerOrders.newest(store)];
      const notice = outcome ? html`<p role="status">${outcomes[outcome]}</p>` : html``;
      return sendPage(
        reply,
        path,
        'Orders',
        html`${notice}${storeFilter(path, stores, store)}${ordersTable(orders, store)}`,
      );
    },
  );

  app.post<{ Params: { order: string; move: SellerTransition }; Body: TransitionForm }>(
    `${path}/:order/:move`,
    { schema: { params, body } },
    async ({ params: { order, move }, body: { store, tracking, reason } }, reply) => {
      const isMoved = await sellerOrders.transition(order, move, {
        trackingNumber: tracking?.trim(),
        reason: reason?.trim(),
      });
      return reply.redirect(backTo(store, order, isMoved), 303);
    },
  );

  app.post<{ Params: { order: string; cause: RefundRequest['cause'] }; Body: RefundForm }>(
    `${path}/:order/refund/:cause`,
    {
      schema: {
        params: { ...params, properties: { order: params.properties.order, cause: refundCause } },
        body: refundFormBody,
      },
    },
    async ({ params: { order, cause }, body: { store, amount, before } }, reply) =>
      reply.redirect(backTo(store, order, await refundsOf.ofOrder(order, { cause, amount, before })), 303),
  );
}

import { statusLabels } from '../modules/orders/queries/codes';
import { type MoveName, movesOf } from '../modules/orders/queries/transitions';
import type { SellerOrder } from '../modules/orders/rules/seller-orders';
import { type Html, html } from './html';

/** What sellers do, by the buttons' words. */
export const moveLabels = {
  accept: 'Accept',
  acceptUnpaid: 'Accept',
  markPaid: 'Mark paid',
  ship: 'Ship',
  deliver: 'Delivered',
  fail: 'Not received',
  reject: 'Reject',
} as const satisfies Partial<Record<MoveName, string>>;

export type SellerMove = keyof typeof moveLabels;

const facts: Partial<Record<MoveName, Html>> = {
  ship: html`<label>Tracking number <input name="tracking" maxlength="40" required></label>`,
  reject: html`<label>Reason <input name="reason" maxlength="200" required></label>`,
};

const moneyFormat = new Intl.NumberFormat('id-ID');

const moveForm = ({ unique_id }: SellerOrder, name: SellerMove, store: string) => html`
  <form method="post" action="/sandbox/orders/${unique_id}/${name}">
    <input type="hidden" name="store" value="${store}">
    ${facts[name] ?? html``}
    <button>${moveLabels[name]}</button>
  </form>`;

const row = (order: SellerOrder, store: string) => html`
  <tr id="${order.unique_id}">
    <td>${order.order_no}<br>${order.created}</td>
    <td>${order.codename}</td>
    <td>${order.customer_name}</td>
    <td>${order.titles.map((title) => html`${title}<br>`)}${order.note}</td>
    <td>${order.currency}${moneyFormat.format(order.total)}<br>${order.payment_name}</td>
    <td>${statusLabels[order.status]} (${order.status})<br>${order.expedition_name} ${order.tracking_no}</td>
    <td>${movesOf(order, 'seller').map((name) => moveForm(order, name as SellerMove, store))}</td>
  </tr>`;

export const ordersTable = (orders: readonly SellerOrder[], store: string) =>
  orders.length === 0
    ? html`<p>There are no orders yet.</p>`
    : html`
      <table>
        <thead>
          <tr>
            <th scope="col">Order (WIB)</th>
            <th scope="col">Store</th>
            <th scope="col">Customer</th>
            <th scope="col">Bought</th>
            <th scope="col">Total</th>
            <th scope="col">Status</th>
            <th scope="col">What the seller does</th>
          </tr>
        </thead>
        <tbody>${orders.map((order) => row(order, store))}</tbody>
      </table>`;

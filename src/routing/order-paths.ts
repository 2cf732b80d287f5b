import type { OrderCategory, OrderStatus, PaymentKind } from '../__generated__/gql/graphql';

interface OpenedOrder {
  id: string;
  category: OrderCategory;
  status: OrderStatus;
  paymentKind: PaymentKind;
}

/** The history state of a top-up for the payment at `path`. */
export const topUpFor = (path: string) => ({ paymentPath: path });

/** The history state of an order's page, which the page shows until its data is loaded. */
export const orderPreview = (number: string, paymentPath: string | null = null) => ({
  orderNumber: number,
  ...(paymentPath !== null && topUpFor(paymentPath)),
});

function textIn(state: unknown, name: 'orderNumber' | 'paymentPath'): string | null {
  const { [name]: text } = (state ?? {}) as { [field: string]: unknown };
  return typeof text === 'string' ? text : null;
}

/** The order number in a history state of `orderPreview`; null if the page was opened in another way. */
export const previewedNumber = (state: unknown) => textIn(state, 'orderNumber');

/** The path in a history state of `topUpFor`; null if no payment waits for the top-up. */
export const pausedPayment = (state: unknown) => textIn(state, 'paymentPath');

type OrderPage = 'detail' | 'check-payment' | 'payment-info' | 'type-payment' | 'pending-payment';

export const orderPath = (id: string, page: OrderPage = 'detail') => {
  const end = page === 'payment-info' || page === 'pending-payment' ? '' : '/';
  return `/order/${encodeURIComponent(id)}/${page}${end}`;
};

/** The booking as a calendar file, which the server creates. */
export const bookingCalendarPath = (id: string) => `/order/${encodeURIComponent(id)}/booking.ics`;

export const directBuyPath = (id: string) => `/beli-langsung/${encodeURIComponent(id)}/`;

/** The page that an order in the strip of active orders opens. */
export function stripPath({ id, category, status }: OpenedOrder): string {
  if (status === 'PAYMENT_ACCEPTED' || status === 'UNKNOWN' || category === 'UNKNOWN') return orderPath(id);
  if (category === 'GOODS' || category === 'DIGITAL') return directBuyPath(id);
  if (category === 'SERVICE') return orderPath(id, status === 'AWAITING_PAYMENT' ? 'check-payment' : 'detail');
  if (category === 'TOP_UP') return orderPath(id, 'check-payment');
  if (category === 'WITHDRAWAL') return orderPath(id);
  return orderPath(id, 'type-payment');
}

/** The page that an order in the purchases tab opens. */
export function purchasePath({ id, category, status, paymentKind }: OpenedOrder): string {
  if (category === 'WITHDRAWAL' || category === 'BILL' || category === 'UNKNOWN') return orderPath(id);
  if (status === 'AWAITING_PAYMENT') return category === 'GOODS' ? directBuyPath(id) : orderPath(id, 'check-payment');
  if (status === 'PAYMENT_PROCESSING') return orderPath(id, paymentKind === 'API' ? 'type-payment' : 'payment-info');
  return orderPath(id, status === 'PAYMENT_ACCEPTED' && category === 'TOP_UP' ? 'check-payment' : 'detail');
}

/** The page that a new order opens. */
export function createdOrderPath({
  id,
  paymentKind,
  isAutomatic,
}: {
  id: string;
  paymentKind: PaymentKind;
  isAutomatic: boolean;
}): string {
  if (paymentKind === 'DIRECT' || paymentKind === 'PLATFORM') return orderPath(id);
  if (paymentKind === 'BALANCE') return orderPath(id, 'pending-payment');
  if (paymentKind === 'API') return orderPath(id, 'type-payment');
  return isAutomatic ? directBuyPath(id) : orderPath(id);
}

import type { OrderCategory, OrderStatus, PaymentKind } from '../__generated__/gql/graphql';

interface OpenedOrder {
  id: string;
  category: OrderCategory;
  status: OrderStatus;
  paymentKind: PaymentKind;
}

/** The state of the place in the history of a top-up that is made for the payment at `path`. */
export const topUpFor = (path: string) => ({ paymentPath: path });

/** What a page of an order shows before its data is there: the state of its place in the history. */
export const orderPreview = (number: string, paymentPath: string | null = null) => ({
  orderNumber: number,
  ...(paymentPath !== null && topUpFor(paymentPath)),
});

function textIn(state: unknown, name: 'orderNumber' | 'paymentPath'): string | null {
  const { [name]: text } = (state ?? {}) as { [field: string]: unknown };
  return typeof text === 'string' ? text : null;
}

/** The number that `orderPreview` put into a state; null where the page was reached in another way. */
export const previewedNumber = (state: unknown) => textIn(state, 'orderNumber');

/** The path that `topUpFor` put into a state; null where nothing waits for the top-up. */
export const pausedPayment = (state: unknown) => textIn(state, 'paymentPath');

type OrderPage = 'detail' | 'check-payment' | 'payment-info' | 'type-payment' | 'pending-payment';

export const orderPath = (id: string, page: OrderPage = 'detail') => {
  const end = page === 'payment-info' || page === 'pending-payment' ? '' : '/';
  return `/order/${encodeURIComponent(id)}/${page}${end}`;
};

/** The booking as a file for calendars, which the server makes. */
export const bookingCalendarPath = (id: string) => `/order/${encodeURIComponent(id)}/booking.ics`;

export const directBuyPath = (id: string) => `/beli-langsung/${encodeURIComponent(id)}/`;

/** Where an order of the strip of active orders opens. */
export function stripAddress({ id, category, status }: OpenedOrder): string {
  if (status === 'PAYMENT_ACCEPTED' || status === 'UNKNOWN' || category === 'UNKNOWN') return orderPath(id);
  if (category === 'GOODS' || category === 'DIGITAL') return directBuyPath(id);
  if (category === 'SERVICE') return orderPath(id, status === 'AWAITING_PAYMENT' ? 'check-payment' : 'detail');
  if (category === 'TOP_UP') return orderPath(id, 'check-payment');
  if (category === 'WITHDRAWAL') return orderPath(id);
  return orderPath(id, 'type-payment');
}

/** Where an order of the purchases tab opens. */
export function purchaseAddress({ id, category, status, paymentKind }: OpenedOrder): string {
  if (category === 'WITHDRAWAL' || category === 'BILL' || category === 'UNKNOWN') return orderPath(id);
  if (status === 'AWAITING_PAYMENT') return category === 'GOODS' ? directBuyPath(id) : orderPath(id, 'check-payment');
  if (status === 'PAYMENT_PROCESSING') return orderPath(id, paymentKind === 'API' ? 'type-payment' : 'payment-info');
  return orderPath(id, status === 'PAYMENT_ACCEPTED' && category === 'TOP_UP' ? 'check-payment' : 'detail');
}

/** Where an order opens that was just made. */
export function createdAddress({
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

import type { CreatedOrder } from '../../__generated__/resolvers';
import { serviceSchedule } from '../codes/item-codes';
import { carrierKind, orderCategory, orderStatus, paymentKind } from '../codes/order-codes';
import type { BookingModel } from '../model/item-models';
import type { Rest, CreateOrderModel, OrderAttemptModel, OrderModel, OrderPaymentModel } from '../model/models';
import type { StoreRecord } from './store-record';
import { orNull, deliveryEstimate, isDay, linkOrNull, moment, momentOrNull, timeZone } from '../values/text';
import { mediaPath } from '../values/links';
import { clampInteger, exactMoney } from '../values/numbers';
import { mapOrderBill } from './map-bill';
import { mapAddress } from './map-customer';
import { mapRefunds } from './map-refund';
import { mapRefusal } from './map-refusal';
import { mapRide } from './map-ride';
import { safeHtml } from '../values/safe-html';

export const mapOrder = (order: Rest['Order'], { store: { currency }, wallet }: StoreRecord): OrderModel => ({
  id: order.unique_id,
  number: order.order_no,
  revision: order.revision,
  category: orderCategory(order.category),
  status: orderStatus(order.order_status),
  paymentKind: paymentKind(order.payment_type),
  payment: order.payment_id,
  paymentName: order.payment_name,
  paymentIcon: mediaPath(order.payment_icon),
  isAutomatic: order.auto_order === 1,
  createdAt: moment(order.creation_date),
  expiresAt: momentOrNull(order.expires_at),
  supplier: linkOrNull(order.supplier_view_uid),
  supplierName: order.supplier_name,
  supplierIcon: mediaPath(order.supplier_icon),
  lines: order.lines.map(({ list_view_uid, title, variant_name, image, price, qty }) => ({
    item: { id: list_view_uid },
    title,
    variantName: variant_name,
    image: mediaPath(image),
    price: exactMoney(price, currency),
    quantity: qty,
  })),
  subtotal: exactMoney(order.subtotal, currency),
  storeFee: exactMoney(order.order_fee, currency),
  deliveryCost: exactMoney(order.delivery_cost, currency),
  paymentFee: exactMoney(order.admin_fee, currency),
  voucherCode: order.voucher_code,
  discount: exactMoney(order.voucher_value, currency),
  cashback: exactMoney(order.voucher_cashback, wallet.currency),
  total: exactMoney(order.total, currency),
  note: order.note,
  address: order.address && mapAddress(order.address),
  dropship: order.dropship_name === '' ? null : { name: order.dropship_name, phone: order.dropship_phone },
  carrierKind: order.expedition_type === null ? null : carrierKind(order.expedition_type),
  carrierName: orNull(order.expedition_name),
  packageService: orNull(order.package_service),
  packageEstimate: orNull(deliveryEstimate(order.package_etd)),
  trackingNumber: orNull(order.tracking_no),
  reason: orNull(order.reason),
  bill: order.bill ? mapOrderBill(order.bill) : null,
  canCancel: order.can_cancel === 1,
  canChangePayment: order.can_change_payment === 1,
  booking: mapBooking(order),
  ride: order.ride ? mapRide(order.ride, currency) : null,
  refunds: mapRefunds(order.refunds, currency, wallet.currency),
  history: order.history.map(({ order_status, at }) => ({ status: orderStatus(order_status), at: moment(at) })),
});

const maxCount = 10_000;

/** Null also for a time that is no time. */
function mapBooking({ booking, lines }: Rest['Order']): BookingModel | null {
  if (!booking || !isDay(booking.start_date) || !isDay(booking.end_date)) return null;
  return {
    schedule: serviceSchedule(booking.style),
    timeZone: timeZone(booking.timezone),
    start: booking.start_date,
    end: booking.end_date,
    time: booking.time,
    startsAt: moment(booking.starts_at),
    endsAt: moment(booking.ends_at),
    movesLeft: clampInteger(booking.moves_left, 0, maxCount),
    moveHours: clampInteger(booking.move_hours, 0, maxCount),
    cancelHours: clampInteger(booking.cancel_hours, 0, maxCount),
    canMove: booking.can_move === 1,
    service: lines[0]?.list_view_uid ?? '',
  };
}

type Created = CreatedOrder & { readonly __typename: 'CreatedOrder' };

const mapCreatedOrder = (order: Rest['OrderCreated']): Created => ({
  __typename: 'CreatedOrder',
  id: order.unique_id,
  number: order.order_no,
  status: orderStatus(order.order_status),
  paymentKind: paymentKind(order.payment_type),
  isAutomatic: order.auto_order === 1,
});

export const mapCreation = (reply: Rest['OrderCreatedReply'], currency: string): CreateOrderModel =>
  reply.success && reply.data
    ? mapCreatedOrder(reply.data)
    : mapRefusal(reply, reply.total === null ? null : exactMoney(reply.total, currency));

export function mapAttempt(attempt: Rest['Attempt'], sessionCode: string): OrderAttemptModel {
  switch (attempt.state) {
    case 'none':
      return { __typename: 'UnsentAttempt', sessionCode };
    case 'pending':
      return { __typename: 'PendingAttempt', sessionCode };
    case 'done':
      return attempt.order ? mapCreatedOrder(attempt.order) : { __typename: 'Done', message: attempt.message };
    case 'refused':
      return mapRefusal(attempt);
  }
}

export function mapOrderPayment(reply: Rest['OrderPaymentReply'], { store, wallet }: StoreRecord): OrderPaymentModel {
  if (!reply.success || !reply.data) return mapRefusal(reply);
  const { data } = reply;
  const { currency } = store;
  return {
    __typename: 'OrderPayment',
    id: data.unique_id,
    number: data.order_no,
    status: orderStatus(data.order_status),
    revision: data.revision,
    payment: data.payment_id,
    kind: paymentKind(data.payment_type),
    name: data.payment_name,
    icon: mediaPath(data.payment_icon),
    total: exactMoney(data.total, currency),
    fee: exactMoney(data.admin_fee, currency),
    toPay: exactMoney(data.total_payment, currency),
    virtualAccount: data.va_number,
    howToPay: safeHtml(data.payment_method),
    expiresAt: momentOrNull(data.expires_at),
    balance: data.balance === null ? null : exactMoney(data.balance, wallet.currency),
  };
}

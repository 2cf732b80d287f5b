import { mapBooking } from '../bookings/mapping';
import { carrierKind, paymentKind } from '../payments/codes';
import { orderCategory } from './codes';
import { orderStatus } from '../../model/order-status';
import type { Rest, OrderModel, OrderPaymentModel } from '../../model/models';
import type { StoreRecord } from '../stores/store-record';
import { orNull, deliveryEstimate, linkOrNull, moment, momentOrNull } from '../../values/text';
import { mediaPath } from '../../values/links';
import { exactMoney } from '../../values/numbers';
import { mapOrderBill } from '../bills/mapping';
import { mapAddress } from '../addresses/mapping';
import { mapRefunds } from '../payments/map-refund';
import { mapRefusal } from '../../model/map-refusal';
import { mapRide } from '../rides/mapping';
import { safeHtml } from '../../values/safe-html';

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

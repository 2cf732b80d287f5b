import type { Order } from '../../__generated__/resolvers';
import { carrierKind } from '../codes/carrier-kind';
import { orderCategory } from '../codes/order-category';
import { orderStatus } from '../codes/order-status';
import { paymentKind } from '../codes/payment-kind';
import type { Rest } from '../models';
import type { StoreRecord } from '../store-record';
import { orNull } from '../values/blank';
import { deliveryEstimate } from '../values/delivery-estimate';
import { mediaPath } from '../values/media-path';
import { moment, momentOrNull } from '../values/moment';
import { exactMoney } from '../values/money';
import { mapAddress } from './map-address';

export const mapOrder = (order: Rest['Order'], { store: { currency }, wallet }: StoreRecord): Order => ({
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
  supplier: order.supplier_view_uid,
  supplierName: order.supplier_name,
  supplierIcon: mediaPath(order.supplier_icon),
  lines: order.lines.map(({ list_view_uid, title, variant_name, image, price, qty }) => ({
    item: list_view_uid,
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
  canCancel: order.can_cancel === 1,
  canChangePayment: order.can_change_payment === 1,
  history: order.history.map(({ order_status, at }) => ({ status: orderStatus(order_status), at: moment(at) })),
});

import { orderStatus } from '../codes/order-status';
import { paymentKind } from '../codes/payment-kind';
import type { OrderPaymentModel, Rest } from '../models';
import type { StoreRecord } from '../store-record';
import { mediaPath } from '../values/media-path';
import { momentOrNull } from '../values/moment';
import { exactMoney } from '../values/money';
import { safeHtml } from '../values/safe-html';
import { mapRefusal } from './map-refusal';

export function mapOrderPayment(reply: Rest['OrderPaymentReply'], { store, wallet }: StoreRecord): OrderPaymentModel {
  if (!reply.success || !reply.data) return mapRefusal(reply);
  const { data } = reply;
  const { currency } = store;
  return {
    __typename: 'OrderPayment',
    order: data.unique_id,
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

import { ItemType, OrderCategory, OrderStatus, type PaymentKind } from '../../../__generated__/codes';
import type { Clock } from '../../../clock';
import { type Database, retryConflicts } from '../../../database/database';
import { orNotFound } from '../../../errors/call-errors';
import { choosePayment } from './checkout-choices';
import { firstStatus, isPaymentChangeable } from '../queries/transitions';
import { paymentLimit } from './apply-transition';
import { Refused } from '../../../errors/refusal';
import { createCommerce } from '../../stores/queries/stores';
import {
  isRunOut,
  type LockedOrder,
  lockOrderOfCustomer,
  recordChange,
  savePayment,
  startRide,
} from '../queries/order-changes';

export interface PaymentChange {
  order_uid: string;
  payment_id: string;
  payment_type: PaymentKind;
}

/** An order that the seller has confirmed needs no second confirmation. */
function nextStatus(order: LockedOrder, kind: PaymentKind) {
  const isConfirmed =
    order.status === OrderStatus.AWAITING_PAYMENT && firstStatus(order.payment_type, false) === OrderStatus.NEW;
  return firstStatus(kind, order.auto_order === 1 || isConfirmed);
}

/** @throws Refused */
export const changePayment = (database: Database, now: Clock) => (customerId: number, change: PaymentChange) =>
  retryConflicts(() =>
    database.transaction(async (transaction) => {
      const order = orNotFound(await lockOrderOfCustomer(transaction, customerId, change.order_uid));
      const at = now();
      if (!isPaymentChangeable(order) || isRunOut(order, at)) throw new Refused('PAYMENT_NOT_CHANGEABLE');
      const isTopUp = order.category === OrderCategory.TOP_UP;
      const isBill = order.category === OrderCategory.BILL;
      const app = await createCommerce(transaction).of(order.store_id);
      const payment = choosePayment(app, change, { ...order, isTopUp, isBill });
      const next = nextStatus(order, payment.payment_type);
      const expiresAt = next === OrderStatus.NEW ? null : paymentLimit(at);
      await savePayment(transaction, order.id, payment, { status: next, expiresAt });
      if (next === OrderStatus.NEW && order.cart_type === ItemType.COURIER_RIDE)
        await startRide(transaction, order.id, at);
      await recordChange(transaction, order.id, 'customer', at);
    }),
  );

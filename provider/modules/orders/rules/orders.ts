import type { Clock } from '../../../clock';
import { type Database, retryConflicts } from '../../../database/database';
import { orNotFound } from '../../../errors/call-errors';
import { canCancelRide, canTransition, orderTransitions } from '../queries/transitions';
import { Refused } from '../../../errors/refusal';
import { requireConfirmation } from '../../accounts/rules/spending';
import { createCommerce } from '../../stores/queries/stores';
import { lockOrderOfCustomer, isRunOut, lockOrder } from '../queries/order-changes';
import { applyTransition } from './apply-transition';
import { createAttempts } from '../../attempts/queries';
import { changePayment } from './change-payment';
import { createOrder } from './create-order';
import { createCustomerOrders } from '../queries/customer-orders';
import { expiredOrders } from '../queries/due-orders';
import { bookingOfOrder } from '../../bookings/queries/bookings';
import { canCancelPaid, moveBooking } from './move-booking';
import { remindOfPayments } from './remind-of-payments';
import { orderAgain } from './order-again';
import { createWalletOrders } from './wallet-orders';

/** @throws Refused if the order is already being processed. */
const cancelOrder = (database: Database, now: Clock) => (customerId: number, uniqueId: string) =>
  retryConflicts(() =>
    database.transaction(async (transaction) => {
      const order = orNotFound(await lockOrderOfCustomer(transaction, customerId, uniqueId));
      const booking = await bookingOfOrder(transaction, order.id);
      const isPaidBooking = booking !== undefined && canCancelPaid(order, booking, now());
      const isPaid = isPaidBooking || canCancelRide(order);
      if (!canTransition(order, 'cancel') && !isPaid) throw new Refused('NOT_CANCELLABLE');
      await applyTransition(transaction, order, isPaid ? 'cancelPaid' : 'cancel', { at: now() });
    }),
  );

interface PaymentRequest {
  order_uid: string;
  revision: number;
  session_code: string;
}

/** Pays an order from the balance, once per session code. */
const payOrder =
  (attempts: ReturnType<typeof createAttempts>, now: Clock) =>
  (customerId: number, { session_code: sessionCode, ...fields }: PaymentRequest) =>
    attempts.once({ customerId, sessionCode, operation: 'payOrder', fields }, async (transaction) => {
      const order = orNotFound(await lockOrderOfCustomer(transaction, customerId, fields.order_uid));
      if (!canTransition(order, 'pay') || isRunOut(order, now())) {
        throw new Refused('NOT_PAYABLE');
      }
      if (order.revision !== fields.revision) throw new Refused('REVISION_CHANGED');
      const app = await createCommerce(transaction).of(order.store_id);
      await requireConfirmation(transaction, app, { customerId, sessionCode }, now());
      if (!(await applyTransition(transaction, order, 'pay', { at: now() }))) {
        throw new Refused('BALANCE_SHORT');
      }
      const { unique_id, order_no, payment_type, auto_order } = order;
      return { unique_id, order_no, payment_type, auto_order, order_status: orderTransitions.pay.to };
    });

/** Expires unpaid orders, and restores their stock and vouchers. @returns the number of expired orders */
const expireOrders = (database: Database, now: Clock) => async () => {
  let ended = 0;
  for (const { unique_id } of await expiredOrders(database, now())) {
    const isEnded = await retryConflicts(() =>
      database.transaction(async (transaction) => {
        const order = await lockOrder(transaction, unique_id);
        if (!order || !canTransition(order, 'expire') || !isRunOut(order, now())) return false;
        return applyTransition(transaction, order, 'expire', { at: now() });
      }),
    );
    if (isEnded) ended += 1;
  }
  return ended;
};

export function createOrders(database: Database, now: Clock) {
  const attempts = createAttempts(database);
  return {
    ...createCustomerOrders(database),
    ...createWalletOrders(attempts, now),
    attempt: (customerId: number, sessionCode: string) => attempts.find(customerId, sessionCode),
    create: createOrder(attempts, now),
    again: orderAgain(attempts, now),
    pay: payOrder(attempts, now),
    cancel: cancelOrder(database, now),
    moveBooking: moveBooking(database, now),
    changePayment: changePayment(database, now),
    expire: expireOrders(database, now),
    remind: remindOfPayments(database, now),
  };
}

import type { Clock } from '../../../clock';
import { type Database, retryConflicts } from '../../../database/database';
import { found } from '../../../errors/call-errors';
import { canMove, orderMoves } from '../queries/transitions';
import { Refused } from '../../../errors/refusal';
import { lockOrderOfCustomer, isRunOut, lockOrder } from '../queries/order-changes';
import { moveOrder } from './move-order';
import { createAttempts } from '../queries/attempts';
import { changePayment } from './change-payment';
import { createOrder } from './create-order';
import { createCustomerOrders } from '../queries/customer-orders';

/**
 * Ends an order that nobody has begun to work on.
 * @throws Refused where it is too late.
 */
const cancelOrder = (database: Database, now: Clock) => (customerId: number, uniqueId: string) =>
  retryConflicts(() =>
    database.transaction(async (transaction) => {
      const order = found(await lockOrderOfCustomer(transaction, customerId, uniqueId));
      if (!canMove(order, 'cancel')) throw new Refused('NOT_CANCELLABLE');
      await moveOrder(transaction, order, 'cancel', { at: now() });
    }),
  );

interface PaymentWish {
  order_uid: string;
  /** That the customer saw. */
  revision: number;
  session_code: string;
}

/** Pays from the balance, once a session code. */
const payOrder =
  (attempts: ReturnType<typeof createAttempts>, now: Clock) =>
  (customerId: number, { session_code, ...fields }: PaymentWish) =>
    attempts.once({ customerId, sessionCode: session_code, operation: 'payOrder', fields }, async (transaction) => {
      const order = found(await lockOrderOfCustomer(transaction, customerId, fields.order_uid));
      if (!canMove(order, 'pay') || isRunOut(order, now())) {
        throw new Refused('NOT_PAYABLE');
      }
      if (order.revision !== fields.revision) throw new Refused('REVISION_CHANGED');
      if (!(await moveOrder(transaction, order, 'pay', { at: now() }))) {
        throw new Refused('BALANCE_SHORT');
      }
      const { unique_id, order_no, payment_type, auto_order } = order;
      return { unique_id, order_no, payment_type, auto_order, order_status: orderMoves.pay.to };
    });

const mostAtOnce = 500;

/**
 * Ends unpaid orders whose time is over, which gives their stock and vouchers back.
 * @returns how many it ended.
 */
const expireOrders = (database: Database, now: Clock) => async () => {
  const due = await database.query<{ unique_id: string }>(
    `select unique_id from orders where status in (1, -99) and expires_at <= $1 order by expires_at limit ${mostAtOnce}`,
    [now()],
  );
  let ended = 0;
  for (const { unique_id } of due) {
    const isEnded = await retryConflicts(() =>
      database.transaction(async (transaction) => {
        const order = await lockOrder(transaction, unique_id);
        if (!order || !canMove(order, 'expire') || !isRunOut(order, now())) return false;
        return moveOrder(transaction, order, 'expire', { at: now() });
      }),
    );
    if (isEnded) ended += 1;
  }
  return ended;
};

/** Orders as their customers make, see, pay and end them. */
export function createOrders(database: Database, now: Clock) {
  const attempts = createAttempts(database);
  return {
    ...createCustomerOrders(database),
    attempt: (customerId: number, sessionCode: string) => attempts.find(customerId, sessionCode),
    create: createOrder(attempts, now),
    pay: payOrder(attempts, now),
    cancel: cancelOrder(database, now),
    changePayment: changePayment(database, now),
    expire: expireOrders(database, now),
  };
}

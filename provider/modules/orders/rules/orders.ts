import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { createAttempts } from '../queries/attempts';
import { cancelOrder } from './cancel-order';
import { changePayment } from './change-payment';
import { createOrder } from './create-order';
import { createCustomerOrders } from '../queries/customer-orders';
import { expireOrders } from './expire-orders';
import { payOrder } from './pay-order';

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

import type { Clock } from '../../../clock';
import { type Database, retryConflicts } from '../../../database/database';
import { orNotFound } from '../../../errors/call-errors';
import { canTransition, type TransitionName, orderTransitions } from '../queries/transitions';
import { lockOrder } from '../queries/order-changes';
import { newestOrders } from '../queries/seller-orders';
import { type TransitionDetails, applyTransition } from './apply-transition';

export const createSellerOrders = (database: Database, now: Clock) => ({
  /** Orders of one store, or of all stores if the codename is empty. */
  newest: (codename: string) => newestOrders(database, codename),

  /** False if the seller cannot make this transition now. */
  transition: (uniqueId: string, name: TransitionName, facts: Omit<TransitionDetails, 'at'>) =>
    retryConflicts(() =>
      database.transaction(async (transaction) => {
        const order = orNotFound(await lockOrder(transaction, uniqueId), 'The order does not exist');
        if (orderTransitions[name].by !== 'seller' || !canTransition(order, name)) return false;
        return applyTransition(transaction, order, name, { ...facts, at: now() });
      }),
    ),
});

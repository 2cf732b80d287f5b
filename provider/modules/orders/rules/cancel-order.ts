import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { retryConflicts } from '../../../database/retry-conflicts';
import { found } from '../../../errors/not-found';
import { canMove } from '../queries/transitions';
import { Refused } from '../../../errors/refusal';
import { lockOrderOfCustomer } from '../queries/locked-order';
import { moveOrder } from './move-order';

/**
 * Ends an order that nobody has begun to work on.
 * @throws Refused where it is too late.
 */
export const cancelOrder = (database: Database, now: Clock) => (customerId: number, uniqueId: string) =>
  retryConflicts(() =>
    database.transaction(async (transaction) => {
      const order = found(await lockOrderOfCustomer(transaction, customerId, uniqueId));
      if (!canMove(order, 'cancel')) throw new Refused('NOT_CANCELLABLE');
      await moveOrder(transaction, order, 'cancel', { at: now() });
    }),
  );

import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { retryConflicts } from '../../../database/retry-conflicts';
import { canMove } from '../queries/transitions';
import { isRunOut, lockOrder } from '../queries/locked-order';
import { moveOrder } from './move-order';

const mostAtOnce = 500;

/**
 * Ends unpaid orders whose time is over, which gives their stock and vouchers back.
 * @returns how many it ended.
 */
export const expireOrders = (database: Database, now: Clock) => async () => {
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

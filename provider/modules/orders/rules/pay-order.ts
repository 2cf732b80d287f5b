import type { Clock } from '../../../clock';
import { canMove, orderMoves } from '../queries/transitions';
import { Refused } from '../../../errors/refusal';
import { found } from '../../../errors/not-found';
import type { createAttempts } from '../queries/attempts';
import { isRunOut, lockOrderOfCustomer } from '../queries/locked-order';
import { moveOrder } from './move-order';

export interface PaymentWish {
  order_uid: string;
  /** That the customer saw. */
  revision: number;
  session_code: string;
}

/** Pays from the balance, once a session code. */
export const payOrder =
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

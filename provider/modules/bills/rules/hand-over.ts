import type { Biller, BillerOutcome } from '../../../biller/biller';
import type { Clock } from '../../../clock';
import { type Database, retryConflicts } from '../../../database/database';
import { lockOrder } from '../../orders/queries/order-changes';
import { canTransition } from '../../orders/queries/transitions';
import { applyTransition } from '../../orders/rules/apply-transition';
import { type PendingPayment, claimPayment, endPayment, stateOf, takePendingPayment } from '../queries';

/** A success that arrives after the refund does not affect the customer: the operator settles it with the biller. */
const settle = (database: Database, now: Clock) => (uniqueId: string, outcome: BillerOutcome) =>
  retryConflicts(() =>
    database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, uniqueId);
      if (!order || outcome.state === 'pending') return;
      const at = now();
      if (outcome.state === 'succeeded' && canTransition(order, 'deliverBill')) {
        await applyTransition(transaction, order, 'deliverBill', { at });
        await endPayment(transaction, order.id, 'succeeded', outcome);
      } else if (outcome.state === 'failed' && canTransition(order, 'failBill')) {
        await applyTransition(transaction, order, 'failBill', { at, reason: outcome.reason });
        await endPayment(transaction, order.id, 'failed');
      } else if (outcome.state === 'succeeded' && (await stateOf(transaction, order.id)) === 'failed') {
        await endPayment(transaction, order.id, 'late', outcome);
      }
    }),
  );

const maxAtOnce = 100;

/** @param biller if null, paid bills stay due until a biller is configured */
export function createHandOver(database: Database, biller: Biller | null, now: Clock) {
  const settleOrder = settle(database, now);
  /** Safe to repeat after a crash between two steps: the biller recognises the reference. */
  const handOver = async (biller: Biller, pending: PendingPayment) => {
    const { order_id, unique_id, biller_code, number, amount, state } = pending;
    if (!(await database.transaction((transaction) => claimPayment(transaction, order_id)))) {
      return settleOrder(unique_id, { state: 'failed', reason: 'Tagihan ini sudah dibayar' });
    }
    const answer = state === 'sent' ? await biller.outcomeOf(unique_id) : undefined;
    const outcome = answer ?? (await biller.pay({ reference: unique_id, billerCode: biller_code, number, amount }));
    await settleOrder(unique_id, outcome);
  };
  return {
    /** Sends paid bills to the biller and polls earlier ones. @returns the biller's errors; their bills are retried */
    async run(): Promise<unknown[]> {
      const errors: unknown[] = [];
      for (let count = 0; biller && count < maxAtOnce; count += 1) {
        const pending = await takePendingPayment(database, now());
        if (!pending) break;
        try {
          await handOver(biller, pending);
        } catch (error) {
          errors.push(error);
        }
      }
      return errors;
    },

    /** Called when the biller reports that a payment has ended. */
    async ask(uniqueId: string) {
      const outcome = await biller?.outcomeOf(uniqueId);
      if (outcome) await settleOrder(uniqueId, outcome);
    },
  };
}

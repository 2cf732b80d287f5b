import type { Biller, BillerOutcome } from '../../../biller/biller';
import type { Clock } from '../../../clock';
import { type Database, retryConflicts } from '../../../database/database';
import { lockOrder } from '../../orders/queries/order-changes';
import { canTransition } from '../../orders/queries/transitions';
import { applyTransition } from '../../orders/rules/apply-transition';
import { type PendingPayment, claimPayment, endPayment, stateOf, takePendingPayment } from '../queries';

/** A success after the amount was given back changes nothing for the customer: the operator settles it with the biller. */
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

/** @param biller null: bills that are paid stay due until there is one */
export function createHandOver(database: Database, biller: Biller | null, now: Clock) {
  const settleOrder = settle(database, now);
  /** A program that is killed between two steps repeats the first: the biller knows the reference. */
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
    /** Hands paid bills over and asks for what became of those before. @returns errors of the biller, which are asked again */
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

    /** When the biller says that it has decided. */
    async ask(uniqueId: string) {
      const outcome = await biller?.outcomeOf(uniqueId);
      if (outcome) await settleOrder(uniqueId, outcome);
    },
  };
}

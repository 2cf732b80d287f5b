import { createSimulatedBiller } from '../../biller/simulated-biller';
import type { Accounts } from '../accounts';
import { createAttempts } from '../attempts/queries';
import type { Deps } from '../deps';
import { billsOfStoreUid, newestPayments, recentNumbers } from './queries';
import { createBillOrder } from './rules/create-bill-order';
import { createHandOver } from './rules/hand-over';
import { inquireBill } from './rules/inquire-bill';

export function createBillsModule(
  { database, now, biller }: Pick<Deps, 'database' | 'now' | 'biller'>,
  { attemptLimiter }: Pick<Accounts, 'attemptLimiter'>,
) {
  const simulatedBiller = createSimulatedBiller(database, now);
  const used = biller ?? simulatedBiller;
  return {
    simulatedBiller,
    bills: {
      ofStore: (uid: string) => billsOfStoreUid(database, uid),
      recent: (customerId: number, code: string | null) => recentNumbers(database, customerId, code),
      inquire: inquireBill(database, used, attemptLimiter, now),
      create: createBillOrder(createAttempts(database), now),
      newest: () => newestPayments(database),
      handOver: createHandOver(database, used, now),
    },
  };
}

export type Bills = ReturnType<typeof createBillsModule>;

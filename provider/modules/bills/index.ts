import { withDeadline } from '../../biller/biller';
import { createSimulatedBiller } from '../../biller/simulated-biller';
import type { Accounts } from '../accounts';
import type { Attempts } from '../attempts';
import type { Deps } from '../deps';
import { billsOfStoreUid, newestPayments, recentNumbers } from './queries';
import { createBillOrder } from './rules/create-bill-order';
import { createHandOver } from './rules/hand-over';
import { inquireBill } from './rules/inquire-bill';

export function createBillsModule(
  { database, now, biller, onBillerError }: Pick<Deps, 'database' | 'now' | 'biller' | 'onBillerError'>,
  { accounts: { attemptLimiter }, attempts }: { accounts: Accounts; attempts: Attempts },
) {
  const simulatedBiller = createSimulatedBiller(database, now);
  const used = biller && withDeadline(biller);
  return {
    simulatedBiller,
    bills: {
      ofStore: async (uid: string) => {
        const catalogue = await billsOfStoreUid(database, uid);
        return catalogue && (used ? catalogue : { groups: [], services: [] });
      },
      recent: (customerId: number, code: string | null) => recentNumbers(database, customerId, code),
      inquire: inquireBill({ database, biller: used, attemptLimiter, now, onBillerError }),
      create: createBillOrder(attempts, now, used !== null),
      newest: () => newestPayments(database),
      handOver: createHandOver(database, used, now),
    },
  };
}

export type Bills = ReturnType<typeof createBillsModule>;

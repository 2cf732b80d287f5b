import type { Accounts } from '../accounts';
import type { Attempts } from '../attempts';
import type { Deps } from '../deps';
import { createReferralRows } from './queries';
import { enterReferral } from './rules';

export const createReferralsModule = (
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { accounts: { attemptLimiter }, attempts }: { accounts: Accounts; attempts: Attempts },
) => ({
  referralRows: createReferralRows(database),
  enterReferral: enterReferral(attempts, attemptLimiter, now),
});

export type Referrals = ReturnType<typeof createReferralsModule>;

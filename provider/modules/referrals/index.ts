import type { Accounts } from '../accounts';
import { createAttempts } from '../attempts/queries';
import type { Deps } from '../deps';
import { createReferralRows } from './queries';
import { enterReferral } from './rules';

export const createReferralsModule = (
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { attemptLimiter }: Pick<Accounts, 'attemptLimiter'>,
) => ({
  referralRows: createReferralRows(database),
  enterReferral: enterReferral(createAttempts(database), attemptLimiter, now),
});

export type Referrals = ReturnType<typeof createReferralsModule>;

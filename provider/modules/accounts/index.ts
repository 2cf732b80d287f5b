import { createAccounts } from './rules/accounts';
import { createAttemptLimiter } from './queries/attempt-limiter';
import { createCustomers } from './queries/customers';
import { createExpiredSecrets, createSessions } from './queries/secrets';
import type { Deps } from '../deps';

export const createAccountsModule = ({ database, now, passwords }: Pick<Deps, 'database' | 'now' | 'passwords'>) => ({
  accounts: createAccounts(database, now, passwords),
  attemptLimiter: createAttemptLimiter(database, now),
  customers: createCustomers(database),
  expiredSecrets: createExpiredSecrets(database, now),
  sessions: createSessions(database, now),
});

export type Accounts = ReturnType<typeof createAccountsModule>;

import { createAccounts } from './rules/accounts';
import { createAttemptLimiter } from './queries/attempt-limiter';
import { createCustomers } from './queries/customers';
import { createPhotos } from './rules/photos';
import { createExpiredSecrets, createSessions } from './queries/secrets';
import { confirmSpending } from './rules/spending';
import type { Deps } from '../deps';

type Needs = Pick<Deps, 'database' | 'now' | 'passwords' | 'uploads'>;

export function createAccountsModule({ database, now, passwords, uploads }: Needs) {
  const accounts = createAccounts(database, now, passwords);
  return {
    accounts,
    attemptLimiter: createAttemptLimiter(database, now),
    confirmSpending: confirmSpending(database, accounts, now),
    customers: createCustomers(database),
    expiredSecrets: createExpiredSecrets(database, now),
    photos: createPhotos(database, uploads),
    sessions: createSessions(database, now),
  };
}

export type Accounts = ReturnType<typeof createAccountsModule>;

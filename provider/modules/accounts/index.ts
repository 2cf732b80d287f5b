import { createAccounts } from './rules/accounts';
import { createAttemptLimiter } from './queries/attempt-limiter';
import { createCustomers } from './queries/customers';
import { createPhotos } from './rules/photos';
import { createExpiredSecrets, createSessions } from './queries/secrets';
import type { Deps } from '../deps';

type Needs = Pick<Deps, 'database' | 'now' | 'passwords' | 'uploads'>;

export const createAccountsModule = ({ database, now, passwords, uploads }: Needs) => ({
  accounts: createAccounts(database, now, passwords),
  attemptLimiter: createAttemptLimiter(database, now),
  customers: createCustomers(database),
  expiredSecrets: createExpiredSecrets(database, now),
  photos: createPhotos(database, uploads),
  sessions: createSessions(database, now),
});

export type Accounts = ReturnType<typeof createAccountsModule>;

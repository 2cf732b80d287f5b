import { createAccounts } from './rules/accounts';
import { createAttemptLimiter } from './queries/attempt-limiter';
import { createCustomers } from './queries/customers';
import { createPhotos } from './rules/photos';
import { createExpiredSecrets, createSessions } from './queries/secrets';
import { confirmSpending } from './rules/spending';
import type { Attempts } from '../attempts';
import type { Deps } from '../deps';
import { createFavouriteRows } from './queries/favourites';
import { createFavourites } from './rules/favourites';

type Needs = Pick<Deps, 'database' | 'now' | 'passwords' | 'uploads'>;

export function createAccountsModule(
  { database, now, passwords, uploads }: Needs,
  { attempts }: { attempts: Attempts },
) {
  const accounts = createAccounts(database, now, passwords);
  return {
    accounts,
    attemptLimiter: createAttemptLimiter(database, now),
    confirmSpending: confirmSpending(database, accounts, now),
    customers: createCustomers(database),
    favourites: createFavourites(database, attempts, now),
    favouriteRows: createFavouriteRows(database),
    expiredSecrets: createExpiredSecrets(database, now),
    photos: createPhotos(database, uploads),
    sessions: createSessions(database, now),
  };
}

export type Accounts = ReturnType<typeof createAccountsModule>;

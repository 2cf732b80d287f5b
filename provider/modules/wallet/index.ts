import { createAttempts } from '../attempts/queries';
import type { Deps } from '../deps';
import { createLedgerChecks } from './queries/check-ledger';
import { createWallets } from './queries/wallets';
import { exchangePoints } from './rules';

export const createWalletModule = ({ database, now }: Pick<Deps, 'database' | 'now'>) => ({
  wallets: createWallets(database),
  ledgerChecks: createLedgerChecks(database, now),
  exchangePoints: exchangePoints(createAttempts(database), now),
});

export type Wallet = ReturnType<typeof createWalletModule>;

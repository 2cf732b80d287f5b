import type { Attempts } from '../attempts';
import type { Deps } from '../deps';
import { createLedgerChecks } from './queries/check-ledger';
import { createWallets } from './queries/wallets';
import { exchangePoints } from './rules';

export const createWalletModule = (
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { attempts }: { attempts: Attempts },
) => ({
  wallets: createWallets(database),
  ledgerChecks: createLedgerChecks(database, now),
  exchangePoints: exchangePoints(attempts, now),
});

export type Wallet = ReturnType<typeof createWalletModule>;

import { createWallets } from './queries';
import type { Deps } from '../deps';

/** What customers have to pay with, in a ledger that sums to 0. */
export const createWalletModule = ({ database }: Pick<Deps, 'database'>) => ({
  wallets: createWallets(database),
});

export type Wallet = ReturnType<typeof createWalletModule>;

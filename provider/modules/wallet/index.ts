import { createWallets } from './queries';
import type { Deps } from '../deps';

export const createWalletModule = ({ database }: Pick<Deps, 'database'>) => ({
  wallets: createWallets(database),
});

export type Wallet = ReturnType<typeof createWalletModule>;

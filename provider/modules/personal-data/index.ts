import type { Accounts } from '../accounts';
import type { Deps } from '../deps';
import { createClosing } from './rules';

export const createPersonalDataModule = (
  deps: Pick<Deps, 'database' | 'now' | 'uploads'>,
  accounts: Pick<Accounts, 'accounts' | 'attemptLimiter'>,
) => ({ closing: createClosing(deps, accounts) });

export type PersonalData = ReturnType<typeof createPersonalDataModule>;

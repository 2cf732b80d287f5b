import type { BalanceMode } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

export const balanceMode = codeTable<BalanceMode, BalanceMode>(
  'BalanceMode',
  { open: 'OPEN', close: 'CLOSED', closed: 'CLOSED' },
  'OPEN',
);

import type { PrepaidKind } from '../../__generated__/resolvers';
import { codeTable } from '../../model/code-table';

/** A bill of unknown category takes a customer number. */
export const prepaidKind = codeTable<PrepaidKind, PrepaidKind>(
  'BillCategory',
  { 0: 'CREDIT', 1: 'DATA', 2: 'E_WALLET', 5: 'METER' },
  'METER',
);

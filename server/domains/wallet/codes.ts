import type { TransactionKind } from '../../__generated__/resolvers';
import { codeTable } from '../../model/code-table';

/** A transaction of a kind that the contract does not list is described only by its note. */
export const transactionKind = codeTable<TransactionKind, 'OTHER'>(
  'TransactionKind',
  {
    top_up: 'TOP_UP',
    payment: 'PAYMENT',
    refund: 'REFUND',
    withdrawal: 'WITHDRAWAL',
    withdrawal_returned: 'WITHDRAWAL_RETURNED',
    cashback: 'CASHBACK',
    reward: 'REWARD',
    referral: 'REFERRAL',
    invoice: 'INVOICE',
    other: 'OTHER',
  },
  'OTHER',
);

import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { evaluateVoucher, listVouchers, type VoucherListQuestion, type VoucherUse } from './evaluate-voucher';

/** What customers may take off. */
export const createVouchers = (database: Database, now: Clock) => ({
  /** @throws Refused */
  evaluate: (use: Omit<VoucherUse, 'now'>) => evaluateVoucher(database, { ...use, now: now() }),

  list: (question: Omit<VoucherListQuestion, 'now'>) => listVouchers(database, { ...question, now: now() }),
});

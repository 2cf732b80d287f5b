import { createVouchers } from './rules/evaluate-voucher';
import type { Deps } from '../deps';

export const createVouchersModule = ({ database, now }: Pick<Deps, 'database' | 'now'>) => ({
  vouchers: createVouchers(database, now),
});

export type Vouchers = ReturnType<typeof createVouchersModule>;

import { createVouchers } from './rules/evaluate-voucher';

export { createVouchers };

export type Vouchers = ReturnType<typeof createVouchers>;

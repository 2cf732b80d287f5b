import type { VoucherCategory } from '../../__generated__/resolvers';
import { codeTable } from '../../model/code-table';

export const voucherCategory = codeTable<VoucherCategory, VoucherCategory>(
  'VoucherCategory',
  { 0: 'GOODS', 1: 'DELIVERY', 2: 'GOODS_AND_DELIVERY', 3: 'SERVICE', 4: 'COURIER', 5: 'DIGITAL' },
  'UNKNOWN',
);

export const voucherCategoryCode = {
  GOODS: 0,
  DELIVERY: 1,
  GOODS_AND_DELIVERY: 2,
  SERVICE: 3,
  COURIER: 4,
  DIGITAL: 5,
} as const satisfies Record<Exclude<VoucherCategory, 'UNKNOWN'>, number>;

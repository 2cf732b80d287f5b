import type { RefundCause, RefundRoute } from '../../__generated__/resolvers';
import { codeTable } from '../../model/code-table';

export const refundCause = codeTable<RefundCause, RefundCause>(
  'RefundCause',
  {
    cancelled: 'CANCELLED',
    rejected: 'REJECTED',
    expired: 'EXPIRED',
    failed: 'FAILED',
    part: 'PART',
    late: 'LATE',
  },
  'UNKNOWN',
);

export const refundRoute = codeTable<RefundRoute, RefundRoute>(
  'RefundRoute',
  { balance: 'BALANCE', store: 'STORE', seller: 'SELLER' },
  'UNKNOWN',
);

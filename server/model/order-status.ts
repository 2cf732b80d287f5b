import type { OrderStatus } from '../__generated__/resolvers';
import { codeTable } from './code-table';

/** An order with an unknown status offers only what its flags allow. */
export const orderStatus = codeTable<OrderStatus, OrderStatus>(
  'OrderStatus',
  {
    0: 'NEW',
    1: 'AWAITING_PAYMENT',
    2: 'PAYMENT_ACCEPTED',
    3: 'SENT',
    4: 'RECEIVED',
    [-99]: 'PAYMENT_PROCESSING',
    [-1]: 'REJECTED',
    [-2]: 'CANCELLED',
    [-3]: 'VOID',
    [-4]: 'NOT_RECEIVED',
  },
  'UNKNOWN',
);

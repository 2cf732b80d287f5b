import type { OrderCategory } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

export const orderCategory = codeTable<OrderCategory, OrderCategory>(
  'OrderCategory',
  {
    0: 'GOODS',
    1: 'SERVICE',
    2: 'COURIER',
    [-2]: 'CALLED_SERVICE',
    3: 'GOODS_AND_COURIER',
    4: 'TOP_UP',
    5: 'WITHDRAWAL',
    6: 'DIGITAL',
    7: 'BILL',
  },
  'UNKNOWN',
);

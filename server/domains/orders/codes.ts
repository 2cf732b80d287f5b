import type { OrderCategory, OrderStage } from '../../__generated__/resolvers';
import { codeTable } from '../../model/code-table';

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

export const orderStageCode = {
  TO_PAY: 'to_pay',
  IN_PROCESS: 'in_process',
  SHIPPED: 'shipped',
  DONE: 'done',
  CANCELLED: 'cancelled',
} as const satisfies Record<OrderStage, string>;

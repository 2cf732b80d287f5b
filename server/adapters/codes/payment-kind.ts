import type { PaymentKind } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

export const paymentKind = codeTable<PaymentKind, PaymentKind>(
  { 0: 'PLATFORM', 1: 'SELLER', 2: 'DIRECT', 3: 'BALANCE', 4: 'API' },
  'PLATFORM',
);

export const paymentKindCode = { PLATFORM: 0, SELLER: 1, DIRECT: 2, BALANCE: 3, API: 4 } as const satisfies Record<
  PaymentKind,
  number
>;

import type { PaymentKind } from '../../__generated__/resolvers';
import { ProviderError } from '../../provider-client/provider-error';
import { codeTable } from './code-table';

export const paymentKind = codeTable<PaymentKind, PaymentKind>(
  'PaymentKind',
  { 0: 'PLATFORM', 1: 'SELLER', 2: 'DIRECT', 3: 'BALANCE', 4: 'API' },
  'UNKNOWN',
);

export const paymentKindCode = { PLATFORM: 0, SELLER: 1, DIRECT: 2, BALANCE: 3, API: 4 } as const satisfies Record<
  Exclude<PaymentKind, 'UNKNOWN'>,
  number
>;

/** @throws ProviderError of kind `input` for a kind that the contract does not list: nobody can pay by it. */
export function sentPaymentKind(kind: PaymentKind): 0 | 1 | 2 | 3 | 4 {
  if (kind === 'UNKNOWN') throw new ProviderError('input', '', { detail: 'an unknown kind of payment' });
  return paymentKindCode[kind];
}

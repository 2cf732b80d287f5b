import type { PaymentKind, CarrierKind } from '../../__generated__/resolvers';
import { codeTable } from '../../model/code-table';
import { ProviderError } from '../../provider-client/provider-error';

export const paymentKind = codeTable<PaymentKind, PaymentKind>(
  'PaymentKind',
  { 0: 'PLATFORM', 1: 'SELLER', 2: 'DIRECT', 3: 'BALANCE', 4: 'API' },
  'UNKNOWN',
);

export const paymentKindCode = { PLATFORM: 0, SELLER: 1, DIRECT: 2, BALANCE: 3, API: 4 } as const satisfies Record<
  Exclude<PaymentKind, 'UNKNOWN'>,
  number
>;

/** @throws ProviderError of kind `input` for a kind that the contract does not list. */
export function sentPaymentKind(kind: PaymentKind): 0 | 1 | 2 | 3 | 4 {
  if (kind === 'UNKNOWN') throw new ProviderError('input', '', { detail: 'the payment kind is unknown' });
  return paymentKindCode[kind];
}

export const carrierKind = codeTable<CarrierKind, CarrierKind>(
  'CarrierType',
  { 1: 'RIDE', 2: 'FIXED', 3: 'PACKAGES' },
  'PACKAGES',
);

export const carrierKindCode = { RIDE: 1, FIXED: 2, PACKAGES: 3 } as const satisfies Record<CarrierKind, number>;

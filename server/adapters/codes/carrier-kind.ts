import type { CarrierKind } from '../../__generated__/resolvers';
import { codeTable } from './code-table';

export const carrierKind = codeTable<CarrierKind, CarrierKind>(
  'CarrierType',
  { 1: 'RIDE', 2: 'FIXED', 3: 'PACKAGES' },
  'PACKAGES',
);

export const carrierKindCode = { RIDE: 1, FIXED: 2, PACKAGES: 3 } as const satisfies Record<CarrierKind, number>;

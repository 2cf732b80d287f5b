import { codeTable } from '../../model/code-table';
import type { ClosedReason, ServiceSchedule, SearchSort } from '../../__generated__/resolvers';

/** An item of unknown type is shown as text: it has a title and a picture, and cannot be bought. */
export const itemKind = codeTable(
  'ItemType',
  {
    0: 'Goods',
    1: 'Service',
    2: 'TextItem',
    3: 'CourierRide',
    4: 'Shop',
    5: 'DirectPurchase',
    6: 'RedirectLink',
    7: 'WebContent',
    8: 'ContactAction',
  },
  'TextItem',
);

export const serviceSchedule = codeTable<ServiceSchedule, ServiceSchedule>(
  'ItemStyle',
  { 0: 'NONE', 1: 'NIGHTS', 2: 'DATES', 3: 'DATE_AND_TIME' },
  'NONE',
);

/** A reason that the contract does not list becomes `CLOSED`. */
export const closedReason = (code: string): ClosedReason =>
  (['PAST', 'SOON', 'LATE', 'FULL'] as const).find((reason) => reason === code) ?? 'CLOSED';

export const sortCode = { BEST_SELLING: 0, NEWEST: 1, CHEAPEST: 2, DEAREST: 3 } as const satisfies Record<
  SearchSort,
  number
>;

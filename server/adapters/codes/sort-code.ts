import type { SearchSort } from '../../__generated__/resolvers';

export const sortCode = { BEST_SELLING: 0, NEWEST: 1, CHEAPEST: 2, DEAREST: 3 } as const satisfies Record<
  SearchSort,
  number
>;

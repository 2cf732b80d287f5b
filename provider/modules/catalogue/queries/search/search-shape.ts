import { searchPageSize } from '../../../../__generated__/limits';
import type { SearchFilters } from './filters-sql';

export interface SortOrder {
  /** Ties are broken by the item's number. */
  key: string;
  direction: 'asc' | 'desc';
  /** Whether a range of prices is a range of keys. */
  ordersPrices: boolean;
  keyOf(item: { sold: number; price: number; view_id: number }): number;
}

export interface SearchShape extends SearchFilters {
  order: Pick<SortOrder, 'key' | 'direction' | 'ordersPrices'>;
  hasText: boolean;
  goesOn: boolean;
  isNear: boolean;
}

/** The order of a search, and what limits a later page to the items after the earlier ones. */
export interface CursorSql {
  after: string;
  order: string;
}

export const ofStore = ({ isNear }: SearchShape) =>
  `item.store_id = (select id from store) ${isNear ? 'and item.place is not null' : ''}`;

/** Up to the end of the page, and one more. */
export const wantedCount = `$6::bigint + ${searchPageSize + 1}`;

import { searchPageSize } from '../../../../__generated__/limits';
import type { components } from '../../../../__generated__/rest';
import type { Database } from '../../../../database/database';
import type { ItemRow } from '../item-columns';
import {
  type Cursor,
  formatCursor,
  nearOrder,
  parseCursor,
  searchSql,
  searchValues,
  type SortCode,
  sortOrders,
} from './search-sql';

type FoundItem = components['schemas']['FoundItem'];

export interface Position {
  latitude: number;
  longitude: number;
}

/** By distance if `near` is set; otherwise by text, in the order of `sort`. */
export interface SearchRequest {
  storeUid: string;
  text: string;
  sort: SortCode;
  labels: readonly string[];
  shop: string | undefined;
  near: Position | undefined;
  priceMin: number | undefined;
  priceMax: number | undefined;
  ratingMin: number | undefined;
  page: number;
  after: string | undefined;
}

export interface SearchPage {
  items: FoundRow[];
  page: number;
  /** Null on the last page. */
  after: string | null;
}

type FoundRow = FoundItem & Pick<ItemRow, 'opening'>;
type Row = FoundRow & { metres?: number };

export const createSearch = (database: Database) => ({
  /** Undefined if the store does not exist. @throws BadRequest for an `after` of another search */
  async find(request: SearchRequest): Promise<SearchPage | undefined> {
    const { near, labels, shop, page, priceMin, priceMax, ratingMin } = request;
    const text = near ? '' : request.text.trim();
    const order = near ? 'near' : String(request.sort);
    const cursor: Cursor | null = request.after ? parseCursor(request.after, order) : null;
    const shape = {
      order: near ? nearOrder : sortOrders[request.sort],
      hasText: text !== '',
      hasLabels: labels.length > 0,
      hasShop: shop !== undefined,
      hasPrices: priceMin !== undefined || priceMax !== undefined,
      hasRating: ratingMin !== undefined,
      goesOn: cursor !== null,
      isNear: near !== undefined,
    };
    const values = searchValues({
      storeUid: request.storeUid,
      labels,
      shop: shop ?? null,
      key: cursor?.key ?? null,
      id: cursor?.id ?? null,
      offset: cursor ? 0 : (page - 1) * searchPageSize,
      text,
      tier: cursor?.tier ?? null,
      latitude: near?.latitude ?? null,
      longitude: near?.longitude ?? null,
      priceMin: priceMin ?? null,
      priceMax: priceMax ?? null,
      ratingMin: ratingMin ?? null,
    });
    const [result] = await database.query<{ tier: number; items: Row[] }>(searchSql(shape), values);
    if (!result) return undefined;
    const items = result.items.slice(0, searchPageSize);
    const last = items.at(-1);
    const keyOf = (item: Row) => (near ? (item.metres ?? 0) : sortOrders[request.sort].keyOf(item));
    const hasMore = last !== undefined && result.items.length > searchPageSize;
    return {
      items: items.map(({ metres: _, ...item }) => item),
      page,
      after: hasMore ? formatCursor({ order, tier: result.tier, key: keyOf(last), id: last.view_id }) : null,
    };
  },
});

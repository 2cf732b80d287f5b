import { searchPageSize } from '../../../../__generated__/limits';
import type { components } from '../../../../__generated__/rest';
import type { Database } from '../../../../database/database';
import { type Cursor, readCursor, writeCursor, type SortCode, sortOrders } from './sort-order';
import { nearOrder, searchSql, searchValues } from './search-sql';

type FoundItem = components['schemas']['FoundItem'];

export interface Position {
  latitude: number;
  longitude: number;
}

/** What is searched for. With a position, what is near it; else by text, in the order of `sort`. */
export interface SearchWish {
  storeUid: string;
  text: string;
  sort: SortCode;
  labels: readonly string[];
  shop: string | undefined;
  near: Position | undefined;
  /** Whole rupiah. */
  priceMin: number | undefined;
  priceMax: number | undefined;
  ratingMin: number | undefined;
  page: number;
  after: string | undefined;
}

export interface SearchPage {
  items: FoundItem[];
  page: number;
  /** Goes on after the last item; null on the last page. */
  after: string | null;
}

type Row = FoundItem & { metres?: number };

/** Items by text or by distance. */
export const createSearch = (database: Database) => ({
  /** Undefined where there is no such store. @throws BadRequest for an `after` of another search. */
  async find(wish: SearchWish): Promise<SearchPage | undefined> {
    const { near, labels, shop, page, priceMin, priceMax, ratingMin } = wish;
    const text = near ? '' : wish.text.trim();
    const order = near ? 'near' : String(wish.sort);
    const cursor: Cursor | null = wish.after ? readCursor(wish.after, order) : null;
    const shape = {
      order: near ? nearOrder : sortOrders[wish.sort],
      hasText: text !== '',
      hasLabels: labels.length > 0,
      hasShop: shop !== undefined,
      hasPrices: priceMin !== undefined || priceMax !== undefined,
      hasRating: ratingMin !== undefined,
      goesOn: cursor !== null,
      isNear: near !== undefined,
    };
    const values = searchValues({
      storeUid: wish.storeUid,
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
    const [found] = await database.query<{ tier: number; items: Row[] }>(searchSql(shape), values);
    if (!found) return undefined;
    const shown = found.items.slice(0, searchPageSize);
    const last = shown.at(-1);
    const keyOf = (item: Row) => (near ? (item.metres ?? 0) : sortOrders[wish.sort].keyOf(item));
    const hasMore = last !== undefined && found.items.length > searchPageSize;
    return {
      items: shown.map(({ metres: _, ...item }) => item),
      page,
      after: hasMore ? writeCursor({ order, tier: found.tier, key: keyOf(last), id: last.view_id }) : null,
    };
  },
});

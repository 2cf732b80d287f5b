import { searchLabels } from '../../__generated__/limits';
import type { PositionInput, SearchSort, Store } from '../../__generated__/resolvers';
import { operationPath, type QueryOf } from '../../provider-client/operation';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { sortCode } from '../catalogue/item-codes';
import { isLabel, isViewUid } from '../../model/ids';
import { itemKind } from '../catalogue/item-codes';
import { mapItem, noSummary } from '../catalogue/map-item';
import type { ItemConnectionModel, NearItemConnectionModel, Rest } from '../../model/models';
import { assertSomeOwn, ownItems } from '../catalogue/own-items';
import { keyedPage, nextCursor } from '../../model/connection';
import { pageNumber, positionOf } from '../../values/numbers';

interface Part {
  readonly labels: readonly string[];
  readonly page: number;
  readonly after: string;
}

export interface TextSearch extends Part {
  readonly text: string;
  readonly sort: SearchSort;
  readonly shop: string | null;
  /** Whole rupiah. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** 1 to 5. */
  readonly ratingMin: number | null;
}

export interface PositionSearch extends Part {
  readonly position: PositionInput;
}

type SearchResult = Rest['SearchReply']['data'];

export const createSearch = (provider: ProviderCalls, store: Store) => {
  async function ask(query: Omit<QueryOf<'searchList'>, 'app_view_uid'>): Promise<SearchResult> {
    const reply = await provider.searchList({ app_view_uid: store.id, ...query }, { orNull: true });
    const result = reply?.data ?? { data: [], current_page: 1, next_page_url: null };
    assertSomeOwn(result.data, store.id, operationPath('searchList'));
    const list = { operation: 'searchList', list: 'data.data', storeUid: store.id } as const;
    return { ...result, data: ownItems(provider, list, result.data) };
  }

  return {
    async byText({
      text,
      sort,
      shop,
      priceMin,
      priceMax,
      ratingMin,
      ...part
    }: TextSearch): Promise<ItemConnectionModel> {
      const query = partOf(part);
      if (!query || (shop !== null && !isViewUid(shop))) return keyedPage([], 1, null);
      const result = await ask({
        ...query,
        code: sortCode[sort],
        param: text,
        ...(shop !== null && { parent_view_uid: shop }),
        ...(priceMin !== null && { price_min: priceMin }),
        ...(priceMax !== null && { price_max: priceMax }),
        ...(ratingMin !== null && { rating_min: ratingMin }),
      });
      const items = result.data
        .filter((item) => fits(item, { priceMin, priceMax, ratingMin }))
        .map((item) => mapItem(item, store.currency, showsSummary(item) ? undefined : noSummary));
      return keyedPage(items, result.current_page, nextCursor(result.next_page_url));
    },

    /** Not cached: a position is personal. */
    async byPosition({ position: { latitude, longitude }, ...part }: PositionSearch): Promise<NearItemConnectionModel> {
      const query = partOf(part);
      if (!query) return keyedPage([], 1, null);
      const result = await ask({ ...query, type: 'nearme', latitude, longitude });
      const items = result.data.flatMap((item) => {
        const position = positionOf(item.latitude, item.longitude);
        if (!position || item.distance === null) return [];
        const kilometres = Math.max(0, item.distance);
        const mapped = mapItem(item, store.currency);
        return [{ item: mapped.__typename === 'Shop' ? { ...mapped, kilometres } : mapped, kilometres, position }];
      });
      return keyedPage(items, result.current_page, nextCursor(result.next_page_url));
    },
  };
};

/** Rows of shops without an address show their summary. */
const showsSummary = ({ type, address }: Rest['FoundItem']) => itemKind(type) === 'Shop' && !address;

/** A provider need not support these filters, so they are applied again here. */
function fits(
  { price, review_rating }: Pick<Rest['Item'], 'price' | 'review_rating'>,
  { priceMin, priceMax, ratingMin }: Pick<TextSearch, 'priceMin' | 'priceMax' | 'ratingMin'>,
): boolean {
  const isPriced = priceMin === null && priceMax === null ? true : price > 0;
  return isPriced && price >= (priceMin ?? 0) && price <= (priceMax ?? Infinity) && review_rating >= (ratingMin ?? 0);
}

/** Null if labels were requested and none of them is valid. */
function partOf({ labels, page, after }: Part) {
  const possible = [...new Set(labels)].filter(isLabel).sort().slice(0, searchLabels);
  if (labels.length > 0 && possible.length === 0) return null;
  return {
    ...(after ? { page: Math.max(1, page), after } : { page: pageNumber(page) }),
    ...(possible.length > 0 && { label: possible.join(',') }),
  };
}

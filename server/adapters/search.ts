import type { PositionInput, SearchSort, Store } from '../__generated__/resolvers';
import type { QueryOf } from '../provider-client/operation';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';
import { sortCode } from './codes/sort-code';
import { isLabel, isViewUid } from './ids';
import { mapItem } from './mapping/map-item';
import type { NearMeModel, Rest, SearchModel } from './models';
import { assertOwnItems } from './own-items';
import { nextCursor } from './values/next-cursor';
import { pageNumber } from './values/page-number';
import { positionOf } from './values/position';

/** Which part of all that is found. */
interface Part {
  readonly labels: readonly string[];
  readonly page: number;
  /** As the page before gave it; empty on the first. */
  readonly after: string;
}

export interface TextSearch extends Part {
  readonly text: string;
  readonly sort: SearchSort;
  readonly shop: string | null;
}

export interface PositionSearch extends Part {
  readonly position: PositionInput;
}

type Found = Rest['SearchReply']['data'];

const address = path`/api/v2/customer/list/search`;
const mostLabels = 20;

export const createSearch = (calls: ProviderCalls, store: Store) => {
  async function ask(query: Omit<QueryOf<'searchList'>, 'app_view_uid'>): Promise<Found> {
    const reply = await calls.get('searchList', address, { app_view_uid: store.viewUid, ...query });
    const found = reply?.data ?? { data: [], current_page: 1, next_page_url: null };
    assertOwnItems(found.data, store.viewUid, address);
    return found;
  }

  return {
    async byText({ text, sort, shop, ...part }: TextSearch): Promise<SearchModel> {
      const asked = partOf(part);
      if (!asked || (shop !== null && !isViewUid(shop))) return { items: [], page: 1, next: null };
      const found = await ask({
        ...asked,
        code: sortCode[sort],
        param: text,
        ...(shop !== null && { parent_view_uid: shop }),
      });
      return {
        items: found.data.map((item) => mapItem(item, store.currency)),
        page: found.current_page,
        next: nextCursor(found.next_page_url),
      };
    },

    /** Personal: what it answers is kept nowhere. */
    async byPosition({ position: { latitude, longitude }, ...part }: PositionSearch): Promise<NearMeModel> {
      const asked = partOf(part);
      if (!asked) return { found: [], page: 1, next: null };
      const found = await ask({ ...asked, type: 'nearme', latitude, longitude });
      return {
        found: found.data.flatMap((item) => {
          const position = positionOf(item.latitude, item.longitude);
          if (!position || item.distance === null) return [];
          return [{ item: mapItem(item, store.currency), kilometres: Math.max(0, item.distance), position }];
        }),
        page: found.current_page,
        next: nextCursor(found.next_page_url),
      };
    },
  };
};

/** Null where no item can be found: labels are asked for, and none of them can exist. */
function partOf({ labels, page, after }: Part) {
  const possible = [...new Set(labels)].filter(isLabel).sort().slice(0, mostLabels);
  if (labels.length > 0 && possible.length === 0) return null;
  return {
    // Where the page before ended is said, there is no page too far.
    ...(after ? { page: Math.max(1, page), after } : { page: pageNumber(page) }),
    ...(possible.length > 0 && { label: possible.join(',') }),
  };
}

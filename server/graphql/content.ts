import DataLoader from 'dataloader';
import { createComponents, mostComponentsAtOnce } from '../adapters/components';
import { createItems } from '../adapters/items';
import type {
  ComponentModel,
  ItemModel,
  ItemPageModel,
  ReviewsModel,
  SearchModel,
  ShopItemsModel,
} from '../adapters/models';
import { createSearch, type TextSearch } from '../adapters/search';
import type { StoreRecord } from '../adapters/store-record';
import type { Cache } from '../cache/cache';
import { cacheKey } from '../cache/cache-key';
import type { ProviderCalls } from '../provider-client/provider-client';
import { withinSignal } from './within-signal';

/** The public content of one store, read through the cache. Ids asked for together go to the provider together. */
export interface Content {
  component(viewUid: string, page: number): Promise<ComponentModel | null>;
  /** First pages, in the order asked for, without those that the store lacks. */
  components(viewUids: readonly string[]): Promise<ComponentModel[]>;
  itemPage(viewUid: string): Promise<ItemPageModel | null>;
  relatedItems(viewUid: string): Promise<ItemModel[]>;
  /** Null also where the item hides its reviews. */
  reviews(viewUid: string, page: number): Promise<(ReviewsModel & { title: string }) | null>;
  shopItems(viewUid: string, text: string, page: number): Promise<ShopItemsModel | null>;
  search(search: TextSearch): Promise<SearchModel>;
}

export interface ContentOptions {
  readonly record: StoreRecord;
  /** Unbound from the request's signal: what one request loads, others wait for. */
  readonly provider: ProviderCalls;
  readonly cache: Cache;
  readonly locale: string;
  readonly signal?: AbortSignal;
}

export function createContent({ record: { store }, provider, cache, locale, signal }: ContentOptions): Content {
  const scope = { store: store.viewUid, revision: store.revision, locale };
  const components = createComponents(provider, store);
  const items = createItems(provider, store);
  const search = createSearch(provider, store);
  const firstPages = new DataLoader<string, ComponentModel | null>(
    async (viewUids) => {
      const found = new Map((await components.listByIds(viewUids)).map((component) => [component.viewUid, component]));
      return viewUids.map((viewUid) => found.get(viewUid) ?? null);
    },
    { maxBatchSize: mostComponentsAtOnce, cache: false },
  );
  const componentKey = (viewUid: string, page: number) =>
    cacheKey<ComponentModel | null>('component', scope, viewUid, page);
  const kept = <T>(kind: string, inputs: readonly (string | number)[], load: () => Promise<T>): Promise<T> =>
    withinSignal(cache.read(cacheKey<T>(kind, scope, ...inputs), load), signal);
  const itemPage = (viewUid: string) => kept('item page', [viewUid], () => items.find(viewUid));

  return {
    component: (viewUid, page) => kept('component', [viewUid, page], () => components.find(viewUid, page)),
    async components(viewUids) {
      const reads = viewUids.map((viewUid) => cache.read(componentKey(viewUid, 1), () => firstPages.load(viewUid)));
      return (await withinSignal(Promise.all(reads), signal)).filter((component) => component !== null);
    },
    itemPage,
    relatedItems: (viewUid) => kept('related', [viewUid], () => items.related(viewUid)),
    async reviews(viewUid, page) {
      const asked = kept('reviews', [viewUid, page], () => items.reviews(viewUid, page));
      const [of, reviews] = await Promise.all([itemPage(viewUid), asked]);
      return of && reviews && !of.reviewsHidden ? { ...reviews, title: of.item.title } : null;
    },
    shopItems: (viewUid, text, page) =>
      kept('shop items', [viewUid, text, page], () => items.children(viewUid, text, page)),
    search: (asked) => kept('search', [JSON.stringify(asked)], () => search.byText(asked)),
  };
}

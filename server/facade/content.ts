import DataLoader from 'dataloader';
import { createBillOffers } from '../domains/bills/adapter';
import { createForms } from '../domains/forms/adapter';
import { createComponents, maxComponentsPerCall } from '../domains/catalogue/components';
import { createItems } from '../domains/catalogue/adapter';
import type {
  BillOfferModel,
  ComponentModel,
  ItemConnectionModel,
  ItemModel,
  ItemPageModel,
  ReviewConnectionModel,
  StoreFormModel,
} from '../model/models';
import { createSearch, type TextSearch } from '../domains/search/adapter';
import { createWallet } from '../domains/wallet/adapter';
import type { Reward } from '../__generated__/resolvers';
import type { StoreRecord } from '../domains/stores/store-record';
import { type Cache, cacheKey } from '../cache/cache';
import type { Horizon } from '../cache/horizon';
import type { ProviderCalls } from '../provider-client/provider-client';
import { withinSignal } from './within-signal';

/** The public content of one store, through the cache. Ids requested together are sent to the provider together. */
export interface Content {
  component(id: string, page: number): Promise<ComponentModel | null>;
  /** First pages, in the requested order, without missing ones. */
  components(viewUids: readonly string[]): Promise<ComponentModel[]>;
  itemPage(id: string): Promise<ItemPageModel | null>;
  /** In the order of the ids, without missing ones. */
  items(ids: readonly string[]): Promise<ItemModel[]>;
  relatedItems(id: string): Promise<ItemModel[]>;
  /** Null also if the item hides its reviews. */
  reviews(id: string, page: number): Promise<ReviewConnectionModel | null>;
  shopItems(id: string, text: string, page: number): Promise<ItemConnectionModel | null>;
  search(search: TextSearch): Promise<ItemConnectionModel>;
  rewards(): Promise<Reward[]>;
  /** Null if the store does not offer the bill. */
  bill(id: string, prefix: string): Promise<BillOfferModel | null>;
  /** Null if the store has no such page. */
  form(name: string): Promise<StoreFormModel | null>;
}

export interface ContentOptions {
  readonly record: StoreRecord;
  /** Not bound to the request's signal: other requests wait for the same load. */
  readonly provider: ProviderCalls;
  readonly cache: Cache;
  /** Of everything that is read of it. */
  readonly horizon: Horizon;
  readonly locale: string;
  readonly signal?: AbortSignal;
}

export function createContent({ record, provider, cache, horizon, locale, signal }: ContentOptions): Content {
  const { store } = record;
  const scope = { store: store.id, revision: store.revision, locale };
  const validity = { version: record.catalogue, horizon };
  const components = createComponents(provider, record);
  const items = createItems(provider, store);
  const search = createSearch(provider, store);
  const firstPages = new DataLoader<string, ComponentModel | null>(
    async (viewUids) => {
      const byId = new Map((await components.listByIds(viewUids)).map((component) => [component.id, component]));
      return viewUids.map((id) => byId.get(id) ?? null);
    },
    { maxBatchSize: maxComponentsPerCall, cache: false },
  );
  const componentKey = (id: string, page: number) => cacheKey<ComponentModel | null>('component', scope, id, page);
  const cached = <T>(kind: string, inputs: readonly (string | number)[], load: () => Promise<T>): Promise<T> =>
    withinSignal(cache.read(cacheKey<T>(kind, scope, ...inputs), load, validity), signal);
  const itemPage = (id: string) => cached('item page', [id], () => items.find(id));

  return {
    component: (id, page) => cached('component', [id, page], () => components.find(id, page)),
    async components(viewUids) {
      const reads = viewUids.map((id) => cache.read(componentKey(id, 1), () => firstPages.load(id), validity));
      return (await withinSignal(Promise.all(reads), signal)).filter((component) => component !== null);
    },
    itemPage,
    items: (ids) => cached('items', ids, () => items.list(ids)),
    relatedItems: (id) => cached('related', [id], () => items.related(id)),
    async reviews(id, page) {
      const reviewsPromise = cached('reviews', [id, page], () => items.reviews(id, page));
      const [of, reviews] = await Promise.all([itemPage(id), reviewsPromise]);
      return of && reviews && !of.reviewsHidden ? { ...reviews, title: of.item.title } : null;
    },
    shopItems: (id, text, page) => cached('shop items', [id, text, page], () => items.children(id, text, page)),
    rewards: () => cached('rewards', [], () => createWallet(provider, record).rewards()),
    bill: (id, prefix) => cached('bill', [id, prefix], () => createBillOffers(provider, store).find(id, prefix)),
    form: (name) => cached('form', [name], () => createForms(provider, store).find(name)),
    search: (query) => cached('search', [JSON.stringify(query)], () => search.byText(query)),
  };
}

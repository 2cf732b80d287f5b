import DataLoader from 'dataloader';
import { createComponents, mostComponentsAtOnce } from '../adapters/components';
import { createLists } from '../adapters/lists';
import type { ComponentModel, ItemModel } from '../adapters/models';
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
  item(viewUid: string): Promise<ItemModel | null>;
}

export interface ContentOptions {
  readonly record: StoreRecord;
  /** Unbound from the request's signal: what one request loads, others wait for. */
  readonly calls: ProviderCalls;
  readonly cache: Cache;
  readonly locale: string;
  readonly signal?: AbortSignal;
}

export function createContent({ record: { store }, calls, cache, locale, signal }: ContentOptions): Content {
  const scope = { store: store.viewUid, revision: store.revision, locale };
  const components = createComponents(calls, store);
  const lists = createLists(calls, store);
  const firstPages = new DataLoader<string, ComponentModel | null>(
    async (viewUids) => {
      const found = new Map((await components.listByIds(viewUids)).map((component) => [component.viewUid, component]));
      return viewUids.map((viewUid) => found.get(viewUid) ?? null);
    },
    { maxBatchSize: mostComponentsAtOnce, cache: false },
  );
  const componentKey = (viewUid: string, page: number) =>
    cacheKey<ComponentModel | null>('component', scope, viewUid, page);

  return {
    component: (viewUid, page) =>
      withinSignal(
        cache.read(componentKey(viewUid, page), () => components.find(viewUid, page)),
        signal,
      ),
    async components(viewUids) {
      const reads = viewUids.map((viewUid) => cache.read(componentKey(viewUid, 1), () => firstPages.load(viewUid)));
      return (await withinSignal(Promise.all(reads), signal)).filter((component) => component !== null);
    },
    item: (viewUid) =>
      withinSignal(
        cache.read(cacheKey<ItemModel | null>('item', scope, viewUid), () => lists.find(viewUid)),
        signal,
      ),
  };
}

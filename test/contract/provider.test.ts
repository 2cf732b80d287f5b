import type { Store } from '../../server/__generated__/resolvers';
import { createApps } from '../../server/domains/stores/adapter';
import { createCompiledHtml } from '../../server/domains/catalogue/compiled-html';
import { createComponents } from '../../server/domains/catalogue/components';
import { createItems } from '../../server/domains/catalogue/adapter';
import type { ComponentModel, ItemModel } from '../../server/model/models';
import type { StoreRecord } from '../../server/domains/stores/store-record';
import { createTracking } from '../../server/domains/tracking/adapter';
import type { ProviderCalls } from '../../server/provider-client/provider-client';
import { type ProviderUnderTest, startProviderUnderTest } from './provider-under-test';

jest.setTimeout(180_000);

const nobody = 'nobody_has_this';
const position = { latitude: -6.1754, longitude: 106.8272 };

interface Content {
  record: StoreRecord;
  components: ComponentModel[];
}

let provider: ProviderUnderTest;
let calls: ProviderCalls;
let stores: Content[];

/** Every reply was validated against the contract; an invalid one is an error here. */
beforeAll(async () => {
  provider = await startProviderUnderTest();
  calls = provider.client.forRequest({ store: 'contract', requestId: 'contract-suite' });
  const { stores: cards } = await createApps(calls).list(1);
  stores = await Promise.all(cards.map(({ codename }) => contentOf(codename)));
});
afterAll(() => {
  expect(provider.invalidRecords).toEqual([]);
  return provider.stop();
});

async function contentOf(codename: string): Promise<Content> {
  const found = await createApps(calls).find({ codename }, null);
  if (!found?.record) throw new Error(`${codename} is listed and can't be had`);
  const { record } = found;
  const uids = record.components.map(({ id }) => id);
  const chunks = Array.from({ length: Math.ceil(uids.length / 20) }, (_, index) =>
    uids.slice(index * 20, index * 20 + 20),
  );
  const adapter = createComponents(calls, record);
  return { record, components: (await Promise.all(chunks.map((chunk) => adapter.listByIds(chunk)))).flat() };
}

const eachStore = async (work: (store: Store, content: Content) => Promise<void>) => {
  for (const content of stores) await work(content.record.store, content);
};

const itemsOf = ({ components }: Content): ItemModel[] =>
  components.flatMap((component) => (component.__typename === 'ProductList' ? component.items.nodes : []));

const first = <T>(values: readonly T[]): T => {
  const [value] = values;
  if (value === undefined) throw new Error('The provider has nothing of the kind to test with');
  return value;
};

test('reports that it is up', async () => {
  expect(await calls.health()).toMatchObject({ success: true });
});

test('it lists its stores', () => {
  expect(stores.length).toBeGreaterThan(0);
});

test('a configuration has a revision and is not sent again while it is current', async () => {
  await eachStore(async ({ codename, revision }) => {
    const found = await createApps(calls).find({ codename }, null);
    if (!found) throw new Error(`${codename} is gone`);
    expect(found.etag).toContain(revision);
    const { catalogue } = found;
    expect(await createApps(calls).find({ codename }, found.etag)).toMatchObject({ record: null, catalogue });
  });
});

test('finds a store by each of its hosts', async () => {
  await eachStore(async ({ codename, domains }) => {
    for (const host of domains) {
      expect(await createApps(calls).find({ host }, null)).toMatchObject({ record: { store: { codename } } });
    }
  });
});

test('answers 404 for an unknown store', async () => {
  expect(await createApps(calls).find({ codename: nobody }, null)).toBeNull();
  expect(await createApps(calls).find({ host: 'nobody.invalid' }, null)).toBeNull();
});

test('returns several components in the requested order', async () => {
  await eachStore(async (_store, { record, components }) => {
    expect(components.map(({ id }) => id)).toEqual(record.components.map(({ id }) => id));
    expect(components.map(({ __typename }) => __typename)).toEqual(record.components.map(({ kind }) => kind));
  });
});

test('omits unknown components', async () => {
  await eachStore(async (_store, { record, components }) => {
    const [some] = components;
    const found = await createComponents(calls, record).listByIds([nobody, some?.id ?? nobody]);
    expect(found.map(({ id }) => id)).toEqual([some?.id]);
  });
});

test('a single component equals the same component in a list', async () => {
  await eachStore(async (_store, { record, components }) => {
    for (const component of components) {
      expect(await createComponents(calls, record).find(component.id, 1)).toEqual(component);
    }
  });
});

test('a list has the number of pages it states, without duplicate items', async () => {
  await eachStore(async (_store, { record, components }) => {
    for (const component of components) {
      if (component.__typename !== 'ProductList') continue;
      const seen: string[] = [];
      for (let page = 1; page <= (component.items.pageInfo.lastPage ?? 0); page += 1) {
        const found = await createComponents(calls, record).find(component.id, page);
        if (found?.__typename !== 'ProductList') throw new Error(`${component.id} changed its type`);
        expect(found.items.pageInfo).toMatchObject({ page, lastPage: component.items.pageInfo.lastPage });
        seen.push(...found.items.nodes.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(seen.length);
    }
  });
});

test('answers 404 for an unknown component', async () => {
  await eachStore(async (_store, { record }) => {
    expect(await createComponents(calls, record).find(nobody, 1)).toBeNull();
  });
});

test('answers 404 for another store’s component', async () => {
  const [one, other] = stores;
  if (!one || !other) return;
  const own = new Set(one.components.map(({ id }) => id));
  for (const { id } of other.components) {
    if (!own.has(id)) expect(await createComponents(calls, one.record).find(id, 1)).toBeNull();
  }
});

test('a single item equals the same item in a list, with a longer description', async () => {
  await eachStore(async (store, content) => {
    for (const { summary, ...item } of itemsOf(content).slice(0, 5)) {
      const alone = await createItems(calls, store).find(item.id);
      expect(alone).toMatchObject({ item });
      expect(alone?.item.summary.startsWith(summary.replace(/…$/, ''))).toBe(true);
    }
    expect(await createItems(calls, store).find(nobody)).toBeNull();
  });
});

test('a shop lists its items', async () => {
  const shop = first(
    stores.flatMap((content) =>
      itemsOf(content).flatMap((item) =>
        item.__typename === 'Shop' ? [{ item, codename: content.record.store.codename }] : [],
      ),
    ),
  );
  const reply = await calls.listChildren({
    id: shop.item.id,
    codename: shop.codename,
    page: 1,
  });
  expect(reply.data.lists).toMatchObject({ current_page: 1, data: expect.any(Array) });
});

test('renders custom html for a position', async () => {
  const { store, id } = first(
    stores.flatMap(({ record: { store, components } }) =>
      components.flatMap(({ kind, id }) => (kind === 'CustomHtml' ? [{ store, id }] : [])),
    ),
  );
  const html = await createCompiledHtml(calls, store).ofComponent(id, position, 'store.test');
  expect(html).toEqual(expect.any(String));
  expect(html).not.toMatch(/\{(lat|lng|hostname)\}/);
  expect(await createCompiledHtml(calls, store).ofComponent(nobody, position, 'store.test')).toBeNull();
});

test('renders web content for a position', async () => {
  const web = stores.flatMap((content) =>
    itemsOf(content).flatMap((item) =>
      item.__typename === 'WebContent' ? [{ item, store: content.record.store }] : [],
    ),
  );
  const { item, store } = first(web);
  const reply = await calls.compileListHtml({
    id: item.id,
    app_vuid: store.id,
    lat: position.latitude,
    lng: position.longitude,
    hostname: 'store.test',
    type: 2,
  });
  expect(reply).toMatchObject({ success: true, data: expect.any(String) });
});

test('counts clicks and views', async () => {
  await eachStore(async (store, { record, components }) => {
    const tracking = createTracking(calls, store);
    const component = first(components).id;
    const action = record.components.flatMap(({ actions }) => [...actions.values()].flat())[0];
    expect(await tracking.view({ path: '/', deviceId: 'contract-suite' })).toBe(true);
    expect(await tracking.view({ path: '/m/x', deviceId: 'contract-suite', component })).toBe(true);
    if (!action) return;
    const holder = record.components.find(({ actions }) => [...actions.values()].flat().includes(action));
    expect(
      await tracking.click({
        path: '/',
        deviceId: 'contract-suite',
        component: holder?.id ?? component,
        action: action.id,
        value: action.value,
      }),
    ).toBe(true);
  });
});

test('counts nothing for an unknown store', async () => {
  const store = { ...first(stores).record.store, id: nobody };
  expect(await createTracking(calls, store).view({ path: '/', deviceId: 'contract-suite' })).toBe(false);
});

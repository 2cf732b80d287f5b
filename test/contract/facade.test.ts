import persisted from '../../server/__generated__/persisted-documents.json';
import { createFacade, type Facade } from '../../server/graphql/facade';
import { documentId, memoryLog, settings, trust } from '../support/server/facade-fixture';
import { ownDocuments } from '../support/server/own-documents';
import { type ProviderUnderTest, startProviderUnderTest } from './provider-under-test';

jest.setTimeout(180_000);

interface ItemAnswer {
  readonly itemPage: { readonly item: { readonly __typename: string } } | null;
}

interface Cursor {
  readonly page: number;
  readonly after: string;
}

interface SearchAnswer {
  readonly search: {
    readonly items: readonly { readonly id: string }[];
    readonly pageInfo: { readonly page: number; readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

interface NearAnswer {
  readonly nearMe: { readonly found: readonly { readonly kilometres: number }[] };
}

const allKinds = [
  'ContactAction',
  'CourierRide',
  'DirectPurchase',
  'Goods',
  'RedirectLink',
  'Service',
  'Shop',
  'TextItem',
  'WebContent',
];

const around = (id: string): [string, object][] => [
  ['Reviews', { id }],
  ['Related', { id }],
  ['InShop', { id }],
  ['Searched', { text: 'kopi' }],
  ['Suggested', { text: 'ko' }],
];

let provider: ProviderUnderTest;
let facade: Facade;
const log = memoryLog();
const documents = trust({ ...persisted, ...ownDocuments });

beforeAll(async () => {
  provider = await startProviderUnderTest();
  facade = createFacade({ providerUrl: '', provider: provider.client, settings, log, documents });
});
afterAll(() => provider.stop());

function run<Data>(codename: string, name: string, variables: object = {}) {
  return facade.run<Data>({
    store: { codename },
    locale: 'id',
    documentId: documentId(name),
    variables,
    requestId: 'contract-suite',
    log,
  });
}

test('the facade answers every page of every store without errors or warnings', async () => {
  const { stores } = await facade.listStores(1);
  expect(stores.length).toBeGreaterThan(0);
  for (const { codename } of stores) {
    const record = await facade.storeRecord({ codename });
    for (const name of ['StoreShell', 'StoreLook', 'HomeScreen']) {
      expect({ codename, name, ...(await run(codename, name)) }).not.toHaveProperty('errors');
    }
    for (const { id } of record?.components ?? []) {
      const { data, errors } = await run<{ component: object | null }>(codename, 'MenuScreen', { id, page: 1 });
      expect({ codename, id, errors, found: Boolean(data?.component) }).toEqual({
        codename,
        id,
        found: true,
      });
    }
  }
  expect(log.lines).toEqual([]);
});

/** Every item in a search without a text, over all pages. */
async function allItems(codename: string): Promise<string[]> {
  const seen: string[] = [];
  const page = async (asked: Cursor) => {
    const { data, errors } = await run<SearchAnswer>(codename, 'Searched', { text: '', sort: 'CHEAPEST', ...asked });
    expect({ codename, asked, errors, page: data?.search.pageInfo.page }).toEqual({
      codename,
      asked,
      page: asked.page,
    });
    seen.push(...(data?.search.items ?? []).map(({ id }) => id));
    const { hasNextPage = false, endCursor = '' } = data?.search.pageInfo ?? {};
    return hasNextPage ? { page: asked.page + 1, after: endCursor ?? '' } : null;
  };
  for (let next: Cursor | null = { page: 1, after: '' }; next; ) next = await page(next);
  return seen;
}

test('a search continues from the cursor of the previous page to the last page', async () => {
  const record = await facade.storeRecord({ codename: 'plasanusa' });
  const found = await allItems('plasanusa');
  expect(found.length).toBeGreaterThan(20);
  expect(new Set(found).size).toBe(found.length);
  const listed = record && (await facade.itemPaths(record.store, 1, { requestId: 'contract-suite' }));
  expect(listed?.items.map(({ id }) => id).filter((id) => !found.includes(id))).toEqual([]);
});

test('every item of every store has a page with its content', async () => {
  const kinds = new Set<string>();
  for (const { codename } of (await facade.listStores(1)).stores) {
    const items = await allItems(codename);
    for (const id of items) {
      const { data, errors } = await run<ItemAnswer>(codename, 'WholeItem', { id });
      expect({ codename, errors, item: data?.itemPage?.item }).toMatchObject({ codename, item: { id } });
      kinds.add(data?.itemPage?.item.__typename ?? '');
    }
    for (const [name, variables] of around(items[0] ?? '')) {
      expect({ codename, name, ...(await run(codename, name, variables)) }).not.toHaveProperty('errors');
    }
  }
  expect([...kinds].sort()).toEqual(allKinds);
  expect(log.lines).toEqual([]);
});

test('near-me returns the nearest items first', async () => {
  const position = { latitude: -6.9147, longitude: 107.6098 };
  const found = [];
  for (const { codename } of (await facade.listStores(1)).stores) {
    const { data } = await run<NearAnswer>(codename, 'Around', { position });
    const distances = (data?.nearMe.found ?? []).map(({ kilometres }) => kilometres);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    found.push(...distances);
  }
  expect(found.length).toBeGreaterThan(0);
});

import persisted from '../../server/__generated__/persisted-documents.json';
import { createFacade, type Facade } from '../../server/graphql/facade';
import { memoryLog, settings } from '../server/graphql/facade-fixture';
import { type ProviderUnderTest, startProviderUnderTest } from './provider-under-test';

jest.setTimeout(180_000);

let provider: ProviderUnderTest;
let facade: Facade;
const log = memoryLog();

beforeAll(async () => {
  provider = await startProviderUnderTest();
  facade = createFacade({ providerUrl: '', provider: provider.client, settings, log });
});
afterAll(() => provider.stop());

function run<Data>(codename: string, name: string, variables: object = {}) {
  const [documentId = ''] = Object.entries(persisted).find(([, text]) => text.includes(`query ${name}`)) ?? [];
  return facade.run<Data>({
    store: { codename },
    locale: 'id',
    documentId,
    variables,
    requestId: 'contract-suite',
    log,
  });
}

test('every page of every store can be had through the facade, without an error or a warning', async () => {
  const stores = await facade.listStores();
  expect(stores.length).toBeGreaterThan(0);
  for (const { codename } of stores) {
    const record = await facade.storeRecord({ codename });
    for (const name of ['StoreShell', 'StoreLook', 'HomeScreen']) {
      expect({ codename, name, ...(await run(codename, name)) }).not.toHaveProperty('errors');
    }
    for (const { viewUid } of record?.components ?? []) {
      const { data, errors } = await run<{ component: object | null }>(codename, 'MenuScreen', { viewUid, page: 1 });
      expect({ codename, viewUid, errors, found: Boolean(data?.component) }).toEqual({
        codename,
        viewUid,
        found: true,
      });
    }
  }
  expect(log.lines).toEqual([]);
});

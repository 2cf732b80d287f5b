import { storesPageSize } from '../../../../provider/__generated__/limits';
import { databases } from '../../../support/provider/databases';
import { storeText } from '../../../support/provider/fixture-store';
import { startTestApp, type TestApp } from '../../../support/provider/test-app';

describe.each(databases)('the list of stores on %s', (_name, open) => {
  let provider: TestApp;
  const codenames = Array.from({ length: storesPageSize + 1 }, (_, at) => `toko${String(at).padStart(3, '0')}`);

  beforeAll(async () => {
    provider = await startTestApp(open);
    for (const codename of codenames)
      await provider.admin.apply(codename, { file: 'store.yaml', text: storeText(codename) }, {});
  });
  afterAll(() => provider.close());

  const page = async (number: number) => {
    const { text } = await provider.ask(`/api/v2/apps?page=${number}`);
    const { data, last_page } = JSON.parse(text) as { data: { codename: string }[]; last_page: number };
    return { codenames: data.map(({ codename }) => codename), last_page };
  };

  test('has each store on one of its pages', async () => {
    const [first, second] = [await page(1), await page(2)];
    expect(first.codenames).toHaveLength(storesPageSize);
    expect([first.last_page, second.last_page]).toEqual([2, 2]);
    expect([...first.codenames, ...second.codenames]).toEqual([...codenames, 'warung'].sort());
  });

  test('is empty after its last page', async () => {
    expect(await page(3)).toEqual({ codenames: [], last_page: 2 });
  });

  test('begins with its first page', async () => {
    const { body } = await provider.ask('/api/v2/apps');
    expect(body?.data).toHaveLength(storesPageSize);
  });

  test.each(['0', '10001', 'x'])('refuses page "%s"', async (number) => {
    expect((await provider.ask(`/api/v2/apps?page=${number}`)).status).toBe(400);
  });
});

import { sellablesOf, shopsOf } from '../../../provider/sell-check/verdicts/sellables';
import type { CatalogueItem } from '../../../provider/store-check/catalogue-item';
import { withDefaults } from '../../../provider/store-check/fill-defaults';
import { databases, openMigrated } from '../../support/provider/databases';
import { serve, type TestApp } from '../../support/provider/test-app';
import { demoCatalogues } from '../../support/stores/demo-catalogue';

jest.setTimeout(120_000);

describe.each(databases)('on %s', (_name, open) => {
  let provider: TestApp;
  beforeAll(async () => {
    provider = await serve(await openMigrated(open));
    await provider.modules.addresses.regions.load();
  });
  afterAll(() => provider.close());

  test.each(['plasanusa', 'antarin'])(
    'the items of %s are those that the database gives to the rules',
    async (codename) => {
      const { store, items } = demoCatalogues.get(codename) ?? { store: {}, items: [] };
      await provider.admin.apply(codename, { file: 'store.yaml', text: JSON.stringify(store) });
      await provider.admin.replaceItems(codename, {
        file: 'items.yaml',
        text: JSON.stringify({ items, vouchers: [] }),
      });
      const { app } = withDefaults((await provider.admin.export(codename)).document);
      const entries = (await provider.admin.exportResource(codename, 'items')).entries as unknown as CatalogueItem[];
      const [row] = await provider.database.query<{ id: number }>('select id from stores where codename = $1', [
        codename,
      ]);
      const shops = shopsOf(entries);
      for (const item of entries) {
        const stored = await provider.modules.catalogue.sellables.ofItem(row?.id ?? 0, item.view_uid);
        const comparable = (sellable: (typeof stored)[number]) => ({
          ...sellable,
          item_id: 0,
          variant_id: sellable.variant_id === null ? null : 0,
          city_name: '',
          province_name: '',
        });
        expect(sellablesOf(item, shops, app).map(comparable)).toEqual(stored.map(comparable));
      }
    },
  );
});

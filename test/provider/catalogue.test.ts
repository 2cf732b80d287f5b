import { databases } from './support/databases';
import { changed, itemsText } from './support/fixture-store';
import { startTestApp, type TestApp } from './support/test-app';

describe.each(databases)('a catalogue on %s', (_name, open) => {
  let provider: TestApp;
  beforeAll(async () => {
    provider = await startTestApp(open);
  });
  afterAll(() => provider.close());

  const replace = (text: string) => provider.admin.replaceItems('warung', { file: 'items.yaml', text });
  const find = (id: string) => provider.repositories.items.find('warung', id);

  test('replacing it keeps the numbers of the items that stay and takes away the others', async () => {
    const before = await find('sayur5');
    await replace(
      changed(itemsText(), 'sayur3\n', 'sayur_baru\n').replace('title: Sayur 100% segar 5\n', 'title: Bayam\n'),
    );
    expect(await find('sayur5')).toEqual({ ...before, title: 'Bayam' });
    expect(await find('sayur3')).toBeUndefined();
    expect(await find('sayur_baru')).toMatchObject({ parent_view_uid: 'toko_tati' });
  });

  test('an item that leaves its shop and its lists is in none of them', async () => {
    const item = '  - view_uid: sayur20\n    components: [sayur]\n    parent: toko_tati\n';
    await replace(changed(itemsText(), item, '  - view_uid: sayur20\n'));
    expect(await find('sayur20')).toMatchObject({ parent_view_uid: null });
    const list = await provider.ask('/api/v2/customer/component/sayur?codename=warung&per_page=32');
    expect(list.text).not.toContain('sayur20');
    expect((await provider.repositories.items.children('warung', 'toko_tati', 1, 'segar 20'))?.items).toEqual([]);
  });

  test('a refused catalogue changes nothing', async () => {
    await replace(itemsText());
    await expect(replace(changed(itemsText(), 'price: 1000', 'price: -1'))).rejects.toThrow('must be at least 0');
    expect(await find('sayur1')).toMatchObject({ price: 1000 });
  });

  test('an empty catalogue empties the lists', async () => {
    expect(await replace('items: []')).toEqual({ items: 0 });
    const { body } = await provider.ask('/api/v2/customer/component/sayur?codename=warung');
    expect(body?.data).toMatchObject({ lists: { data: [], current_page: 1, last_page: 1 } });
    expect(await provider.repositories.items.isEmpty('warung')).toBe(true);
  });

  test('an amount of ten billion rupiah and more stays exact', async () => {
    await replace('items:\n  - { view_uid: rumah, type: 0, title: Rumah, price: 9999999999999 }\n');
    expect(await find('rumah')).toMatchObject({ price: 9_999_999_999_999 });
  });

  test('a store that does not exist has no catalogue', async () => {
    await expect(provider.admin.replaceItems('tiada', { file: 'x', text: 'items: []' })).rejects.toThrow('no store');
  });
});

import { databases } from '../../../support/provider/databases';
import { changed, itemsText } from '../../../support/provider/fixture-store';
import { startTestApp, type TestApp } from '../../../support/provider/test-app';

describe.each(databases)('a catalogue on %s', (_name, open) => {
  let provider: TestApp;
  beforeAll(async () => {
    provider = await startTestApp(open);
  });
  afterAll(() => provider.close());

  const replace = (text: string) => provider.admin.replaceItems('warung', { file: 'items.yaml', text });
  const find = (id: string) => provider.modules.catalogue.items.find('warung', id);

  test('replacing it keeps the ids of remaining items and removes the others', async () => {
    const before = await find('sayur5');
    await replace(
      changed(itemsText(), 'sayur3\n', 'sayur_baru\n').replace('title: Sayur 100% segar 5\n', 'title: Bayam\n'),
    );
    expect(await find('sayur5')).toEqual({ ...before, title: 'Bayam' });
    expect(await find('sayur3')).toBeUndefined();
    expect(await find('sayur_baru')).toMatchObject({ parent_view_uid: 'toko_tati' });
  });

  test('an item removed from its shop and lists is in none of them', async () => {
    const item = '  - view_uid: sayur20\n    components: [sayur]\n    parent: toko_tati\n';
    await replace(changed(itemsText(), item, '  - view_uid: sayur20\n'));
    expect(await find('sayur20')).toMatchObject({ parent_view_uid: null });
    const list = await provider.ask('/api/v2/customer/component/sayur?codename=warung&per_page=32');
    expect(list.text).not.toContain('sayur20');
    expect((await provider.modules.catalogue.items.children('warung', 'toko_tati', 1, 'segar 20'))?.items).toEqual([]);
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
    expect(await provider.modules.catalogue.items.isEmpty('warung')).toBe(true);
  });

  test('amounts of ten billion rupiah and more are exact', async () => {
    await replace('items:\n  - { view_uid: rumah, type: 0, title: Rumah, price: 9999999999999 }\n');
    expect(await find('rumah')).toMatchObject({ price: 9_999_999_999_999 });
  });

  test('lists contain shortened descriptions, so that a home of 12 lists is far below 4 MB', async () => {
    const content = 'Bayam 🥬 segar. '.repeat(700);
    const items = Array.from({ length: 40 }, (_, at) => ({
      view_uid: `panjang${at}`,
      type: 0,
      title: `Panjang ${at}`,
      price: 1,
      content,
      components: ['sayur'],
      parent: 'toko',
    }));
    const shop = { view_uid: 'toko', type: 4, title: 'Toko', components: ['sayur'] };
    const link = {
      view_uid: 'luar',
      type: 6,
      title: 'Luar',
      url: `https://example.com/${'x'.repeat(400)}`,
      components: ['sayur'],
    };
    await replace(JSON.stringify({ items: [shop, link, ...items] }));
    for (const path of [
      '/api/v2/customer/components?codename=warung&view_uids=sayur',
      '/api/v2/customer/component/sayur?codename=warung&per_page=32',
      '/api/v2/customer/list/search?app_view_uid=warung_app&param=panjang',
      '/api/v2/customer/list/toko/children?codename=warung',
      '/api/v2/customer/related-list?codename=warung&view_uid=panjang1',
    ]) {
      const { text } = await provider.ask(path);
      const count = text.split('"title"').length - 1;
      expect(count).toBeGreaterThan(5);
      expect({ path, tooMuch: Buffer.byteLength(text) / count > 4_000_000 / (12 * 40) }).toEqual({
        path,
        tooMuch: false,
      });
      expect(text).not.toContain(content);
    }
    const list = await provider.ask('/api/v2/customer/component/sayur?codename=warung');
    expect(list.text).toContain(link.url);
    expect(await find('panjang1')).toMatchObject({ content });
  });

  test('an unknown store has no catalogue', async () => {
    await expect(provider.admin.replaceItems('tiada', { file: 'x', text: 'items: []' })).rejects.toThrow('no store');
  });
});

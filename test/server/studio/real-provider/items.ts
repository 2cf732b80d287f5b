import { itemsText } from '../../../support/provider/fixture-store';
import type { StudioBrowser } from '../../../support/server/studio-fixture';
import { codesOf, type GivenStudio, signedIn } from './fixture';

interface Item {
  id: string;
  price: number | null;
}

export function items(given: GivenStudio) {
  describe('items and cities to choose from', () => {
    let viewer: StudioBrowser;

    beforeAll(async () => {
      const { staff, studio } = given();
      await staff.forgetAll();
      await staff.provider.admin.replaceItems('warung', { file: 'items.yaml', text: itemsText() });
      await staff.member('viewer', 'viewer');
      viewer = await signedIn(studio, 'viewer');
    });

    const storeOf = async (name: 'foundItems' | 'item', variables: object) =>
      (await viewer.send(name, variables)).body.data?.store;
    const found = async (words: string) =>
      ((await storeOf('foundItems', { codename: 'warung', words })) as { foundItems: { items: Item[] } }).foundItems;
    const itemOf = async (id: string) =>
      ((await storeOf('item', { codename: 'warung', id })) as { item: Item | null }).item;

    test('a store of others tells nothing, although its items are public', async () => {
      expect(await storeOf('foundItems', { codename: 'toko', words: '' })).toBeNull();
      expect(await storeOf('item', { codename: 'toko', id: 'sayur1' })).toBeNull();
    });

    test.each(['provinces', 'cities'] as const)('nobody reads the %s without signing in', async (name) => {
      const answer = await given().studio.browser().send(name, { province: '32' });
      expect(codesOf(answer)).toEqual(['SIGNED_OUT']);
    });

    test.each(['tidakada', 'bukan id', ''])('no item has the id "%s"', async (id) => {
      expect(await itemOf(id)).toBeNull();
    });

    test('words find the items whose titles have them', async () => {
      expect(await found('tidak ada barang begini')).toEqual({ items: [], hasMore: false });
      const { items: some } = await found('segar 2');
      expect(some).toContainEqual(expect.objectContaining({ id: 'sayur2', price: 2000, currency: 'Rp' }));
      expect(some.map(({ id }) => id)).not.toContain('sayur1');
    });

    test('no words find the first items, and say that there are more', async () => {
      expect(await found('')).toMatchObject({ hasMore: true, items: { length: 20 } });
    });

    test('an item is read by its id; one that is not sold by itself has no price', async () => {
      expect(await itemOf('sayur1')).toMatchObject({ id: 'sayur1', title: 'Sayur 100% segar 1', price: 1000 });
      expect(await itemOf('toko_tati')).toMatchObject({ picture: 'listimage/shop.svg', price: null });
    });

    test('a city is found in its province', async () => {
      const { body } = await viewer.send('provinces');
      expect(body.data?.provinces).toContainEqual({ id: '32', name: expect.stringMatching(/jawa barat/i) });
      const cities = (await viewer.send('cities', { province: '32' })).body.data?.cities;
      expect(cities).toContainEqual({ id: '32.73', name: expect.stringMatching(/bandung/i) });
    });
  });
}

import { createDatabaseBlobs } from '../../../provider/media/blob-store';
import { createSentPictures } from '../../../provider/media/sent-pictures';
import type { TestCustomer } from '../../support/provider/customers';
import { databases } from '../../support/provider/databases';
import { picture } from '../../support/provider/invoices';
import { type Shop, startShop } from '../../support/provider/shop';

jest.setTimeout(120_000);

describe.each(databases)('pictures that customers send on %s', (_name, open) => {
  let shop: Shop;
  let customer: TestCustomer;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  beforeEach(async () => {
    customer = await shop.newCustomer();
    await shop.database.query('delete from blob_deletions');
  });
  afterAll(() => shop.close());

  const blobs = async (folder: string) =>
    (
      await shop.database.query<{ key: string }>('select key from blobs where starts_with(key, $1) order by key', [
        folder,
      ])
    ).map(({ key }) => key);
  const close = () => shop.database.query('update customers set closed_at = now() where id = $1', [customer.id]);
  const anHourLater = () => shop.database.query("update blob_deletions set due_at = due_at - interval '1 hour'");

  const late = {
    form: async () => shop.modules.forms.formFiles.add(customer.id, 'WEB-too-late', await picture({ width: 61 })),
    chat: async () => {
      const { view_uid } = (
        await shop.database.query<{ view_uid: string }>('select view_uid from customers where id = $1', [customer.id])
      )[0] ?? { view_uid: '' };
      const owner = { id: customer.id, storeId: shop.storeId, viewUid: view_uid, storeUid: 'toko' };
      const ids = { from_view_uid: view_uid, to_type: 1, to_view_uid: 'toko' };
      const sent = { picture: await picture({ width: 62 }), sessionCode: 'WEB-too-late' };
      return shop.modules.chat.chat.sendPicture(owner, ids as never, sent);
    },
  };

  test.each(['form', 'chat'] as const)(
    'one of a %s that arrives after its account was closed is deleted',
    async (folder) => {
      const before = await blobs(folder);
      await close();
      await expect(late[folder]()).rejects.toThrow('The account is closed');
      await shop.modules.personalData.deleteBlobs();
      expect(await blobs(folder)).toEqual(before);
    },
  );

  test('an unreferenced one, as after a crash, is deleted after an hour, not before', async () => {
    const pictures = createSentPictures(shop.database, createDatabaseBlobs(shop.database));
    const key = `form/${'0'.repeat(64)}.webp`;
    await pictures.store({ key, type: 'image/webp', body: await picture({ width: 63 }), name: async () => {} });
    await shop.modules.personalData.deleteBlobs();
    expect(await blobs('form')).toContain(key);
    await anHourLater();
    await shop.modules.personalData.deleteBlobs();
    expect(await blobs('form')).not.toContain(key);
  });

  test('a referenced one stays', async () => {
    await shop.modules.forms.formFiles.add(customer.id, 'WEB-in-time', await picture({ width: 64 }));
    await anHourLater();
    await shop.modules.personalData.deleteBlobs();
    expect(await shop.modules.forms.formFiles.find(customer.id, 'WEB-in-time')).toBeDefined();
    expect(await shop.database.query('select from blob_deletions')).toEqual([]);
  });
});

import sharp from 'sharp';
import { gps, hostilePictures } from '../../../support/pictures/hostile-pictures';
import type { TestCustomer } from '../../../support/provider/customers';
import { databases } from '../../../support/provider/databases';
import { picture } from '../../../support/provider/invoices';
import { photosOf } from '../../../support/provider/photos';
import { type Shop, startShop } from '../../../support/provider/shop';

jest.setTimeout(120_000);

describe.each(databases)('photos of customers on %s', (_name, open) => {
  let shop: Shop;
  let customer: TestCustomer;
  let photos: ReturnType<typeof photosOf>;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  beforeEach(async () => {
    customer = await shop.newCustomer();
    photos = photosOf(shop, customer);
  });
  afterAll(() => shop.close());

  const blobs = async () =>
    (await shop.database.query<{ key: string }>(`select key from blobs where key like 'photo/%' order by key`)).map(
      ({ key }) => key,
    );

  test.each(
    hostilePictures.filter(({ verdict }) => verdict !== 'cleaned').map(({ what, make }) => [what, make] as const),
  )('the provider refuses %s', async (_what, make) => {
    const { status, body } = await photos.send(await make());
    expect(status === 413 || ['PHOTO_FORMAT', 'PHOTO_SIZE'].includes(body.error_code ?? '')).toBe(true);
    expect(await photos.uid()).toBeNull();
  });

  test.each([
    [1000, 1000, null],
    [1001, 1001, 'PHOTO_SIZE'],
    [300, 299, 'PHOTO_SIZE'],
    [1, 1, null],
  ])('%d × %d pixels: %s', async (width, height, code) => {
    expect((await photos.send(await picture({ width, height }))).body.error_code).toBe(code);
  });

  test('2,000,001 bytes are refused', async () => {
    const photo = await picture({ width: 60, height: 60 });
    const { body } = await photos.send(Buffer.concat([photo, Buffer.alloc(2_000_001 - photo.length)]));
    expect(body.error_code).toBe('PHOTO_SIZE');
  });

  test('without an account, nobody can send, see or remove one', async () => {
    const guest = photosOf(shop, { headers: { authorization: '' } });
    const { uid } = await photos.send();
    expect((await guest.send()).status).toBe(401);
    expect((await guest.show(uid)).status).toBe(401);
    expect((await guest.remove()).status).toBe(401);
    expect(await photos.uid()).toBe(uid);
  });

  test('only the customer sees it, without its location', async () => {
    const taken = await sharp(await picture({ width: 80, height: 80 }))
      .withExif(gps)
      .png()
      .toBuffer();
    const { uid } = await photos.send(taken);
    const { status, body } = await photos.show(uid);
    const { format, width, exif } = await sharp(body).metadata();
    expect([status, format, width, exif]).toEqual([200, 'webp', 80, undefined]);
    expect((await photosOf(shop, await shop.newCustomer()).show(uid)).status).toBe(404);
  });

  test('the same key stores it once', async () => {
    const { uid } = await photos.send();
    const before = await blobs();
    expect((await photos.send(await picture({ width: 90, height: 90 }), uid)).body.error_code).toBeNull();
    expect(await blobs()).toEqual(before);
  });

  test('a new one replaces it, and the old one is deleted', async () => {
    const first = await photos.send();
    const [before] = (await blobs()).slice(-1);
    const second = await photos.send();
    expect(await photos.uid()).toBe(second.uid);
    expect((await photos.show(first.uid)).status).toBe(404);
    const count = (await blobs()).length;
    await shop.modules.personalData.deleteBlobs();
    expect(await blobs()).toHaveLength(count - 1);
    expect((await photos.show(second.uid)).status).toBe(200);
    expect(before).toBeDefined();
  });

  test('a removed photo is deleted from the profile and the blobs, and removing none does nothing', async () => {
    const { uid } = await photos.send();
    const count = (await blobs()).length;
    for (const round of [1, 2]) expect([round, (await photos.remove()).status]).toEqual([round, 200]);
    expect(await photos.uid()).toBeNull();
    expect((await photos.show(uid)).status).toBe(404);
    await shop.modules.personalData.deleteBlobs();
    expect(await blobs()).toHaveLength(count - 1);
  });

  test('a photo that arrives after its account was closed is not stored', async () => {
    const before = await blobs();
    await shop.database.query('update customers set closed_at = now() where id = $1', [customer.id]);
    await expect(
      shop.modules.accounts.photos.set(customer.id, 'WEB-too-late', await picture({ width: 60, height: 60 })),
    ).rejects.toThrow('The account is closed');
    await shop.modules.personalData.deleteBlobs();
    expect(await blobs()).toEqual(before);
  });
});

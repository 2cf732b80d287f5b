import sharp from 'sharp';
import { gps, hostilePictures } from '../../../support/pictures/hostile-pictures';
import type { TestCustomer } from '../../../support/provider/customers';
import { databases } from '../../../support/provider/databases';
import { picture } from '../../../support/provider/invoices';
import { rideCalls, withRides } from '../../../support/provider/rides';
import { type Fields, type Shop, startShop } from '../../../support/provider/shop';
import { asAdmin } from '../../../support/provider/test-app';

jest.setTimeout(120_000);

describe.each(databases)('pictures of forms on %s', (_name, open) => {
  let shop: Shop;
  let customer: TestCustomer;
  beforeAll(async () => {
    shop = await startShop(open);
    const line = '      - { view_uid: jenis_lain';
    const asked = '      - { view_uid: kios_foto, label: Foto kios, type: 7 }\n';
    await shop.applyStore(withRides(shop.document.replace(line, asked + line)));
  });
  beforeEach(async () => {
    customer = await shop.newCustomer(100_000);
  });
  afterAll(() => shop.close());

  const pathOf = (uid: string) => `/api/v2/customer/form-file/${uid}`;
  async function send(sender: TestCustomer, uid: string, body: Buffer) {
    const { url } = await shop.ask(pathOf(uid), { headers: sender.headers });
    const headers = { ...(sender.headers as Record<string, string>), 'content-type': 'image/png' };
    const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) });
    return { status: answer.status, body: (await answer.json()) as { error_code: string | null } };
  }
  async function show(viewer: Pick<TestCustomer, 'headers'>, uid: string) {
    const { url } = await shop.ask(pathOf(uid), { headers: viewer.headers });
    const answer = await fetch(url, { headers: viewer.headers });
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  }

  test.each(
    hostilePictures.filter(({ verdict }) => verdict !== 'cleaned').map(({ what, make }) => [what, make] as const),
  )('the provider refuses %s too', async (_what, make) => {
    const uid = shop.newSession();
    const { status, body } = await send(customer, uid, await make());
    expect(status === 413 || body.error_code === 'PICTURE_INVALID' || body.error_code === 'PICTURE_TOO_LARGE').toBe(
      true,
    );
    expect((await show(customer, uid)).status).toBe(404);
  });

  test('the sandbox shows the picture of an answer, and of no other line', async () => {
    const uid = shop.newSession();
    await send(customer, uid, await picture());
    const answers = [
      { view_uid: 'nama', value: 'Kebun Sari' },
      { view_uid: 'jenis', value: ['kios'] },
      { view_uid: 'kios_foto', value: uid },
    ];
    const fields = { form_data: JSON.stringify(answers), session_code: shop.newSession() };
    await shop.call(customer, '/api/v2/customer/form/daftar-mitra', { method: 'POST', body: shop.form(fields) });
    const { text } = await shop.ask('/sandbox/forms', { headers: asAdmin });
    const [link = ''] = /\/sandbox\/forms\/\d+\/kios_foto/.exec(text) ?? [];
    expect(text).not.toContain(uid);
    const statusOf = async (path: string, headers: { [name: string]: string } = asAdmin) =>
      (await shop.ask(path, { headers })).status;
    const { url } = await shop.ask('/sandbox/forms', { headers: asAdmin });
    const shown = await fetch(new URL(link, url), { headers: asAdmin });
    expect((await sharp(await shown.arrayBuffer()).metadata()).format).toBe('webp');
    expect(await statusOf(link, {})).toBe(401);
    expect(await statusOf(link.replace('kios_foto', 'nama'))).toBe(404);
  });

  test('without an account, nobody can send or see one', async () => {
    const guest = { ...customer, headers: { authorization: '' } };
    expect((await send(guest, shop.newSession(), await picture())).status).toBe(401);
    expect((await show(guest, shop.newSession())).status).toBe(401);
  });

  test('a customer’s limit ends', async () => {
    const body = await picture();
    const statuses = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await send(customer, shop.newSession(), body)).body.error_code);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => null), 'TOO_MANY_GUESSES']);
    shop.pass(1);
    expect((await send(customer, shop.newSession(), body)).body.error_code).toBeNull();
  });

  test('one key names one picture, without its location, only for its customer', async () => {
    const uid = shop.newSession();
    const photo = await sharp(await picture())
      .withExif(gps)
      .png()
      .toBuffer();
    expect((await send(customer, uid, photo)).body.error_code).toBeNull();
    expect((await send(customer, uid, await picture({ width: 90, height: 60 }))).body.error_code).toBeNull();
    const { body } = await show(customer, uid);
    const { format, width, exif } = await sharp(body).metadata();
    expect([format, width, exif]).toEqual(['webp', 40, undefined]);
    expect((await show(await shop.newCustomer(), uid)).status).toBe(404);
  });

  describe('in the form of a ride', () => {
    const rides = () => rideCalls(shop);
    async function order(file: string) {
      const form_data = JSON.stringify([
        { view_uid: 'isi', value: 'Buku' },
        { view_uid: 'ukuran', value: ['l'] },
        { view_uid: 'foto', value: file },
      ]);
      const parcel: Fields = { list_vuid: 'kirim' };
      const quote = await rides().quoted(customer, parcel);
      const wish = await rides().wish(customer, { ...parcel, services: '[]', form_data }, parcel);
      return (await rides().create(customer, { ...wish, total: quote.distance_price })).body;
    }

    test.each([
      ['that was never sent', async () => shop.newSession()],
      [
        'of another customer',
        async () => {
          const uid = shop.newSession();
          await send(await shop.newCustomer(), uid, await picture());
          return uid;
        },
      ],
      ['with no valid id', async () => '../../x'],
    ])('a picture %s is refused', async (_what, uid) => {
      expect((await order(await uid())).error_code).toBe('FORM_INVALID');
    });

    test('an unused one is deleted after two days, and use in an order keeps it', async () => {
      const [unused, used] = [shop.newSession(), shop.newSession()];
      const body = await picture({ width: 70, height: 50 });
      await send(customer, unused, body);
      await send(customer, used, body);
      await order(used);
      const late = shop.newSession();
      shop.pass(47);
      await send(customer, late, await picture({ width: 30, height: 20 }));
      const {
        forms: { formFiles },
        personalData: closing,
      } = shop.modules;
      expect(await formFiles.dropUnused()).toBe(0);
      shop.pass(2);
      expect(await formFiles.dropUnused()).toBeGreaterThan(0);
      await closing.deleteBlobs();
      const statuses = await Promise.all([unused, used, late].map(async (uid) => (await show(customer, uid)).status));
      expect(statuses).toEqual([404, 200, 200]);
      expect((await order(unused)).error_code).toBe('FORM_INVALID');
    });

    test('an order accepts only the customer’s own', async () => {
      const uid = shop.newSession();
      await send(customer, uid, await picture());
      const { data } = await order(uid);
      expect((await shop.find(customer, data?.unique_id ?? '')).ride?.form).toContainEqual({
        view_uid: 'foto',
        label: 'Foto',
        type: 7,
        value: uid,
      });
    });
  });
});

import sharp from 'sharp';
import { databases } from '../../../support/provider/databases';
import { byBalance, byCode, byTransfer, invoicesOf, picture } from '../../../support/provider/invoices';
import { gps, hostilePictures } from '../../../support/pictures/hostile-pictures';
import { type Shop, startShop } from '../../../support/provider/shop';

describe.each(databases)('proofs on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterAll(() => shop.close());

  const newCustomer = async (balance = 0) => invoicesOf(shop, await shop.newCustomer(balance));
  const bytesOf = async (headers: HeadersInit, id: string) => {
    const { url } = await shop.ask(`/api/v2/customer/invoice/${id}/proof`, { headers });
    return Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
  };

  test.each([
    ['unpaid without a way to pay', null],
    ['with a payment code', byCode],
    ['paid', byBalance],
  ])('an invoice that is %s takes no proof', async (_what, way) => {
    const { add, pay, sendProof, proof } = await newCustomer(75_000);
    const id = await add();
    if (way) await pay(id, way);
    expect((await sendProof(id, await picture())).body.error_code).toBe('PROOF_NOT_EXPECTED');
    expect((await proof(id)).status).toBe(404);
  });

  test.each(
    hostilePictures.filter(({ verdict }) => verdict === 'invalid').map(({ what, make }) => [what, make] as const),
  )('the provider refuses %s too', async (_what, make) => {
    const { begun, sendProof, statusOf } = await newCustomer();
    const id = await begun();
    const { body } = await sendProof(id, await make(), 'image/jpeg');
    expect([body.error_code, await statusOf(id)]).toEqual(['PROOF_INVALID', 0]);
  });

  test('a proof over 5 MB is not read', async () => {
    const { begun, sendProof, statusOf } = await newCustomer();
    const id = await begun();
    expect((await sendProof(id, Buffer.alloc(5_000_001))).status).toBe(413);
    expect(await statusOf(id)).toBe(0);
  });

  test('stores a proof without the camera’s metadata, and shows it only to its sender', async () => {
    const customer = await shop.newCustomer();
    const { begun, sendProof, proof, payment } = invoicesOf(shop, customer);
    const id = await begun();
    const photo = await sharp(await picture())
      .withExif(gps)
      .jpeg()
      .toBuffer();
    expect((await sendProof(id, photo, 'image/jpeg')).body).toMatchObject({
      success: true,
      message: 'Bukti pembayaran telah dikirim',
    });
    expect((await payment(id)).body.data).toMatchObject({ order_status: 2, proof_date: '2026-11-21 17:00:00' });
    const { status, headers } = await proof(id);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const stored = await sharp(await bytesOf(customer.headers, id)).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 40, height: 30 });
    expect(stored.exif).toBeUndefined();
    expect((await invoicesOf(shop, await shop.newCustomer()).proof(id)).status).toBe(404);
    expect((await proof(id, {})).status).toBe(401);
  });

  test('serves no proof at a public URL', async () => {
    const { begun, sendProof } = await newCustomer();
    const id = await begun();
    await sendProof(id, await picture());
    const [row] = await shop.database.query<{ blob_key: string }>(
      'select blob_key from invoice_proofs order by id desc limit 1',
    );
    expect(row?.blob_key).toMatch(/^proof\/[0-9a-f]{64}\.webp$/);
    expect((await shop.ask(`/media/${row?.blob_key}`)).status).toBe(400);
  });

  test('a new proof replaces the pending one; cancelling withdraws it', async () => {
    const { begun, sendProof, proof, cancel, pay, payment } = await newCustomer();
    const id = await begun();
    await sendProof(id, await picture());
    await sendProof(id, await picture({ width: 50 }));
    const states = () =>
      shop.database.query<{ state: string }>(
        `select proof.state from invoice_proofs proof join invoices bill on bill.id = proof.invoice_id
         where bill.unique_id = $1 order by proof.id`,
        [id],
      );
    expect((await states()).map(({ state }) => state)).toEqual(['replaced', 'waiting']);
    expect((await cancel(id)).body.success).toBe(true);
    expect((await states()).map(({ state }) => state)).toEqual(['replaced', 'withdrawn']);
    await pay(id, byTransfer);
    expect((await payment(id)).body.data).toMatchObject({ order_status: 0, proof_date: null, proof_note: '' });
    expect((await proof(id)).status).toBe(404);
  });

  test('stores at most 20 proofs of one invoice', async () => {
    const { begun, sendProof } = await newCustomer();
    const id = await begun();
    const body = await picture();
    for (let count = 0; count < 20; count += 1) await sendProof(id, body);
    expect((await sendProof(id, body)).body.error_code).toBe('TOO_MANY_GUESSES');
  });
});

import sharp from 'sharp';
import { createProviderClient, type ProviderClient } from '../../../server/provider-client/provider-client';
import { ProviderError } from '../../../server/provider-client/provider-error';
import { addCustomer } from '../../support/provider/customers';
import { databases } from '../../support/provider/databases';
import { invoicesOf, picture } from '../../support/provider/invoices';
import { type Shop, startShop } from '../../support/provider/shop';

describe.each(databases)('proofs between server and provider on %s', (_name, open) => {
  let shop: Shop;
  let client: ProviderClient;
  beforeAll(async () => {
    shop = await startShop(open);
    client = createProviderClient({ baseUrl: new URL((await shop.ask('/healthz')).url).origin });
  });
  afterAll(async () => {
    await client.close();
    await shop.close();
  });

  const callsOf = (token: string) => client.forRequest({ store: 'warung', requestId: 'request-1', token });
  const webp = async () =>
    ({
      type: 'image/webp',
      body: await sharp(await picture())
        .webp()
        .toBuffer(),
    }) as const;

  test('a picture is sent, and only its sender gets it back', async () => {
    const customer = await shop.newCustomer();
    const { begun } = invoicesOf(shop, customer);
    const id = await begun();
    const calls = callsOf(customer.token);
    expect(await calls.getInvoiceProof({ id })).toBeNull();
    expect(await calls.sendInvoiceProof({ id, picture: await webp() })).toMatchObject({ success: true });
    expect((await calls.getInvoicePayment({ id })).data).toMatchObject({ order_status: 2 });
    const found = await calls.getInvoiceProof({ id });
    expect(found?.type).toBe('image/webp');
    expect(await sharp(found?.body).metadata()).toMatchObject({ format: 'webp', width: 40 });

    const other = callsOf((await addCustomer(shop.database, 'tetangga')).token);
    expect(await other.getInvoiceProof({ id })).toBeNull();
    expect(await other.sendInvoiceProof({ id, picture: await webp() }, { orNull: true })).toBeNull();
    const signedOut = callsOf('a-token-that-nobody-has-got');
    await expect(signedOut.getInvoiceProof({ id })).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(signedOut.sendInvoiceProof({ id, picture: await webp() })).rejects.toMatchObject({
      kind: 'unauthorized',
    });
  });

  test('sends no id that cannot be part of a path', async () => {
    const calls = callsOf('a-token-that-nobody-has-got');
    expect(() => calls.getInvoiceProof({ id: '..' })).toThrow(ProviderError);
  });
});

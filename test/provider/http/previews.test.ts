import { parse } from 'yaml';
import restSchemas from '../../../provider/__generated__/rest-schemas.json';
import { databases } from '../../support/provider/databases';
import { storeText } from '../../support/provider/fixture-store';
import { providerKey, startTestApp, type TestApp } from '../../support/provider/test-app';

const schemas = restSchemas as unknown as Record<
  string,
  { method: string; url: string; config?: { isPrivate?: boolean; isShownInPreviews?: boolean } }
>;

describe.each(databases)('previews on %s', (_name, open) => {
  let provider: TestApp;
  let draft: number;
  let member: string;
  beforeAll(async () => {
    provider = await startTestApp(open);
    await provider.admin.apply('tetangga', { file: 'store.yaml', text: storeText('tetangga') });
    const document = parse(storeText()) as { app: object; components: { name: string }[] };
    const [home, ...others] = document.components;
    const changed = {
      ...document,
      app: { ...document.app, name: 'Pratinjau', currency: 'Koin', order_fee_product: 777, referral_flag: 1 },
      components: [{ ...home, name: 'Depan' }, ...others],
    };
    const { version, issues } = await provider.modules.stores.drafts.save('warung', {
      version: 1,
      document: changed,
      author: 'Ani',
    });
    expect(issues).toEqual([]);
    draft = version;
    const [{ uid } = { uid: '' }] = await provider.database.query<{ uid: string }>(
      `with person as (
         insert into staff (email, name, password_hash, created_at) values ('ani@toko.test', 'Ani', '', now()) returning *
       ), joined as (
         insert into memberships (staff_id, store_id, role, joined_at)
         select person.id, stores.id, 'viewer', now() from person, stores where codename = 'warung'
       )
       select view_uid as uid from person`,
    );
    member = uid;
  });
  afterAll(() => provider.close());

  const asStorefront = (preview: string, grant = member) => ({
    headers: { 'x-preview': `${preview}:${grant}`, 'x-provider-key': providerKey },
  });
  const nameOf = async (codename: string, request?: RequestInit) =>
    ((await provider.ask(`/api/v2/app/${codename}`, request)).body?.data as { name: string }).name;

  test('a preview reads the store at the draft, others read the current revision', async () => {
    expect(await nameOf('warung', asStorefront(`warung:${draft}`))).toBe('Pratinjau');
    expect(await nameOf('warung')).toBe('Warung warung');
  });

  test('previews and customers at the same time each read their own', async () => {
    const names = await Promise.all(
      Array.from({ length: 20 }, (_, at) => nameOf('warung', at % 2 ? asStorefront(`warung:${draft}`) : undefined)),
    );
    expect(names).toEqual(names.map((_, at) => (at % 2 ? 'Pratinjau' : 'Warung warung')));
  });

  test('a preview of one store reads no other at another revision', async () => {
    expect(await nameOf('tetangga', asStorefront(`warung:${draft}`))).toBe('Warung tetangga');
  });

  test('items have the currency of the previewed revision', async () => {
    const path = '/api/v2/customer/item/sayur1?codename=warung';
    const currencyOf = async (request?: RequestInit) =>
      JSON.stringify((await provider.ask(path, request)).body?.data).match(/"currency":"(\w+)"/)?.[1];
    expect([await currencyOf(asStorefront(`warung:${draft}`)), await currencyOf()]).toEqual(['Koin', 'Rp']);
  });

  test('an answer of a preview is never stored', async () => {
    const { headers } = await provider.ask('/api/v2/app/warung', asStorefront(`warung:${draft}`));
    expect(headers.get('cache-control')).toBe('no-store');
  });

  const ofStoreAlone = [
    ['/api/v2/customer/expedition/courrier', 'data'],
    ['/api/v2/customer/expedition/type?courrier=1&origin=&destination=&weight=1', 'data'],
    ['/api/v2/customer/cart/view-app?app_vuid=warung_app', 'data.cart'],
    ['/api/v2/customer/cart/payment-type?cart_type=0', 'data'],
    ['/api/v2/customer/referral/note', 'data.referrer_reward'],
  ] as const;

  test.each(ofStoreAlone)('%s needs no customer in a preview, only elsewhere', async (path, field) => {
    const { status, body } = await provider.ask(path, asStorefront(`warung:${draft}`));
    expect([status, body]).toEqual([200, expect.objectContaining({ data: expect.anything() })]);
    expect(body).toHaveProperty(field);
    expect(await provider.ask(path)).toMatchObject({ status: 401 });
    const { headers } = asStorefront(`warung:${draft}`);
    const asCustomer = { headers: { ...headers, authorization: `Bearer ${'x'.repeat(40)}` } };
    expect(await provider.ask(path, asCustomer)).toMatchObject({ status: 401 });
  });

  test('what a checkout requires is that of the draft', async () => {
    const feeAt = async (preview: string) =>
      (await provider.ask('/api/v2/customer/cart/view-app?app_vuid=warung_app', asStorefront(preview))).body?.data;
    expect([await feeAt(`warung:${draft}`), await feeAt('warung:1')]).toMatchObject([
      { cart: { order_fee_product: 777 } },
      { cart: { order_fee_product: 0 } },
    ]);
  });

  test('all other private reads need a customer in a preview too', async () => {
    const paths = Object.entries(schemas)
      .filter(([, { method, config }]) => method === 'GET' && config?.isPrivate && !config.isShownInPreviews)
      .map(([, { url }]) => url.replace(/:\w+/g, '1'));
    expect(paths.length).toBeGreaterThan(25);
    const statuses = await Promise.all(
      paths.map(async (path) => (await provider.ask(path, asStorefront(`warung:${draft}`))).status),
    );
    expect(statuses).toEqual(paths.map(() => 401));
  });

  test('a revision that does not exist is a store that does not exist', async () => {
    expect(await provider.ask('/api/v2/app/warung', asStorefront('warung:-99'))).toMatchObject({ status: 404 });
  });

  test.each([
    ['without the key of the storefront', 403, () => ({ 'x-preview': `warung:1:${member}` }), 'GET'],
    ['with a wrong key', 403, () => ({ 'x-preview': `warung:1:${member}`, 'x-provider-key': 'wrong' }), 'GET'],
    ['that changes something', 403, () => asStorefront('warung:1').headers, 'POST'],
    ['of no revision', 400, () => asStorefront('warung:0').headers, 'GET'],
    ['with another statement', 400, () => asStorefront("warung:1'; drop table stores").headers, 'GET'],
    ['of nobody', 400, () => ({ 'x-preview': 'warung:1', 'x-provider-key': providerKey }), 'GET'],
    ['of a stranger', 404, () => asStorefront('warung:1', 'nobody').headers, 'GET'],
    ["of another store's member", 404, () => asStorefront('tetangga:1').headers, 'GET'],
  ])('refuses a preview %s', async (_title, status, headersOf, method) => {
    expect(await provider.ask('/api/v2/app/warung', { method, headers: headersOf() })).toMatchObject({ status });
  });
});

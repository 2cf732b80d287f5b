import fastify from 'fastify';
import { createKeys, requireAdminKey } from '../../../provider/http/keys';
import { storeText } from '../../support/provider/fixture-store';
import { databases } from '../../support/provider/databases';
import { adminKey, asAdmin, providerKey, startTestApp, type TestApp } from '../../support/provider/test-app';

describe.each(databases)('the sandbox console on %s', (_name, open) => {
  let provider: TestApp;
  beforeAll(async () => {
    provider = await startTestApp(open);
    await provider.admin.apply('toko', { file: 'store.yaml', text: storeText('toko') });
  });
  afterAll(() => provider.close());
  beforeEach(() => provider.database.query('delete from outbox'));

  const send = async (codename: string, body: string) => {
    const [store] = await provider.database.query<{ id: number }>('select id from stores where codename = $1', [
      codename,
    ]);
    await provider.modules.mail.outbox.send(provider.database, {
      customerId: null,
      storeId: store?.id ?? 0,
      channel: 'email',
      recipient: 'siti@toko.test',
      subject: 'Kode',
      body,
    });
  };

  test('an empty outbox says so', async () => {
    expect((await provider.ask('/sandbox', { headers: asAdmin })).text).toContain('Nothing was sent yet.');
  });

  test('the outbox shows the newest message first', async () => {
    await send('warung', 'the first');
    await send('toko', 'the second');
    const { text } = await provider.ask('/sandbox', { headers: asAdmin });
    expect(text.match(/the (first|second)/g)).toEqual(['the second', 'the first']);
  });

  test('the outbox of a store shows no messages of another', async () => {
    await send('warung', 'of warung');
    await send('toko', 'of toko');
    const { text } = await provider.ask('/sandbox?store=toko', { headers: asAdmin });
    expect(text).toContain('of toko');
    expect(text).not.toContain('of warung');
    expect(text).toContain('<option value="toko" selected>');
  });

  test('messages are shown as plain text', async () => {
    await send('warung', `<script>alert("it's & me")</script>`);
    const { text, headers } = await provider.ask('/sandbox', { headers: asAdmin });
    expect(text).toContain('&lt;script&gt;alert(&quot;it&#39;s &amp; me&quot;)&lt;/script&gt;');
    expect(text).not.toContain('<script');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('access to the console', () => {
  const app = fastify();
  requireAdminKey(app, createKeys(adminKey, providerKey));
  app.get('/sandbox', () => 'the outbox');
  app.post('/sandbox/orders', () => 'sent');
  app.get('/sandboxes', () => 'something else');
  let origin = '';

  beforeAll(async () => {
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  const statusOf = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    (await fetch(`${origin}${path}`, { headers, method })).status;

  test('needs a key, even on this machine', async () => {
    expect(await statusOf('/sandbox')).toBe(401);
    expect(await statusOf('/sandbox', { 'x-provider-key': adminKey })).toBe(401);
    expect(await statusOf('/sandboxes')).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['the admin key', asAdmin],
    ['the admin key as a browser sends it', { authorization: `Basic ${btoa(`me:${adminKey}`)}` }],
    ['the key of the storefront’s server', { 'x-provider-key': providerKey }],
  ])('is granted by %s', async (_what, headers) => {
    expect(await statusOf('/sandbox', headers)).toBe(200);
  });

  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['none', 403],
    ['same-origin', 200],
  ])('answers a form of a %s page with %i', async (site, status) => {
    expect(await statusOf('/sandbox/orders', { ...asAdmin, 'sec-fetch-site': site }, 'POST')).toBe(status);
  });
});

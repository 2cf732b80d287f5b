import fastify from 'fastify';
import { requireAdminKey } from '../../../provider/http/require-admin-key';
import { storeText } from '../support/fixture-store';
import { databases } from '../support/databases';
import { adminKey, startTestApp, type TestApp } from '../support/test-app';

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
    await provider.repositories.outbox.send(provider.database, {
      storeId: store?.id ?? 0,
      channel: 'email',
      recipient: 'siti@toko.test',
      subject: 'Kode',
      body,
    });
  };

  test('an empty outbox says so', async () => {
    expect((await provider.ask('/sandbox')).text).toContain('Nothing was sent yet.');
  });

  test('the outbox shows the newest message first', async () => {
    await send('warung', 'the first');
    await send('toko', 'the second');
    const { text } = await provider.ask('/sandbox');
    expect(text.match(/the (first|second)/g)).toEqual(['the second', 'the first']);
  });

  test('the outbox of a store has no message of another', async () => {
    await send('warung', 'of warung');
    await send('toko', 'of toko');
    const { text } = await provider.ask('/sandbox?store=toko');
    expect(text).toContain('of toko');
    expect(text).not.toContain('of warung');
    expect(text).toContain('<option value="toko" selected>');
  });

  test('what was sent is shown as text, whatever it holds', async () => {
    await send('warung', `<script>alert("it's & me")</script>`);
    const { text, headers } = await provider.ask('/sandbox');
    expect(text).toContain('&lt;script&gt;alert(&quot;it&#39;s &amp; me&quot;)&lt;/script&gt;');
    expect(text).not.toContain('<script');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('who may see the console', () => {
  const app = fastify();
  requireAdminKey(app, adminKey);
  app.get('/sandbox', () => 'the outbox');
  app.post('/sandbox/orders', () => 'sent');
  app.get('/sandboxes', () => 'something else');
  const key = { authorization: `Bearer ${adminKey}` };
  let origin = '';

  beforeAll(async () => {
    app.server.on('connection', (socket) => Object.defineProperty(socket, 'localAddress', { value: '10.0.0.9' }));
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  const statusOf = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    (await fetch(`${origin}${path}`, { headers, method })).status;

  test('another machine needs the key', async () => {
    expect(await statusOf('/sandbox')).toBe(401);
    expect(await statusOf('/sandbox', key)).toBe(200);
    expect(await statusOf('/sandboxes')).toBe(200);
  });

  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['none', 403],
    ['same-origin', 200],
  ])('a form of a %s page is answered %i', async (site, status) => {
    expect(await statusOf('/sandbox/orders', { ...key, 'sec-fetch-site': site }, 'POST')).toBe(status);
  });
});

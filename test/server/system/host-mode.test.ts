import { cleanUp } from '../../support/programs/cleanup';
import { ask } from '../../support/programs/ask';
import { tagsOf } from '../../support/programs/markup';
import { queryPath } from '../../support/programs/persisted-document';
import { type RunningProvider, startProvider } from '../../support/programs/start-provider';
import { type RunningServer, startServer } from '../../support/programs/start-server';
import { temporaryFolder } from '../../support/programs/temporary-folder';

jest.setTimeout(120_000);

let provider: RunningProvider;
let byHost: RunningServer;
let pinned: RunningServer;
beforeAll(async () => {
  provider = await startProvider();
  const environment = { PROVIDER_URL: provider.url, MULTI_TENANT: 'false' };
  byHost = await startServer({ dataDirectory: temporaryFolder('host'), environment });
  pinned = await startServer({
    dataDirectory: temporaryFolder('host'),
    environment: { ...environment, STORE_CODENAME: 'plasanusa' },
  });
});
afterAll(async () => {
  await Promise.all([byHost.stop(), pinned.stop()]);
  await provider.stop();
});
afterAll(cleanUp);

const at = (host: string, url: string) => ask(byHost.url, { url, headers: { host, 'accept-language': 'id' } });

test.each([
  ['kebunara.localhost', 'Kebunara', 'Plasa Nusa'],
  ['kebunara.localhost:8080', 'Kebunara', 'Plasa Nusa'],
])('%s shows its own store', async (host, own, foreign) => {
  const { statusCode, body } = await at(host, '/');
  expect(statusCode).toBe(200);
  expect(body).toContain(`<title>${own}`);
  expect(body).not.toContain(foreign);
});

test('links at a store’s own host have no codename', async () => {
  const { body } = await at('kebunara.localhost', '/');
  const links = tagsOf(body)
    .filter(({ name }) => name === 'a')
    .map(({ attributes }) => attributes.get('href') ?? '');
  expect(links.filter((href) => href.startsWith('/m/')).length).toBeGreaterThan(0);
  expect(links.filter((href) => href.startsWith('/kebunara'))).toEqual([]);
});

test('a menu page is at the host’s own path', async () => {
  const { statusCode, body } = await at('kebunara.localhost', '/m/sayur-sayur');
  expect(statusCode).toBe(200);
  expect(body).toContain('<link rel="canonical" href="http://kebunara.localhost/m/sayur-sayur">');
});

test.each(['evil.example', 'kebunara.localhost.evil.example', 'localhost', '127.0.0.1'])(
  '%s is an unknown host',
  async (host) => {
    const { statusCode, body } = await at(host, '/');
    expect(statusCode).toBe(404);
    expect(body).not.toContain('Kebunara');
    expect(body).not.toContain('evil');
  },
);

test('the facade selects the store by host, not by URL', async () => {
  const path = queryPath('StoreShell', 'plasanusa', 'id');
  const { body } = await at('kebunara.localhost', path);
  expect(body).toContain('"codename":"kebunara"');
  expect(body).not.toContain('plasanusa');
});

test('a store’s own host wins over STORE_CODENAME', async () => {
  const home = await ask(pinned.url, { url: '/', headers: { host: 'kebunara.localhost' } });
  expect([home.statusCode, home.body.includes('<title>Kebunara')]).toEqual([200, true]);
  expect(home.body).not.toContain('plasanusa');
});

test('STORE_CODENAME shows its store at every unknown host, and no other store by path', async () => {
  const home = await ask(pinned.url, { url: '/', headers: { host: 'any.example' } });
  expect(home.statusCode).toBe(200);
  expect(home.body).toContain('plasanusa');
  const other = await ask(pinned.url, { url: '/kebunara' });
  expect(other.statusCode).toBe(404);
  expect(other.body).not.toContain('Kebunara');
});

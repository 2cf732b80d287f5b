import { type HttpFixture, startHttp } from '../../support/server/http-fixture';

let http: HttpFixture;
afterEach(() => http.close());

const host = { MULTI_TENANT: 'false' };
const withIcon = { storeRecord: async () => ({ store: { icon: 'appicon/warung.svg' }, components: [] }) };
const failing = {
  storeRecord: async () => {
    throw new Error('The provider is down');
  },
};

test.each<[string, object, string, string]>([
  ['a host of many stores', { facade: withIcon }, '/favicon.svg', 'public, max-age=86400'],
  [
    'the host of a store',
    { environment: host, facade: withIcon },
    '/images/96/appicon/warung.svg',
    'public, max-age=86400',
  ],
  ['the host of a store without an icon', { environment: host }, '/favicon.svg', 'public, max-age=60'],
  [
    'a host whose store cannot be asked for',
    { environment: host, facade: failing },
    '/favicon.svg',
    'public, max-age=60',
  ],
])('/favicon.ico of %s redirects to an icon', async (_, options, location, caching) => {
  http = await startHttp(options);
  const { statusCode, headers } = await http.ask({ url: '/favicon.ico', headers: { host: 'warung.example' } });
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, location, caching]);
});

test('serves the neutral icon', async () => {
  http = await startHttp();
  const { statusCode, headers } = await http.ask('/favicon.svg');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

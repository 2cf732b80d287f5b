import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';

let http: HttpFixture;
afterEach(() => http.close());

interface Manifest {
  [name: string]: unknown;
  icons: { src: string; purpose: string }[];
  shortcuts: { url: string }[];
}

const store = {
  codename: 'warung',
  name: 'Warung Bu Siti Rahayu',
  description: 'Sayur segar',
  icon: 'appicon/warung.svg',
  theme: {},
  domains: [],
  signInRequired: false,
  menus: ['satu', 'dua', 'tiga', 'empat', 'lima'].map((id) => ({ id, name: id })),
};
const withStore = (change: object = {}) => ({
  facade: { storeRecord: async () => ({ store: { ...store, ...change } }) } as never,
});
const ask = async (url: string, host = 'shops.example') => {
  const { statusCode, headers, body } = await http.ask({ url, headers: { host } });
  return { statusCode, headers, manifest: (statusCode === 200 ? JSON.parse(body) : {}) as Manifest };
};

test('a store is a separate app below its path', async () => {
  http = await startHttp(withStore());
  const { headers, manifest } = await ask('/warung/manifest.webmanifest?lang=en');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(manifest).toMatchObject({
    id: '/warung/',
    start_url: '/warung/',
    scope: '/warung/',
    name: 'Warung Bu Siti Rahayu',
    short_name: 'Warung',
    description: 'Sayur segar',
    display: 'standalone',
    lang: 'en',
    theme_color: '#ff0000',
    background_color: '#ffffff',
  });
  expect(manifest.icons.map((icon: { src: string; purpose: string }) => [icon.src, icon.purpose])).toEqual([
    ['/icons/192/any/appicon/warung.svg', 'any'],
    ['/icons/512/any/appicon/warung.svg', 'any'],
    ['/icons/512/maskable/appicon/warung.svg', 'maskable'],
  ]);
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(
    ['satu', 'dua', 'tiga', 'empat'].map((id) => `/warung/m/sayur_segar-${id}`),
  );
});

test('the host of a store is the app', async () => {
  http = await startHttp({ ...withStore(), environment: { MULTI_TENANT: 'false' } });
  const { manifest } = await ask('/manifest.webmanifest', 'warung.example');
  expect([manifest.id, manifest.scope, manifest.start_url, manifest.lang]).toEqual(['/', '/', '/', 'id']);
});

test('a store for members has no menu in it, one without a logo has the neutral icon', async () => {
  http = await startHttp(withStore({ signInRequired: true, icon: null }));
  const { manifest } = await ask('/warung/manifest.webmanifest');
  expect(manifest.shortcuts).toEqual([]);
  expect(manifest.icons).toEqual([{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]);
});

test('a store that does not exist has no manifest', async () => {
  http = await startHttp();
  expect((await ask('/nobody/manifest.webmanifest')).statusCode).toBe(404);
});

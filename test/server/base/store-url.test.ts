import type { FastifyRequest } from 'fastify';
import { storeUrl } from '../../../server/base/public-origin';

const settings = {
  MULTI_TENANT: true,
  PUBLIC_URL: '',
  STUDIO_ORIGIN: '',
  STORE_CODENAME: '',
} as Parameters<typeof storeUrl>[1];
const request = { host: 'toko.example', hostname: 'toko.example', protocol: 'https' } as FastifyRequest;
const hosts = { MULTI_TENANT: false };
const studio = { STUDIO_ORIGIN: 'https://studio.example' };
const shop = { PUBLIC_URL: 'https://shop.example' };

const urlWith = (given: object, domains: string[] = []) =>
  storeUrl(request, { ...settings, ...given }, { codename: 'warung', domains });

test.each([
  ['the studio has a host of its own', studio],
  ['a host is that of another store', { ...hosts, STORE_CODENAME: 'kedai' }],
  ['the studio has a host of its own and the store has none', { ...hosts, ...studio, STORE_CODENAME: 'warung' }],
])('the page of a store is unknown if %s', (_case, given) => {
  expect(urlWith(given)).toBeNull();
});

test.each([
  ['/warung', {}, []],
  ['https://shop.example/warung', { ...studio, ...shop }, []],
  ['/', hosts, ['warung.example', 'toko.example']],
  ['https://warung.example/', { ...hosts, ...studio }, ['warung.example']],
  ['/', { ...hosts, STORE_CODENAME: 'warung' }, []],
  ['https://shop.example/', { ...hosts, ...studio, ...shop, STORE_CODENAME: 'warung' }, []],
])('the page of a store is at %s with %j and the domains %j', (url, given, domains) => {
  expect(urlWith(given, domains)).toBe(url);
});

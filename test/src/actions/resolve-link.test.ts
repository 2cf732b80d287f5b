import { resolveLink } from '../../../src/actions/resolve-link';

const shortLinkHost = 's.kebunara.example';
const open = (link: string, signedIn = false) => resolveLink(link, { shortLinkHost, signedIn });

const accountActs = {
  admin: '/maintenance',
  account: '/akun',
  topup: '/akun/topup',
  withdraw: '/akun/withdraw',
  cart: '/cart',
  balance: '/akun/balance',
  message_list: '/chat/0/0/0/0',
  profile: '/akun/profil',
  address: '/akun/pengaturan',
  password: '/akun/pengaturan/password',
  shopping: '/akun/shopping',
  referral: '/akun/referral',
  referral_list: '/akun/referral_list',
  customer_points: '/akun/change-point',
  verified_email: '/akun/verifikasi-otp',
  verified_phone: '/verification-phone',
  logout: '/akun/logout',
};

describe.each(Object.entries(accountActs))('the act %s', (act, path) => {
  test(`leads a guest to sign in, and on to ${path}`, () => {
    expect(open(`address://act/${act}`)).toEqual({ kind: 'route', path: `/login?next=${encodeURIComponent(path)}` });
  });
  test(`leads a customer to ${path}`, () => {
    expect(open(`https://${shortLinkHost}/act/${act}`, true)).toEqual({ kind: 'route', path });
  });
});

test.each([
  ['nearme', '/nearme'],
  ['discussion', '/maintenance'],
  ['driver', '/maintenance'],
  ['partner', '/maintenance'],
])('the act %s leads everybody to %s', (act, path) => {
  expect(open(`address://act/${act}`)).toEqual({ kind: 'route', path });
  expect(open(`{address}://act/${act}`, true)).toEqual({ kind: 'route', path });
});

test('the act back goes back', () => {
  expect(open('address://act/back')).toEqual({ kind: 'back' });
});

test.each([
  'address://',
  'address://act',
  'address://act/',
  'address://act/format',
  'address://act/toString',
  'address://act/__proto__',
  'address://akun',
  'address://m',
  'address://p/',
  'address://m/a/b',
  'address://search/a/b/c',
  'address://m/../akun/logout',
  'address://\\evil.example/m/promo',
  'address://\\',
  `https://${shortLinkHost}`,
  `https://${shortLinkHost}/graphql`,
  `https://${shortLinkHost}/admin/stores`,
])('the link %s opens nothing', (link) => {
  expect(open(link)).toEqual({ kind: 'none' });
});

test.each([
  ['address://m/promo', '/m/promo'],
  ['address:m/promo', '/m/promo'],
  ['ADDRESS://m/promo', '/m/promo'],
  ['{address}m/promo', '/m/promo'],
  ['{address}/m/promo', '/m/promo'],
  ['{address}://p/bayam_hijau-bayam250', '/p/bayam_hijau-bayam250'],
  ['address://m/promo?page=2&utm_source=x', '/m/promo?page=2'],
  ['address://search', '/search/0'],
  ['address://search/kopi susu', '/search/kopi%20susu'],
  ['address://search/kopi/minuman?parent=toko1&parent_name=Toko', '/search/kopi/minuman?parent=toko1&parent_name=Toko'],
  ['/p/bayam_hijau-bayam250', '/p/bayam_hijau-bayam250'],
  ['/search/teh?parent=toko1&utm_source=x', '/search/teh?parent=toko1'],
  [`https://${shortLinkHost}/m/promo`, '/m/promo'],
  [`http://S.KEBUNARA.EXAMPLE/p/bayam250`, '/p/bayam250'],
  [`${shortLinkHost}/search/teh`, '/search/teh'],
  [`//${shortLinkHost}/m/promo`, '/m/promo'],
])('the link %s opens %s', (link, path) => {
  expect(open(link)).toEqual({ kind: 'route', path });
});

test('a store without a short-link host has no short links', () => {
  expect(resolveLink('https://s.kebunara.example/m/promo', { shortLinkHost: null })).toEqual({
    kind: 'external',
    href: 'https://s.kebunara.example/m/promo',
  });
});

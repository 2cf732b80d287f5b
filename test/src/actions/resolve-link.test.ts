import * as fc from 'fast-check';
import { siteUrl, resolveLink, webUrl } from '../../../src/actions/resolve-link';

const refused = [
  '',
  ' ',
  '\t',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\u0000:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'javascript:1',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'filesystem:https://example.com/x',
  'about:blank',
  'view-source:https://example.com',
  'intent://example.com#Intent;scheme=https;end',
  'ftp://example.com/x',
  'ws://example.com',
  'wss://example.com',
  'tel:0812',
  'mailto:a@example.com',
  'sms:0812',
  'whatsapp://send?phone=1',
  'x:y',
  'https:',
  'https:/',
  'https://',
  'https:///',
  'https:///example.com',
  'https:example.com',
  'https:/example.com',
  'http:\\\\example.com',
  'https:\\example.com',
  'https://example.com\\@evil.example',
  'https:\\/evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/evil.example/path',
  '///evil.example',
  '//',
  '?next=x',
  '#top',
  'https://user@example.com',
  'https://user:secret@example.com',
  'https://example.com@evil.example',
  '//user@evil.example',
  'https://:@evil.example',
  'https://exa mple.com',
  'https://example.com/a b',
  'https://example.com/\u0000',
  'https://example.com/\u007f',
  'https://exam\tple.com',
  'https://exam\nple.com',
  'https://example.com/\u2028x',
  'https://example\u00a0.com',
  'https://localhost',
  'https://localhost:3000/x',
  'localhost:3000',
  'https://toko',
  'toko',
  'https://.',
  'https://..',
  'https://.id',
  'https://exa%00mple.com',
  'https://exa<mple.com',
  'https://[::1',
  'https://example.com:99999',
  'https://example.com:port',
  'https://1.2.3.4.5',
  'https://999.1.1.1',
  'https://xn--',
  `https://example.com/${'a'.repeat(2_000)}`,
];

test.each(refused)('rejects %j', (written) => {
  expect(webUrl(written)).toBeNull();
});

test.each([
  ['https://example.com', 'https://example.com/'],
  ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
  ['HTTPS://EXAMPLE.COM/Path', 'https://example.com/Path'],
  ['  https://example.com  ', 'https://example.com/'],
  ['example.com', 'https://example.com/'],
  ['www.example.com/promo', 'https://www.example.com/promo'],
  ['//example.com/promo', 'https://example.com/promo'],
  ['//www.example.com', 'https://www.example.com/'],
  ['example.com:8443/x', 'https://example.com:8443/x'],
  ['https://example.com/?u=https://other.example', 'https://example.com/?u=https://other.example'],
  ['https://example.com/a@b', 'https://example.com/a@b'],
  ['https://example.com/"><script>', 'https://example.com/%22%3E%3Cscript%3E'],
  ['https://tokopedіa.com', 'https://xn--tokopeda-zhh.com/'],
  ['https://exаmple.com', 'https://xn--exmple-4nf.com/'],
  ['https://ｅxample.com', 'https://example.com/'],
  ['https://example。com', 'https://example.com/'],
  ['https://8.8.8.8/x', 'https://8.8.8.8/x'],
])('%j becomes %s', (written, url) => {
  expect(webUrl(written)).toBe(url);
});

test('any result is a web URL without credentials and does not change when parsed again', () => {
  const scheme = fc.constantFrom(
    '',
    'http:',
    'https:',
    'javascript:',
    'data:',
    '//',
    '\\\\',
    'java\tscript:',
    'https://a@',
  );
  const anything = fc.tuple(scheme, fc.string({ unit: 'binary' }), fc.webUrl()).map(([a, b, c]) => a + b + c);
  fc.assert(
    fc.property(fc.oneof(anything, fc.webUrl(), fc.string()), (written) => {
      const href = webUrl(written);
      if (href === null) return true;
      const url = new URL(href);
      return /^https?:$/.test(url.protocol) && !url.username && !url.password && webUrl(href) === href;
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  'https://evilinstagram.com/x',
  'https://instagram.com.evil.example/x',
  'https://evil.example/instagram.com',
])('%s is not a URL of instagram.com', (written) => expect(siteUrl('instagram.com', written)).toBeNull());

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
  test(`redirects a guest to sign-in, then to ${path}`, () => {
    expect(open(`address://act/${act}`)).toEqual({ kind: 'route', path: `/login?next=${encodeURIComponent(path)}` });
  });
  test(`opens ${path} for a customer`, () => {
    expect(open(`https://${shortLinkHost}/act/${act}`, true)).toEqual({ kind: 'route', path });
  });
});

test.each([
  ['nearme', '/nearme'],
  ['discussion', '/maintenance'],
  ['driver', '/maintenance'],
  ['partner', '/maintenance'],
])('the act %s opens %s for everybody', (act, path) => {
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

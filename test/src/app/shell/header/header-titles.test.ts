import english from '../../../../../src/__generated__/messages/en';
import indonesian from '../../../../../src/__generated__/messages/id';
import { customerRoutes } from '../../../../../src/app/router/customer-routes';
import { matchIn } from '../../../../../src/app/router/route-at';
import { headerTitles } from '../../../../../src/app/shell/header/header-titles';
import { createTranslate } from '../../../../../src/i18n/translate';
import { ContentMode } from '../../../../../src/routing/define-route';

const text = createTranslate('id', indonesian);
const translates = [text, createTranslate('en', english)];

test.each([
  [3, 'Akunku'],
  [4, 'Keranjang'],
  [5, 'Checkout'],
  [6, 'Pesan'],
  [7, 'Tagihan'],
  [8, 'Pembayaran'],
  [9, 'Ubah Profil'],
  [10, 'Pengaturan'],
  [17, 'Pesanan'],
  [18, 'Pemesanan'],
] as const)('content %i is titled %s', (content, title) => {
  const key = headerTitles[content];
  expect(key && text(key)).toBe(title);
});

test('no other content has a title', () => {
  const others = Object.values(ContentMode).filter(
    (content) => content < 3 || (content > 10 && content < ContentMode.ORDER),
  );
  expect(others.map((content) => headerTitles[content])).toEqual(others.map(() => undefined));
});

const pages: readonly (readonly [path: string, indonesian: string | undefined, english: string | undefined])[] = [
  ['/akun', 'Akunku', 'My account'],
  ['/akun/shopping', 'Akunku', 'My account'],
  ['/akun/favorit', 'Favorit', 'Favourites'],
  ['/akun/alamat', 'Alamat tersimpan', 'Saved addresses'],
  ['/akun/profil', 'Ubah Profil', 'Edit profile'],
  ['/akun/profil/tutup', 'Tutup Akun', 'Close account'],
  ['/akun/pengaturan', 'Pengaturan', 'Settings'],
  ['/akun/pengaturan/password', 'Pengaturan', 'Settings'],
  ['/akun/pengaturan/perangkat', 'Pengaturan', 'Settings'],
  ['/akun/pengaturan/notifikasi', 'Pengaturan', 'Settings'],
  ['/akun/notifikasi', 'Notifikasi', 'Notifications'],
  ['/akun/verifikasi-otp', 'Verifikasi', 'Verification'],
  ['/verification-phone', 'Verifikasi', 'Verification'],
  ['/akun/topup', 'Akunku', 'My account'],
  ['/akun/withdraw', 'Akunku', 'My account'],
  ['/akun/balance', 'Akunku', 'My account'],
  ['/akun/referral', 'Akunku', 'My account'],
  ['/akun/referral_list', 'Akunku', 'My account'],
  ['/akun/logout', 'Akunku', 'My account'],
  ['/akun/change-point', undefined, undefined],
  ['/saldo', undefined, undefined],
  ['/login', 'Masuk', 'Sign in'],
  ['/chat/0/0/0/0', 'Pesan', 'Messages'],
  ['/f/daftar-pengemudi', undefined, undefined],
  ['/invoice', 'Tagihan', 'Invoices'],
];

test.each(pages)('the header of %s says %s', (path, ...titles) => {
  const route = matchIn(customerRoutes, path)?.route;
  const title = route && (route.title ?? headerTitles[route.content]);
  expect(route).toBeDefined();
  expect(translates.map((translate) => title && translate(title))).toEqual(titles);
});

test('every page of the account is in the table', () => {
  const paths = customerRoutes.map(({ path }) => path).filter((path) => path.startsWith('/akun'));
  expect(paths.filter((path) => !pages.some(([one]) => one === path))).toEqual([]);
});

/** Two paths of one page. */
const twins = ['/saldo'];

test.each(translates)('every page of the account has a title of its own (%#)', (translate) => {
  const titles = customerRoutes
    .filter(({ path }) => /^\/(akun|saldo|verification)/.test(path) && !twins.includes(path))
    .map(({ path, head }) => [
      head({ data: null, match: { params: {}, search: new URLSearchParams() }, text: translate }).title,
      path,
    ]);
  const named = new Map(titles.map(([title, path]) => [title, path]));
  expect(titles.filter(([title, path]) => named.get(title) !== path)).toEqual([]);
});

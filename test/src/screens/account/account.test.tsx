import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { AccountScreenDocument } from '../../../../src/__generated__/documents/account-screen';
import { PurchasesScreenDocument } from '../../../../src/__generated__/documents/purchases-screen';
import { RequestCodeDocument } from '../../../../src/__generated__/documents/request-code';
import { SignOutDocument } from '../../../../src/__generated__/documents/sign-out';
import { SignOutEverywhereDocument } from '../../../../src/__generated__/documents/sign-out-everywhere';
import { VerifyCodeDocument } from '../../../../src/__generated__/documents/verify-code';
import { VerifyEmailDocument } from '../../../../src/__generated__/documents/verify-email';
import { VerifyEmailScreenDocument } from '../../../../src/__generated__/documents/verify-email-screen';
import { VerifyPhoneScreenDocument } from '../../../../src/__generated__/documents/verify-phone-screen';
import { storeOrigin, readOrigin } from '../../../../src/screens/near-me/near-me-screen';
import { testStore } from '../../../support/browser/test-store';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';
import { fill } from '../../../support/browser/fill';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';

const rupiah = (amount: number) => ({ amount, currency: 'Rp' });
const customer = {
  id: 'c1',
  name: 'Sari Dewi',
  username: 'sari',
  email: 'sari@mail.id',
  phone: '+62812',
  photo: null,
  emailVerified: false,
  phoneVerified: false,
  verification: { phone: 'SKIPPABLE', emailNeeded: true, emailByCode: true },
  balance: rupiah(75_000),
  balanceMode: 'OPEN',
  points: 12,
  referralShown: true,
  invoiceNotice: { pending: 2, icon: null },
};
const codeRequest = {
  __typename: 'CodeRequest',
  request: 'r1',
  channel: 'EMAIL',
  sentTo: 's***@mail.id',
  expiresIn: 300,
  resendIn: 60,
};
const account = (differences: object = {}) =>
  answering(AccountScreenDocument, () => ({ customer: { ...customer, ...differences } }));
const currentPath = () => screen.getByLabelText('current path').textContent;
const tap = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

beforeEach(() => setFlag());
afterEach(() => {
  clearFlag();
  localStorage.clear();
  sessionStorage.clear();
});

test('the account shows the customer and links to all pages', async () => {
  await showPage('/akun', [account()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sari Dewi' })).toBeVisible();
  expect(screen.getByText('Rp75.000')).toBeVisible();
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(paths).toEqual(
    expect.arrayContaining([
      '/akun',
      '/akun/shopping',
      '/invoice',
      '/saldo',
      '/akun/profil',
      '/akun/pengaturan',
      '/akun/change-point',
      '/akun/referral',
      '/verification-phone',
      '/akun/logout',
    ]),
  );
  expect(screen.getByRole('link', { name: /Tagihan belum terbayar/ })).toHaveTextContent('2 tagihan');
});

test('a wallet in Koin has that name and no currency', async () => {
  await showPage('/akun', [account({ balanceMode: 'CLOSED', balance: { amount: 75_000, currency: '' } })]);
  expect((await screen.findByText('Koin', { selector: 'dt' })).nextElementSibling).toHaveTextContent(/^75\.000$/);
});

test.each([
  ['no wallet', { balance: null, points: null }, 'Rp75.000'],
  ['no points', { points: null }, 'Tukar Poin'],
  ['no referral', { referralShown: false }, 'Referral'],
  ['no invoices', { invoiceNotice: null }, 'Tagihan belum terbayar'],
])('a store with %s shows none', async (_what, differences, text) => {
  await showPage('/akun', [account(differences)]);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(text)).toBeNull();
});

test('a store that hides purchases has no tab for them', async () => {
  await showPage('/akun', [account()], testStore({ purchasesHidden: true }));
  expect(await screen.findByRole('link', { name: 'PROFIL' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'PEMBELIAN' })).toBeNull();
});

test('an expired session redirects to sign-in and back', async () => {
  await showPage('/akun', [answering(AccountScreenDocument, () => ({ customer: null }))]);
  await waitFor(() => expect(currentPath()).toBe('/login?next=%2Fakun'));
  expect(document.cookie).not.toContain('at.kopi');
});

test('a page that failed to load can be retried', async () => {
  let answer: object = failure;
  await showPage('/akun', [answering(AccountScreenDocument, () => answer)]);
  answer = { customer };
  await act(async () => fireEvent.click(screen.getByText('Coba Lagi')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sari Dewi' })).toBeVisible();
});

test('an e-mail is verified by a requested code', async () => {
  const { execute } = await showPage('/akun', [
    account(),
    answering(VerifyEmailDocument, () => ({ verifyEmail: codeRequest })),
    answering(VerifyEmailScreenDocument, () => ({ customer })),
    answering(VerifyCodeDocument, () => ({ verifyCode: { __typename: 'SignedIn', customer: { id: 'sari' } } })),
  ]);
  await tap('Verifikasi E-mail Belum terverifikasi');
  const dialog = screen.getByRole('alertdialog', { name: 'E-mail belum terverifikasi.' });
  expect(dialog).toHaveTextContent('Kirim verifikasi E-mail?');
  await tap('CANCEL');
  expect(askedFor(execute, VerifyEmailDocument)).toEqual([]);
  await tap('Verifikasi E-mail Belum terverifikasi');
  await tap('YES');
  await waitFor(() => expect(currentPath()).toBe('/akun/verifikasi-otp'));
  expect(await screen.findByText('Kode dikirim ke s***@mail.id')).toBeVisible();
  await fill('Kode verifikasi', '123456');
  await tap('Verifikasi');
  await waitFor(() => expect(currentPath()).toBe('/akun'));
  expect(askedFor(execute, VerifyCodeDocument)).toEqual([{ request: 'r1', code: '123456' }]);
});

test('a refused verification shows the reason', async () => {
  await showPage('/akun', [
    account(),
    answering(VerifyEmailDocument, () => ({
      verifyEmail: { __typename: 'Refusal', code: 'TOO_MANY_GUESSES', message: '' },
    })),
  ]);
  await tap('Verifikasi E-mail Belum terverifikasi');
  await tap('YES');
  expect(await screen.findByText(/^Gagal: Terlalu banyak percobaan/)).toBeVisible();
});

test('a mail with a link is only announced', async () => {
  await showPage('/akun', [
    account({ verification: { ...customer.verification, emailByCode: false } }),
    answering(VerifyEmailDocument, () => ({ verifyEmail: codeRequest })),
  ]);
  await tap('Verifikasi E-mail Belum terverifikasi');
  await tap('YES');
  expect(await screen.findByText(/^Berhasil:/)).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/akun'));
});

test('a phone is verified by a code sent to it', async () => {
  const { execute } = await showPage('/verification-phone?next=%2Fnearme', [
    answering(VerifyPhoneScreenDocument, () => ({ customer })),
    answering(RequestCodeDocument, () => ({ requestCode: codeRequest })),
    answering(VerifyCodeDocument, () => ({ verifyCode: { __typename: 'SignedIn', customer: { id: 'sari' } } })),
  ]);
  await fill('Nomor HP', '08123456789');
  await tap('Kirim kode');
  await screen.findByLabelText('Kode verifikasi');
  expect(askedFor(execute, RequestCodeDocument)).toEqual([
    { purpose: 'PHONE', channel: 'WHATSAPP', phone: '08123456789', request: null },
  ]);
  await fill('Kode verifikasi', '123456');
  await tap('Verifikasi');
  await waitFor(() => expect(currentPath()).toBe('/nearme'));
});

test.each([
  ['SKIPPABLE', true],
  ['REQUIRED', false],
])('verifying a phone that is %s can be skipped: %s', async (phone, skips) => {
  await showPage('/verification-phone?next=%2Fnearme', [
    answering(VerifyPhoneScreenDocument, () => ({ customer: { ...customer, verification: { phone } } })),
  ]);
  await screen.findByLabelText('Nomor HP');
  expect(screen.queryByRole('button', { name: 'Lewati' }) !== null).toBe(skips);
  if (!skips) return;
  await tap('Lewati');
  expect(currentPath()).toBe('/nearme');
  expect(sessionStorage.getItem('kopi:customer:phone-skipped')).toBe('yes');
});

test('signing out asks for confirmation: CANCEL goes back', async () => {
  const { execute } = await showPage('/akun/logout', [account()]);
  expect(await screen.findByRole('alertdialog', { name: 'Keluar dari akun ini ?' })).toBeVisible();
  await tap('CANCEL');
  await waitFor(() => expect(currentPath()).toBe('/akun'));
  expect(askedFor(execute, SignOutDocument)).toEqual([]);
});

test('signing out goes home and removes the customer’s data', async () => {
  localStorage.setItem('kopi:customer:draft', 'x');
  sessionStorage.setItem('kopi:guest:choice', 'x');
  localStorage.setItem('kopi:keyword', 'saldo');
  localStorage.setItem('lain:customer:draft', 'x');
  await showPage('/akun/logout', [
    answering(SignOutDocument, () => ({ signOut: { __typename: 'Done', message: '' } })),
  ]);
  await tap('YES');
  await waitFor(() => expect(currentPath()).toBe('/'));
  expect(document.cookie).not.toContain('at.kopi');
  expect(Object.keys(localStorage).sort()).toEqual(expect.arrayContaining(['kopi:keyword', 'lain:customer:draft']));
  expect(localStorage.getItem('kopi:customer:draft')).toBeNull();
  expect(sessionStorage.getItem('kopi:guest:choice')).toBeNull();
});

test('signing out removes the stored position', async () => {
  storeOrigin('kopi', { origin: { position: { latitude: -6.9, longitude: 107.6 }, name: null }, trouble: null });
  expect(readOrigin('kopi')).not.toBeNull();
  await showPage('/akun/logout', [
    answering(SignOutDocument, () => ({ signOut: { __typename: 'Done', message: '' } })),
  ]);
  await tap('YES');
  await waitFor(() => expect(currentPath()).toBe('/'));
  expect(readOrigin('kopi')).toBeNull();
});

test.each([
  ['refused', { signOut: { __typename: 'Refusal', message: 'Server sibuk' } }, 'Gagal Log out: Server sibuk'],
  ['lost', failure, 'Gagal Log out'],
])('a sign-out that is %s says so, and the session continues', async (_what, answer, text) => {
  await showPage('/akun/logout', [account(), answering(SignOutDocument, () => answer)]);
  await tap('YES');
  expect(await screen.findByText(text)).toBeVisible();
  expect(document.cookie).toContain('at.kopi');
  await tap('OK');
  await waitFor(() => expect(currentPath()).toBe('/akun'));
});

test('signing out everywhere shows the server’s message, then sign-in', async () => {
  await showPage('/akun', [
    account(),
    answering(SignOutEverywhereDocument, () => ({
      signOutEverywhere: { __typename: 'Done', message: 'Semua sesi berakhir' },
    })),
  ]);
  await tap('Keluar dari semua perangkat');
  await tap('YA');
  await waitFor(() => expect(currentPath()).toBe('/login?next=%2Fakun'));
  expect(screen.getByText('Semua sesi berakhir')).toBeVisible();
});

const purchase = {
  id: 'o1',
  number: 'JJ0000001',
  category: 'GOODS',
  status: 'RECEIVED',
  paymentKind: 'PLATFORM',
  createdAt: '2026-11-21T03:15:00Z',
  supplierName: 'Kebun Cisarua',
  supplierIcon: null,
  total: rupiah(24_000),
  lineCount: 3,
  firstTitle: 'Bayam Hijau',
  firstImage: null,
};

const counts = { all: 41, toPay: 1, inProcess: 2, shipped: 30, done: 8, cancelled: 0 };

const purchases = (orders: object[], page = 1, lastPage = 1, given: object | null = null) =>
  answering(PurchasesScreenDocument, () => ({
    customer: { purchases: { orders, pageInfo: { page, lastPage }, counts: given } },
  }));

test('a purchase shows title, seller, date, status and total, and opens by the rules of its tab', async () => {
  await showPage('/akun/shopping', [purchases([purchase, { ...purchase, id: 'o2', status: 'AWAITING_PAYMENT' }])]);
  const [first, second] = (await screen.findAllByText('Bayam Hijau')).map((title) => title.closest('a'));
  for (const text of ['Selesai', 'Barang', 'Kebun Cisarua', 'JJ0000001', 'Rp24.000', '+2 barang lain'])
    expect(first).toHaveTextContent(text);
  expect(first).toHaveAttribute('href', '/order/o1/detail/');
  expect(second).toHaveAttribute('href', '/beli-langsung/o2/');
  const shown = new Intl.DateTimeFormat('id-ID', { hour: '2-digit', minute: '2-digit' });
  expect(first).toHaveTextContent(shown.format(new Date(purchase.createdAt)));
});

test('purchases with the same status label have a second line', async () => {
  const sent = { ...purchase, id: 'o2', status: 'SENT' };
  await showPage('/akun/shopping', [purchases([{ ...purchase, status: 'NEW' }, sent])]);
  const [first, second] = (await screen.findAllByText('Menunggu Konfirmasi')).map((badge) => badge.closest('a'));
  expect(first).toHaveTextContent('Penjual belum menerima pesanan ini.');
  expect(second).toHaveTextContent('Pesanan sedang dikirim.');
});

test('a customer without purchases gets a link to the store', async () => {
  await showPage('/akun/shopping', [purchases([])]);
  expect(await screen.findByRole('heading', { name: 'Belum ada pembelian' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mulai belanja' })).toHaveAttribute('href', '/');
});

test('purchases continue on further pages', async () => {
  const { execute } = await showPage('/akun/shopping?page=2', [purchases([purchase], 2, 3)]);
  expect(await screen.findByRole('link', { name: /Berikutnya/ })).toHaveAttribute('href', '/akun/shopping?page=3');
  expect(askedFor(execute, PurchasesScreenDocument)).toEqual([{ page: 2, state: null, search: null }]);
});

test('purchases are filtered by state and searched, in the URL and across pages', async () => {
  const path = '/akun/shopping?status=shipped&cari=bayam&page=2';
  const { execute } = await showPage(path, [purchases([purchase], 2, 3, counts)]);
  expect(askedFor(execute, PurchasesScreenDocument)).toEqual([{ page: 2, state: 'SHIPPED', search: 'bayam' }]);
  expect(await screen.findByRole('link', { name: 'Dikirim (30)' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: /Berikutnya/ })).toHaveAttribute(
    'href',
    '/akun/shopping?status=shipped&cari=bayam&page=3',
  );
  expect(screen.getByRole('link', { name: 'Selesai (8)' })).toHaveAttribute(
    'href',
    '/akun/shopping?status=done&cari=bayam',
  );
  expect(screen.getByRole('link', { name: 'Hapus pencarian “bayam”' })).toHaveAttribute(
    'href',
    '/akun/shopping?status=shipped',
  );
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cari nomor pesanan atau barang' });
  fireEvent.change(field, { target: { value: 'JJ0000001' } });
  await act(async () => field.form?.requestSubmit());
  expect(currentPath()).toBe('/akun/shopping?status=shipped&cari=JJ0000001');
});

test('without a matching purchase the page says so and links to all', async () => {
  await showPage('/akun/shopping?status=cancelled', [purchases([], 1, 1, counts)]);
  expect(await screen.findByRole('heading', { name: 'Tidak ada pembelian yang cocok' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lihat semua pembelian' })).toHaveAttribute('href', '/akun/shopping');
  expect(screen.getByRole('link', { name: 'Dibatalkan (0)' })).toHaveAttribute('aria-current', 'true');
});

test('with a provider that cannot filter, all purchases are shown without filters', async () => {
  await showPage('/akun/shopping?status=done', [purchases([purchase])]);
  expect(await screen.findByText('Bayam Hijau')).toBeVisible();
  expect(screen.queryByRole('searchbox', { name: /nomor pesanan/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Selesai/, current: true })).toBeNull();
});

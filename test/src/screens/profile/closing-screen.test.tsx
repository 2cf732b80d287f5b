import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { AccountStateDocument } from '../../../../src/__generated__/documents/account-state';
import { CloseAccountDocument } from '../../../../src/__generated__/documents/close-account';
import { ClosingScreenDocument } from '../../../../src/__generated__/documents/closing-screen';
import { homeRoute } from '../../../../src/screens/home/route';
import { profileRoutes } from '../../../../src/screens/profile/routes';
import { answering, askedFor, showPage } from '../../../support/browser/store-page';
import { setFlag } from '../../../support/browser/session-flag';

const nothing = {
  __typename: 'AccountClosing',
  balance: null,
  balanceMode: 'OPEN',
  points: 0,
  unfinishedOrders: 0,
  openInvoices: 0,
  pendingInvoices: 0,
};
const rich = { ...nothing, balance: { __typename: 'Money', amount: 25_000, currency: 'Rp' }, points: 40 };

const show = (
  closing: object,
  close: () => object = () => ({ closeAccount: { __typename: 'Done' } }),
  customer: object | null = { __typename: 'Customer', id: 'rina' },
) =>
  showPage('/akun/profil/tutup', [
    answering(ClosingScreenDocument, () => ({
      customer: { __typename: 'Customer', id: 'rina', accountClosing: closing },
    })),
    answering(CloseAccountDocument, close),
    answering(AccountStateDocument, () => ({ customer })),
  ]);

beforeAll(async () => {
  await Promise.all([...profileRoutes, homeRoute].map(({ screen: { preload } }) => preload()));
});
beforeEach(() => {
  sessionStorage.clear();
  setFlag();
});

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Tutup akun' }));
async function fill(reason = 'Pindah') {
  if (reason) await userEvent.type(screen.getByLabelText(/^Alasan/), reason);
  await userEvent.type(screen.getByLabelText('Password'), 'belanja123');
}

test('orders and payments under way are named, and nothing can be sent', async () => {
  await show({ ...nothing, unfinishedOrders: 2, pendingInvoices: 1 });
  expect(screen.getByText('2 pesanan masih berjalan. Selesaikan atau batalkan dulu.')).toBeVisible();
  expect(
    screen.getByText('1 tagihan sedang dibayar. Tunggu sampai selesai, atau batalkan pembayarannya.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tagihan' })).toHaveAttribute('href', '/invoice');
  expect(screen.getByRole('link', { name: 'Lihat pesanan' })).toHaveAttribute('href', '/akun/shopping');
  expect(screen.queryByRole('button', { name: 'Tutup akun' })).toBeNull();
});

const always = [
  'Pesanan yang sudah selesai tetap ada di pembukuan toko, tanpa nama, alamat, dan catatanmu.',
  'Nama, username, e-mail, nomor HP, alamat, keranjang, pesan, dan gambarmu dihapus untuk selamanya. E-mail dan nomor HP itu bisa dipakai mendaftar lagi.',
  'Kamu keluar dari semua perangkat.',
];

test.each<[what: string, closing: object, facts: string[]]>([
  ['nothing of its own', nothing, ['Tidak ada saldo atau poin yang hilang.', ...always]],
  ['points alone', { ...nothing, points: 40 }, ['40 poin hangus.', ...always]],
  [
    'an unpaid invoice',
    { ...nothing, openInvoices: 3 },
    [
      'Tidak ada saldo atau poin yang hilang.',
      always[0] ?? '',
      '3 tagihan belum dibayar. Setelah akun ditutup, tagihan tidak bisa dibayar dari sini.',
      ...always.slice(1),
    ],
  ],
])('closing an account with %s has these consequences', async (_what, closing, facts) => {
  await show(closing);
  expect(screen.getByText('Baca dulu apa yang terjadi bila akun ditutup. Ini tidak bisa dibatalkan.')).toBeVisible();
  expect(
    within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(facts);
  expect(screen.getByText('Dikirim ke toko tanpa namamu')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tutup akun' })).toBeVisible();
});

test.each([
  ['', 'Silahkan isi Alasan'],
  [' ', 'Silahkan isi Alasan'],
  ['a'.repeat(201), 'Alasan paling panjang 200 huruf'],
])('the reason "%s" is not sent: %s', async (reason, text) => {
  const { execute } = await show(nothing);
  if (reason) {
    await userEvent.click(screen.getByLabelText(/^Alasan/));
    await userEvent.paste(reason);
  }
  await fill('');
  await submit();
  expect(await screen.findByText(text)).toBeVisible();
  expect(askedFor(execute, CloseAccountDocument)).toEqual([]);
});

test('balance and points are shown, and have to be given up', async () => {
  const { execute } = await show(rich);
  expect(screen.getByText(/^Saldo Rp25.000 masih tersisa/)).toBeVisible();
  expect(screen.getByText('40 poin hangus.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tarik saldo' })).toHaveAttribute('href', '/akun/withdraw');
  await fill();
  await submit();
  expect(await screen.findByText('Setujui dulu untuk merelakan yang tersisa')).toBeVisible();
  expect(askedFor(execute, CloseAccountDocument)).toEqual([]);
});

test('the balance and the points that were shown are sent', async () => {
  const { execute } = await show(rich, () => ({
    closeAccount: { __typename: 'Refusal', code: 'CLOSING_BALANCE', message: '' },
  }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Saya merelakan Rp25.000 + 40 poin' }));
  await fill();
  await submit();
  expect(await screen.findByText(/^Saldo atau poinmu telah berubah/)).toBeVisible();
  expect(askedFor(execute, CloseAccountDocument)).toEqual([
    { closing: { reason: 'Pindah', password: 'belanja123', givenUp: { balance: 25_000, points: 40 } } },
  ]);
});

test('coins cannot be withdrawn', async () => {
  await show({ ...rich, balanceMode: 'CLOSED', balance: { __typename: 'Money', amount: 6_400, currency: '' } });
  expect(screen.getByText(/^6.400 Koin masih tersisa dan tidak bisa ditarik/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tarik saldo' })).toBeNull();
});

test('a refusal is shown until something is changed', async () => {
  await show(nothing, () => ({ closeAccount: { __typename: 'Refusal', code: 'PASSWORD_WRONG', message: '' } }));
  await fill();
  await submit();
  expect(await screen.findByText('Password salah')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Alasan/), ' jauh');
  await waitFor(() => expect(screen.queryByText('Password salah')).toBeNull());
});

const lost = () => {
  throw new Error('offline');
};

test('without an answer, requests the account: it still exists', async () => {
  await show(nothing, lost);
  await fill();
  await submit();
  expect(await screen.findByText('Akun belum ditutup. Coba lagi sebentar lagi.')).toBeVisible();
});

test('without an answer, requests the account: it is closed', async () => {
  await show(nothing, lost, null);
  await fill();
  await submit();
  expect(await screen.findByText('Sukses. Akun sudah ditutup.')).toBeVisible();
});

test('the reason is restored after a reload or a new sign-in, until the account is closed, but no password', async () => {
  const { unmount } = await show(nothing);
  await fill('Pindah kota');
  unmount();
  const again = await show(nothing);
  await waitFor(() => expect(screen.getByLabelText(/^Alasan/)).toHaveValue('Pindah kota'));
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('belanja123');
  await fill('');
  await submit();
  expect(await screen.findByText('Sukses. Akun sudah ditutup.')).toBeVisible();
  again.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Pindah');
});

test('axe reports nothing', async () => {
  const { container } = await show({ ...rich, openInvoices: 1 });
  const { violations } = await axe.run(container, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});

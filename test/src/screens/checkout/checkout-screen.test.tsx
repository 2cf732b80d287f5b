import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { CreateOrderDocument } from '../../../../src/__generated__/documents/create-order';
import { SetQuantityDocument } from '../../../../src/__generated__/documents/set-quantity';
import { routes } from '../../../../src/app/router/routes';
import { askedFor, failure } from '../../../support/browser/store-page';
import { sumRows } from '../../../support/browser/sum-rows';
import {
  address,
  applied,
  checkout,
  line,
  order,
  refusal,
  showCheckout,
} from '../../../support/browser/checkout-fixture';

beforeAll(() => Promise.all(routes.map((route) => route.screen.preload())));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// Clicks without a pointer, because in jsdom all taps are in one corner, where the shell counts them.
const tapOn = (part: HTMLElement) => act(async () => part.click());
const tap = (name: string | RegExp) => tapOn(screen.getByRole('button', { name }));
const tapIn = async (sheet: string, name: RegExp) => {
  const dialog = await screen.findByRole('dialog', { name: sheet });
  await tapOn(within(dialog).getByRole('button', { name }));
};
const place = () => tap('CHECK OUT');
const total = () => screen.getAllByText('Total').at(-1)?.nextElementSibling?.textContent;
const currentPath = () => screen.getByLabelText('current path').textContent;

async function chooseCarrier() {
  await tap('Pilih Jasa Pengiriman');
  await tapIn('Pilih Jasa Pengiriman', /Kurir toko/);
}
async function choosePayment(name = /Bayar di tempat/) {
  await tap('Pilih Pembayaran');
  await tapIn('Pilih Pembayaran', name);
}

const headings = [
  'DROPSHIP',
  'ALAMAT PENGIRIMAN',
  'DETAIL BARANG',
  'DIKIRIM DENGAN',
  'CATATAN',
  'PEMBAYARAN',
  'KODE VOUCHER',
  'RINGKASAN BELANJA',
];

test('the sections are in order, and none blocks the others', async () => {
  const { container } = await showCheckout();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(headings);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test.each([
  [refusal('CART_EMPTY'), 'Belum ada produk yang mau dibeli'],
  [refusal('LINE_GONE'), 'Ada barang yang tidak bisa dibeli lagi'],
])('without a checkout the page says why and links to the cart', async (nothing, text) => {
  await showCheckout({ checkout: () => nothing });
  expect(screen.getByRole('heading', { name: text })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ke Keranjang' })).toHaveAttribute('href', '/cart');
});

test('each missing part has its own message, and nothing is sent', async () => {
  const { execute } = await showCheckout();
  await place();
  expect(await screen.findByText('Pilih tipe ekspedisi terlebih dahulu', { selector: '[role=alert]' })).toBeVisible();
  await chooseCarrier();
  await place();
  expect(await screen.findByText('Pilih tipe pembayaran terlebih dahulu', { selector: '[role=alert]' })).toBeVisible();
  expect(askedFor(execute, CreateOrderDocument)).toEqual([]);
});

test('asks for a missing address', async () => {
  await showCheckout({ checkout: () => ({ ...checkout, address: null }) });
  await place();
  expect(await screen.findByText('Harap mengisi alamat pengiriman', { selector: '[role=alert]' })).toBeVisible();
});

test('the address sheet stays until the checkout has the saved address', async () => {
  const moved = { ...address, district: { __typename: 'Region', id: '327311', name: 'Cidadap' } };
  let answerAgain: () => void = () => {};
  const asked = jest
    .fn<object, []>(() => new Promise((answer) => (answerAgain = () => answer({ ...checkout, address: moved }))))
    .mockReturnValueOnce(checkout);
  await showCheckout({ checkout: asked });
  await tap(/^Rina/);
  const sheet = await screen.findByRole('dialog', { name: 'Alamat Pengiriman' });
  await tapOn(within(sheet).getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(within(sheet).getByRole('button', { name: 'Simpan' })).toHaveAttribute('aria-disabled', 'true');
  await act(async () => answerAgain());
  await waitFor(() => expect(sheet).not.toBeVisible());
  expect(screen.getByText(/Cidadap/)).toBeVisible();
});

test('a sender without a name or a note with an invalid character is not sent', async () => {
  const { execute } = await showCheckout();
  await chooseCarrier();
  await choosePayment();
  await tapOn(screen.getByRole('checkbox'));
  await place();
  expect(await screen.findAllByText('Nama dan nomor HP pengirim harus diisi', { selector: 'p' })).toHaveLength(2);
  await tapOn(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByRole('textbox', { name: 'CATATAN' }), 'Lantai 2 & 3');
  expect(screen.getByText('Input tidak valid')).toBeVisible();
  await place();
  expect(screen.getByRole('textbox', { name: 'CATATAN' })).toBeInvalid();
  expect(askedFor(execute, CreateOrderDocument)).toEqual([]);
});

test('asks for a package after its carrier', async () => {
  await showCheckout();
  await tap('Pilih Paket Pengiriman');
  expect(await screen.findByText('Pilih Jasa Pengiriman terlebih dahulu')).toBeVisible();
});

test('carriers that fail to load say so and load on retry', async () => {
  const carriers = jest.fn<object, []>().mockReturnValue({ carriers: [] }).mockReturnValueOnce(failure);
  await showCheckout({ carriers });
  await tap('Pilih Jasa Pengiriman');
  const dialog = await screen.findByRole('dialog', { name: 'Pilih Jasa Pengiriman' });
  expect(await within(dialog).findByText('Gagal ambil data Expedisi')).toBeVisible();
  await tapOn(within(dialog).getByText('Coba Lagi'));
  expect(await within(dialog).findByText('Tidak ditemukan')).toBeVisible();
});

test('an order below the minimum shows the minimum', async () => {
  await showCheckout({
    checkout: () => ({ ...checkout, minimumOrder: { __typename: 'Money', amount: 50_000, currency: 'Rp' } }),
  });
  await chooseCarrier();
  await choosePayment();
  await place();
  expect(await screen.findByText('Minimal pembelian untuk pemesanan adalah Rp50.000')).toBeVisible();
});

test('after CHECK OUT the next page shows the order number while it loads', async () => {
  await showCheckout({ order: () => new Promise(() => {}) });
  await chooseCarrier();
  await choosePayment();
  await place();
  expect(await screen.findByRole('heading', { level: 1, name: 'JJ0000001' })).toBeVisible();
  expect(currentPath()).toBe('/order/o1/detail/');
});

test('the order is sent once, as shown, and opens its page', async () => {
  const { execute } = await showCheckout();
  await chooseCarrier();
  await choosePayment(/Virtual Account/);
  await userEvent.type(screen.getByRole('textbox', { name: 'CATATAN' }), 'Titip satpam');
  expect(sumRows('Subtotal')).toEqual([
    ['Subtotal', 'Rp10.000'],
    ['Biaya layanan', 'Rp1.000'],
    ['Ongkos kirim', 'Rp10.000'],
    ['Biaya pembayaran', 'Rp2.500'],
    ['Total', 'Rp23.500'],
  ]);
  const button = screen.getByRole('button', { name: 'CHECK OUT' });
  await act(async () => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(currentPath()).toBe('/order/o1/detail/'));
  const [sent, ...more] = askedFor(execute, CreateOrderDocument) as { order: { idempotencyKey: string } }[];
  expect(more).toEqual([]);
  expect(sent?.order).toMatchObject({
    lines: [{ id: 'l1', quantity: 2, price: 5_000 }],
    total: 23_500,
    note: 'Titip satpam',
    carrier: 'kurir',
    carrierKind: 'FIXED',
    package: null,
    payment: 'va',
    paymentKind: 'API',
    voucher: null,
    dropship: null,
  });
  expect(sent?.order.idempotencyKey).toMatch(/^WEB[A-Za-z0-9]{17}$/);
  expect(Object.keys(localStorage).filter((name) => name.includes('c1'))).toEqual([]);
});

test('a carrier with packages requires one of them, and the voucher waits for its cost', async () => {
  const { execute } = await showCheckout();
  await tap('Pilih Jasa Pengiriman');
  await tapIn('Pilih Jasa Pengiriman', /Pos/);
  await tapIn('Pilih Paket Pengiriman', /REG/);
  await choosePayment();
  await userEvent.type(screen.getByRole('textbox', { name: 'KODE VOUCHER' }), 'hemat');
  await tap('Input Voucher');
  expect(await screen.findByText(/Hemat Rp2\.000/)).toBeVisible();
  expect(sumRows('Subtotal')).toEqual([
    ['Subtotal', 'Rp10.000'],
    ['Biaya layanan', 'Rp1.000'],
    ['Ongkos kirim', 'Rp12.000'],
    ['Diskon voucher', '-Rp2.000'],
    ['Total', 'Rp21.000'],
  ]);
  await place();
  await waitFor(() => expect(askedFor(execute, CreateOrderDocument)).toHaveLength(1));
  expect(askedFor(execute, CreateOrderDocument)).toMatchObject([
    { order: { carrier: 'pos', package: 'REG', voucher: 'HEMAT', total: 21_000 } },
  ]);
});

test('a voucher can be checked before a package is chosen', async () => {
  await showCheckout();
  await tap('Pilih Jasa Pengiriman');
  await tapIn('Pilih Jasa Pengiriman', /Pos/);
  await screen.findByRole('dialog', { name: 'Pilih Paket Pengiriman' });
  await userEvent.type(screen.getByRole('textbox', { name: 'KODE VOUCHER', hidden: true }), 'hemat');
  await tapOn(screen.getByRole('button', { name: 'Input Voucher', hidden: true }));
  expect(await screen.findByText(/Hemat Rp2\.000/)).toBeInTheDocument();
});

test('a voucher that depends on delivery says what to choose first and is checked again after a reload', async () => {
  await showCheckout({ voucher: () => ({ checkVoucher: refusal('VOUCHER_NOT_APPLICABLE') }) });
  await userEvent.type(screen.getByRole('textbox', { name: 'KODE VOUCHER' }), 'ongkir');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ONGKIR');
  await tap('Input Voucher');
  expect(await screen.findByText('Pilih tipe ekspedisi terlebih dahulu')).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage })).toContain('ONGKIR');
  await chooseCarrier();
  await waitFor(() => expect(screen.queryByText('Pilih tipe ekspedisi terlebih dahulu')).toBeNull());
});

test('a voucher being checked again keeps its value, so that an order placed meanwhile is as shown', async () => {
  let answerAgain: (answer: object) => void = () => {};
  const voucher = jest
    .fn<object, []>(() => new Promise<object>((answer) => (answerAgain = answer)))
    .mockReturnValueOnce({ checkVoucher: applied(2_000) });
  const { execute } = await showCheckout({ voucher });
  await chooseCarrier();
  await userEvent.type(screen.getByRole('textbox', { name: 'KODE VOUCHER' }), 'hemat');
  await tap('Input Voucher');
  expect(await screen.findByText(/Hemat Rp2\.000/)).toBeVisible();
  await choosePayment();
  expect(voucher).toHaveBeenCalledTimes(2);
  expect(total()).toBe('Rp19.000');
  await place();
  expect(askedFor(execute, CreateOrderDocument)).toEqual([]);
  answerAgain({ checkVoucher: applied(2_000) });
  await waitFor(() =>
    expect(askedFor(execute, CreateOrderDocument)).toMatchObject([{ order: { voucher: 'HEMAT', total: 19_000 } }]),
  );
});

test('a missing voucher code is asked for; a refused one says why', async () => {
  await showCheckout({ voucher: () => ({ checkVoucher: refusal('VOUCHER_EXPIRED') }) });
  await tap('Input Voucher');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Mohon inputkan kode voucher');
  await tap('OK');
  await userEvent.type(screen.getByRole('textbox', { name: 'KODE VOUCHER' }), 'hemat');
  await tap('Input Voucher');
  expect(await screen.findByText('Voucher sudah tidak berlaku')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'KODE VOUCHER' })).toHaveValue('HEMAT');
});

test('a refused order says so and can be placed again', async () => {
  const create = jest.fn<{ createOrder: object }, []>(() => ({ createOrder: order }));
  create.mockReturnValueOnce({ createOrder: refusal('STOCK_SHORT') });
  await showCheckout({ create });
  await chooseCarrier();
  await choosePayment();
  await place();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Gagal Melakukan Pemesanan');
  expect(dialog).toHaveTextContent('Stok belum tersedia');
  await tap('OK');
  await waitFor(() => expect(screen.getByRole('button', { name: 'CHECK OUT' })).toBeEnabled());
  await place();
  await waitFor(() => expect(currentPath()).toBe('/order/o1/detail/'));
});

test('a changed total is shown beside the confirmed one', async () => {
  await showCheckout({ create: () => ({ createOrder: refusal('PRICE_CHANGED', 30_000) }) });
  await chooseCarrier();
  await choosePayment();
  await place();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Sebelumnya Rp21.000, sekarang Rp30.000');
});

test('the outcome of a lost answer is requested, and the created order is shown', async () => {
  const { execute } = await showCheckout({
    create: () => failure,
    attempt: () => ({ orderAttempt: order }),
  });
  await chooseCarrier();
  await choosePayment();
  await place();
  await waitFor(() => expect(currentPath()).toBe('/order/o1/detail/'));
  expect(askedFor(execute, CreateOrderDocument)).toHaveLength(1);
});

test('more than the stock cannot be bought, one piece less can', async () => {
  let now = { ...line };
  const { execute } = await showCheckout({
    checkout: () => ({ ...checkout, revision: now.quantity, lines: [now] }),
    quantity: ({ line: { quantity } }) => {
      now = { ...line, quantity };
      return { updateCart: { __typename: 'Cart' } };
    },
  });
  await tap('Tambah Bayam');
  await waitFor(() => expect(askedFor(execute, SetQuantityDocument)).toHaveLength(1));
  await tap('Tambah Bayam');
  expect(await screen.findByText('Stok belum tersedia')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Jumlah Bayam' })).toHaveValue('3');
  expect(askedFor(execute, SetQuantityDocument)).toEqual([{ line: { id: 'l1', quantity: 3, checked: true } }]);
});

test('a refused quantity is reverted with a message', async () => {
  await showCheckout({
    quantity: () => ({ updateCart: { ...refusal('CLOSED'), message: 'Toko sedang tutup. Buka Kamis 09.00 WIB' } }),
  });
  await tap('Tambah Bayam');
  expect(await screen.findByText('Toko sedang tutup. Buka Kamis 09.00 WIB')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Jumlah Bayam' })).toHaveValue('2'));
});

test('after a reload all choices and input are restored', async () => {
  const { unmount } = await showCheckout();
  await chooseCarrier();
  await choosePayment();
  await userEvent.type(screen.getByRole('textbox', { name: 'CATATAN' }), 'Titip satpam');
  await tapOn(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Nama pengirim' }), 'Budi');
  await act(async () => unmount());
  await showCheckout();
  expect(await screen.findByRole('button', { name: /Kurir toko/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Bayar di tempat/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'CATATAN' })).toHaveValue('Titip satpam');
  expect(screen.getByRole('textbox', { name: 'Nama pengirim' })).toHaveValue('Budi');
});

test('no input is stored longer than the tab', async () => {
  await showCheckout();
  await userEvent.type(screen.getByRole('textbox', { name: 'CATATAN' }), 'Rahasia');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Rahasia');
});

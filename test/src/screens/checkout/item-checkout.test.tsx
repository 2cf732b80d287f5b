import { act, screen, waitFor, within } from '@testing-library/react';
import { CheckoutScreenDocument } from '../../../../src/__generated__/documents/checkout-screen';
import { CreateOrderDocument } from '../../../../src/__generated__/documents/create-order';
import { SetQuantityDocument } from '../../../../src/__generated__/documents/set-quantity';
import { routes } from '../../../../src/app/router/routes';
import { askedFor } from '../../../support/browser/store-page';
import { type Answers, checkout, line, order, refusal, showCheckout } from '../../../support/browser/checkout-fixture';

beforeAll(() => Promise.all(routes.map((route) => route.screen.preload())));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const tapOn = (part: HTMLElement) => act(async () => part.click());
const tap = (name: string) => tapOn(screen.getByRole('button', { name }));
const currentPath = () => screen.getByLabelText('current path').textContent;
const choose = async (sheet: string, name: RegExp) => {
  await tap(sheet);
  const dialog = await screen.findByRole('dialog', { name: sheet });
  await tapOn(within(dialog).getByRole('button', { name }));
};

const own = { ...line, id: 'bayam1', quantity: 1 };
const ownCheckout = { ...checkout, carrierNeeded: false, lines: [own] };
const path = '/checkout?item=bayam1&lines=bayam1-1';

async function placeAfter(answers: Answers) {
  const shown = await showCheckout({ checkout: () => ownCheckout, ...answers }, path);
  await choose('Pilih Pembayaran', /Bayar di tempat/);
  await tap('CHECK OUT');
  return shown;
}

test('the item in the URL is ordered directly', async () => {
  const { execute } = await placeAfter({});
  await waitFor(() => expect(currentPath()).toBe('/order/o1/detail/'));
  expect(askedFor(execute, CheckoutScreenDocument)[0]).toEqual({
    item: 'bayam1',
    lines: [{ id: 'bayam1', quantity: 1 }],
  });
  expect(askedFor(execute, CreateOrderDocument)).toMatchObject([
    { order: { item: 'bayam1', kind: 'GOODS', lines: [{ id: 'bayam1', quantity: 1, title: 'Bayam', weight: 250 }] } },
  ]);
});

test('another quantity is recalculated, stored in the URL, and leaves the cart unchanged', async () => {
  let quantity = 1;
  const { execute } = await showCheckout(
    { checkout: () => ({ ...ownCheckout, lines: [{ ...own, quantity: quantity++ }] }) },
    path,
  );
  await tap('Tambah Bayam');
  await waitFor(() => expect(new URLSearchParams(location.search).get('lines')).toBe('bayam1-2'));
  expect(askedFor(execute, CheckoutScreenDocument).at(-1)).toEqual({
    item: 'bayam1',
    lines: [{ id: 'bayam1', quantity: 2 }],
  });
  expect(askedFor(execute, SetQuantityDocument)).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Jumlah Bayam' })).toHaveValue('2');
});

test('an unavailable choice says why and links to the item', async () => {
  await showCheckout({ checkout: () => refusal('STOCK_SHORT') }, path);
  expect(screen.getByRole('heading', { name: 'Stok belum tersedia' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lihat Barang' })).toHaveAttribute('href', '/p/-bayam1');
});

test('an unknown item is a missing page', async () => {
  await showCheckout({ checkout: () => null }, '/p/payment/tidakada');
  expect(await screen.findByText('Halaman tidak ditemukan')).toBeVisible();
});

test('goods at a payment URL redirect to their own page', async () => {
  await showCheckout({ checkout: () => ownCheckout }, '/p/payment/bayam1');
  await waitFor(() => expect(currentPath()).toBe('/p/bayam-bayam1'));
});

const attempt = () => ({ orderAttempt: order });
const conflict = { ok: false, code: 'CONFLICT', requestId: 'r1' };

test('a code used for another order is reported with a link to that order', async () => {
  await placeAfter({ create: () => conflict, attempt });
  const dialog = await screen.findByRole('alertdialog', { name: 'Pesanan ini sudah dibuat dengan isi lain' });
  expect(currentPath()).toBe(path);
  await tapOn(within(dialog).getByRole('button', { name: 'Lihat Pesanan' }));
  await waitFor(() => expect(currentPath()).toBe('/order/o1/detail/'));
});

test.each([
  ['the same pieces redirects to its order', 'bayam1-1', '/order/o1/detail/'],
  ['other pieces is reported', 'bayam1-3', path],
])('an earlier attempt with %s', async (_what, lines, expected) => {
  const kept = { at: Date.now(), value: { code: 'WEB1', lines } };
  localStorage.setItem('kopi:customer:c1:orderSubmission-bayam1', JSON.stringify(kept));
  await showCheckout({ checkout: () => ownCheckout, attempt }, path);
  await waitFor(() => expect(currentPath()).toBe(expected));
  if (expected === path) {
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Pesanan ini sudah dibuat dengan isi lain');
  }
});

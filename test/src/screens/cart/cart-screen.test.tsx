import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { CartScreenDocument } from '../../../../src/__generated__/documents/cart-screen';
import { RemoveFromCartDocument } from '../../../../src/__generated__/documents/remove-from-cart';
import { RemoveGroupFromCartDocument } from '../../../../src/__generated__/documents/remove-group-from-cart';
import { UpdateCartDocument } from '../../../../src/__generated__/documents/update-cart';
import cartTexts from '../../../../src/i18n/cart/id.json';
import { cartRoute } from '../../../../src/screens/cart/route';
import { type Cart, shownGroups } from '../../../../machines/cart/cart-lines';
import { cart, group, line } from '../../../support/machines/example-cart';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';
import { setFlag } from '../../../support/browser/session-flag';

const bayam = line('1', { title: 'Bayam', checked: true });
const wortel = line('2', { title: 'Wortel', variantName: '500 g', price: { amount: 8000, currency: 'Rp' } });
const two = cart([
  { ...group('a', [bayam, wortel]), supplierName: 'Kebun Cisarua' },
  { ...group('b', [line('3', { title: 'Teh' })]), supplierName: 'Toko Teh', checkoutText: 'BAYAR' },
]);

const shownCart = (of: Cart) => ({ __typename: 'Cart', ...of });
const refusal = (code: string, message = '') => ({ result: { __typename: 'Refusal', code, message } });

type Answer = (variables: object) => object | Promise<object>;

interface Server {
  load?: Answer;
  update?: Answer;
  remove?: Answer;
  removeGroup?: Answer;
}

const echo: Answer = (variables) => {
  const { lines } = variables as { lines: { id: string; quantity: number; checked: boolean }[] };
  const groups = shownGroups({ cart: two, changes: lines, removals: [] });
  return { result: shownCart({ ...two, revision: 2, groups }) };
};

const show = ({ load, update = echo, remove, removeGroup }: Server = {}) =>
  showPage('/cart', [
    answering(CartScreenDocument, load ?? (() => ({ customer: { cart: shownCart(two) } }))),
    answering(UpdateCartDocument, update),
    ...(remove ? [answering(RemoveFromCartDocument, remove)] : []),
    ...(removeGroup ? [answering(RemoveGroupFromCartDocument, removeGroup)] : []),
  ]);

beforeAll(() => cartRoute.screen.preload());
beforeEach(() => {
  localStorage.clear();
  setFlag();
});

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const quantity = (name = 'Bayam') => screen.getByRole('textbox', { name: `Jumlah ${name}` });
const toast = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const currentPath = () => screen.getByLabelText('current path').textContent;
const checkedNames = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').flatMap((box) => (box.checked ? [box.ariaLabel] : []));

test('a cart shows its suppliers, lines, prices and the total of checked lines', async () => {
  await show();
  const shop = screen.getByRole('region', { name: 'Kebun Cisarua' });
  expect(shop).toHaveTextContent('Kota Bandung');
  expect(within(shop).getByRole('group', { name: 'Wortel, 500 g' })).toHaveTextContent('Rp8.000');
  expect(toast()).toContain('6 barang di keranjang');
  expect(screen.getByText(/^Subtotal/).closest('p')).toHaveTextContent('Subtotal · 2 barangRp9.000');
  expect(screen.getByRole('button', { name: 'CHECK OUT' })).toBeEnabled();
});

test.each([
  ['beside what is left', two],
  ['in an empty cart', cart([])],
])('an item that is no longer sold is named %s', async (_where, left) => {
  const removed = [{ title: 'Teh', variantName: 'Melati' }];
  await show({ load: () => ({ customer: { cart: shownCart({ ...left, removed }) } }) });
  expect(toast()).toContain('Teh, Melati sudah tidak dijual, jadi dikeluarkan dari keranjang.');
});

test('an item that costs nothing is free', async () => {
  await show({
    load: () => ({
      customer: { cart: shownCart(cart([group('a', [line('1', { price: { amount: 0, currency: 'Rp' } })])])) },
    }),
  });
  expect(screen.getByRole('group', { name: 'Barang 1' })).toHaveTextContent('Gratis');
});

test('an empty cart says so and links onwards', async () => {
  await show({ load: () => ({ customer: { cart: shownCart(cart([])) } }) });
  expect(screen.getByRole('heading', { name: 'Belum ada produk yang mau dibeli.' })).toBeVisible();
  expect(screen.queryByText(/barang di keranjang/)).toBeNull();
});

test('a cart that failed to load can be retried', async () => {
  const load = jest.fn<object, []>(() => ({ customer: { cart: shownCart(two) } })).mockReturnValueOnce(failure);
  await show({ load });
  await act(async () => screen.getByText('Coba Lagi').click());
  expect(await screen.findByRole('region', { name: 'Kebun Cisarua' })).toBeVisible();
});

test('selecting a group checks its lines only, and its button opens the checkout', async () => {
  const { execute } = await show();
  await userEvent.click(screen.getByRole('radio', { name: /Toko Teh/ }));
  expect(checkedNames()).toEqual(['Pilih Teh']);
  expect(screen.getByRole('button', { name: 'BAYAR' })).toBeVisible();
  await waitFor(() => expect(askedFor(execute, UpdateCartDocument)).toHaveLength(1));
});

test('a changed quantity is shown immediately and sent', async () => {
  const { execute } = await show();
  await tap('Tambah Bayam');
  await tap('Tambah Bayam');
  expect(quantity()).toHaveValue('4');
  expect(screen.getByText(/^Subtotal/).closest('p')).toHaveTextContent('Rp18.000');
  await waitFor(() =>
    expect(askedFor(execute, UpdateCartDocument).at(-1)).toEqual({ lines: [{ id: '1', quantity: 4, checked: true }] }),
  );
});

test('typed digits are limited, with a message', async () => {
  await show();
  await userEvent.type(quantity(), '1x5', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(quantity()).toHaveValue('9');
  expect(toast()).toContain('Maksimal beli 9 barang per transaksi');
});

test('an empty quantity becomes one and asks to remove the line', async () => {
  await show();
  await userEvent.type(quantity(), '0', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(screen.getByRole('alertdialog', { name: 'Hapus produk ini dari keranjang?' })).toBeVisible();
  await tap('Batal');
  expect(quantity()).toHaveValue('1');
});

test('a removed line disappears at once, with a message', async () => {
  await show({ remove: () => ({ result: shownCart(cart([group('a', [wortel])], 2)) }) });
  await tap('Hapus Bayam');
  await tap('Hapus');
  expect(screen.queryByRole('group', { name: 'Bayam' })).toBeNull();
  await waitFor(() => expect(toast()).toContain('Berhasil Hapus'));
});

test('a line whose removal is refused returns with a message', async () => {
  await show({ remove: () => refusal('CLOSED') });
  await tap('Hapus Bayam');
  await tap('Hapus');
  expect(
    await screen.findByRole('alertdialog', { name: 'Gagal Hapus: Terjadi kesalahan saat menghapus produk' }),
  ).toBeVisible();
  expect(screen.getByRole('group', { name: 'Bayam', hidden: true })).toBeInTheDocument();
});

test('offline, a removed line stays removed, even over a reload, until the server has the removal', async () => {
  const { unmount } = await show();
  await tap('Hapus Bayam');
  await tap('Hapus');
  expect(await screen.findByText(cartTexts['cart.unreached'])).toBeVisible();
  unmount();
  const { execute } = await show({ remove: () => ({ result: shownCart(cart([group('a', [wortel])], 2)) }) });
  expect(screen.queryByRole('group', { name: 'Bayam' })).toBeNull();
  await waitFor(() => expect(localStorage.getItem('kopi:customer:cartRemovals')).toBeNull());
  expect(screen.queryByRole('group', { name: 'Bayam' })).toBeNull();
  expect(askedFor(execute, RemoveFromCartDocument)).toEqual([{ line: '1' }]);
});

test('a group is removed with all its lines', async () => {
  const { execute } = await show({ removeGroup: () => ({ result: shownCart(cart([], 2)) }) });
  await tap('Hapus semua dari Kebun Cisarua');
  await tap('Hapus');
  expect(await screen.findByText('Belum ada produk yang mau dibeli.')).toBeVisible();
  expect(askedFor(execute, RemoveGroupFromCartDocument)).toEqual([{ group: 'a' }]);
});

test('a refused change is reverted with the reason', async () => {
  await show({ update: () => refusal('STOCK_SHORT') });
  await tap('Tambah Bayam');
  expect(await screen.findByRole('alertdialog', { name: 'Gagal Checkout: Stok belum tersedia' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Jumlah Bayam', hidden: true })).toHaveValue('2');
});

test('without a connection the change stays visible and can be retried', async () => {
  const update = jest.fn(echo).mockReturnValueOnce(failure);
  await show({ update });
  await tap('Tambah Bayam');
  expect(await screen.findByText(/Belum tersambung/)).toBeVisible();
  expect(quantity()).toHaveValue('3');
  await tap('Coba Lagi');
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
});

test('the checkout needs a checked line', async () => {
  await show({ load: () => ({ customer: { cart: shownCart(cart([group('a', [wortel])])) } }) });
  await tap('CHECK OUT');
  expect(
    screen.getByRole('alertdialog', { name: 'Gagal Checkout: Silahkan pilih produk yang mau dibeli' }),
  ).toBeVisible();
  expect(currentPath()).toBe('/cart');
});

test('the checkout opens with a checked line', async () => {
  await show();
  await act(async () => screen.getByRole('button', { name: 'CHECK OUT' }).click());
  await waitFor(() => expect(currentPath()).toBe('/checkout'));
});

test('a cart changed in another tab is refreshed here', async () => {
  const load = jest.fn(() => ({ customer: { cart: shownCart(two) } }));
  await show({ load });
  load.mockReturnValue({ customer: { cart: shownCart(cart([group('a', [{ ...bayam, quantity: 7 }])], 5)) } });
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key: 'kopi:customer:cart', newValue: '5' }));
  });
  await waitFor(() => expect(quantity()).toHaveValue('7'));
});

test.each([
  ['a cart', two],
  ['an empty cart', cart([])],
])('axe reports nothing in %s', async (_what, shown) => {
  const { container } = await show({ load: () => ({ customer: { cart: shownCart(shown) } }) });
  const { violations } = await axe.run(container, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ItemType } from '../../../../src/renderers/items/item-entry';
import { itemPage, offer, variant } from '../../../support/browser/item-fixture';
import { showItem } from '../../../support/browser/show-item';

const currentPath = () => screen.getByLabelText('current path').textContent;
const tap = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());
const leadsTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
// The first import of a sheet takes longer than the timeout of a test.
beforeAll(async () => {
  await import('../../../../src/features/catalogue/choice/choice-sheet');
  await import('../../../../src/features/accounts/sign-in-sheet');
});

// A sheet's history entry is left asynchronously after the sheet has closed.
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(history.state).toBeNull());
});

const bar = () => document.querySelector('[data-bottom-bar]');

const bars: { code: number; type: ItemType; buttons: string[] }[] = [
  { code: 0, type: 'Goods', buttons: ['Chat penjual', 'Masukkan Keranjang', 'Beli Sekarang'] },
  { code: 1, type: 'Service', buttons: ['Chat penjual', 'BELI'] },
  { code: 2, type: 'TextItem', buttons: [] },
  { code: 3, type: 'CourierRide', buttons: ['Chat penjual', 'Pesan Sekarang'] },
  { code: 5, type: 'DirectPurchase', buttons: ['Chat penjual', 'BELI'] },
  { code: 6, type: 'RedirectLink', buttons: [] },
  { code: 8, type: 'ContactAction', buttons: [] },
];

test.each(bars)('type $code, $type, has the bar $buttons', async ({ type, buttons }) => {
  await showItem(itemPage(type));
  const shown = [...(bar()?.querySelectorAll('button, a') ?? [])].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  expect(shown).toEqual(buttons);
});

test.each(bars.filter(({ buttons }) => buttons.length > 0))('$type has no bar while is_open is 0', async ({ type }) => {
  await showItem(itemPage(type, { isClosed: true }, { item: { isOpen: false } }));
  expect(bar()).toBeNull();
});

test.each(['Goods', 'Service', 'DirectPurchase'] as const)('%s that is not sold says so', async (type) => {
  await showItem(itemPage(type, {}, { item: { isOpen: false } }));
  expect(screen.getByText('Tidak dijual daring')).toBeVisible();
});

test.each([
  ['Service', { details: { offer: offer({ buyLabel: 'PESAN KAMAR' }) } }],
  ['DirectPurchase', { details: { buyLabel: 'PESAN KAMAR' } }],
] as const)('%s has the store’s button text', async (type, differences) => {
  await showItem(itemPage(type, {}, differences));
  expect(screen.getByText('PESAN KAMAR')).toBeVisible();
  expect(screen.queryByText('BELI')).toBeNull();
});

test('a chat with the seller is one tap away', async () => {
  await showItem(itemPage('Goods'));
  expect(leadsTo('Chat penjual')).toMatch(/^\/chat\/0\/0\/[01]\/\w+\?item=\w+$/);
});

test('a direct offer is paid after sign-in', async () => {
  await showItem(itemPage('DirectPurchase'));
  await tap('BELI');
  expect(currentPath()).toBe(`/login?next=${encodeURIComponent('/p/payment/bayam1')}`);
});

test('a ride is chosen before sign-in', async () => {
  await showItem(itemPage('CourierRide'));
  expect(leadsTo('Pesan Sekarang')).toBe('/p/ride/bayam1');
});

test('a service without choices is paid after sign-in', async () => {
  await showItem(itemPage('Service'));
  expect(leadsTo('BELI')).toBe('/p/payment/bayam1?lines=bayam1-1');
});

test.each(['Masukkan Keranjang', 'Beli Sekarang'])('%s asks for a choice before sign-in', async (button) => {
  await showItem(itemPage('Goods'));
  await tap(button);
  expect(await screen.findByRole('dialog', {}, { timeout: 10_000 })).toBeVisible();
  expect(currentPath()).toBe('/p/bayam_hijau-bayam1');
});

test.each([/^Pilih Layanan/, 'BELI'])('%s opens the choice of services before sign-in', async (name) => {
  await showItem(itemPage('Service', {}, { details: { offer: offer({ variants: [variant('a'), variant('b')] }) } }));
  await tap(name);
  expect(await screen.findByRole('dialog', { name: 'Pilih Layanan' }, { timeout: 10_000 })).toBeVisible();
});

test('a service without variants and times has nothing to choose', async () => {
  await showItem(itemPage('Service'));
  expect(screen.queryByRole('button', { name: /^Pilih Layanan/ })).toBeNull();
});

test('sold-out goods without variants cannot be added to the cart', async () => {
  await showItem(itemPage('Goods', {}, { details: { offer: offer({ stock: 0 }) } }));
  const off = screen.getByRole('button', { name: 'Masukkan Keranjang' });
  expect(off).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Beli Sekarang' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['counted by variant', { stock: 0, variants: [variant('a')] }],
  ['not counted', { stock: null }],
])('goods whose stock is %s can be added to the cart', async (_how, differences) => {
  await showItem(itemPage('Goods', {}, { details: { offer: offer(differences) } }));
  expect(screen.getByRole('button', { name: 'Masukkan Keranjang' })).toBeEnabled();
});

test('vouchers of an item are for customers', async () => {
  await showItem(itemPage('Goods'));
  await tap(/^Diskon/);
  expect(await screen.findByRole('dialog', { name: 'Diskon' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent('/p/bayam_hijau-bayam1')}`,
  );
});

test('without scripts every button that needs a customer is a form to sign in', async () => {
  await showItem(itemPage('Goods'));
  for (const name of ['Masukkan Keranjang', 'Beli Sekarang']) {
    const form = screen.getByRole('button', { name }).closest('form');
    expect(form).toHaveAttribute('action', '/login');
    expect(form).toHaveAttribute('method', 'get');
    expect(form?.querySelector('input[name="next"]')).toHaveValue('/p/bayam_hijau-bayam1');
  }
});

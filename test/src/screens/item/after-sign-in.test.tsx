import { screen, waitFor } from '@testing-library/react';
import { AddToCartDocument } from '../../../../src/__generated__/documents/add-to-cart';
import { CheckoutScreenDocument } from '../../../../src/__generated__/documents/checkout-screen';
import { ItemScreenDocument } from '../../../../src/__generated__/documents/item-screen';
import { resumes } from '../../../../src/routing/resumed-choice';
import { claimStorage } from '../../../../src/storage/claim-storage';
import { checkout } from '../../../support/browser/checkout-fixture';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';
import { itemPage } from '../../../support/browser/item-fixture';

const path = '/p/bayam_hijau-bayam1?parent=toko';
const lines = [{ id: 'bayam1', quantity: 2 }];
const added = { result: { __typename: 'AddedToCart' as const, cartCount: 2, lines: ['l1'] } };
const currentPath = () => screen.getByLabelText('current path').textContent;

function keep(intent: 'cart' | 'buy', item = 'bayam1') {
  sessionStorage.setItem('kopi:guest:choice', JSON.stringify({ item, intent, lines }));
}

/** Begins the session, and assigns the guest's stored data to the customer. */
function signIn() {
  setFlag();
  claimStorage('kopi', 'sari');
}

/** A customer who continues after signing in. */
async function comeBack(
  answer: () => object,
  next = path,
  more: Parameters<typeof showPage>[1] = [],
  state: object | null = resumes('bayam1'),
) {
  signIn();
  return showPage({ pathname: '/login', search: `?next=${encodeURIComponent(next)}`, state }, [
    answering(ItemScreenDocument, () => ({ itemPage: itemPage('Goods') })),
    answering(AddToCartDocument, answer),
    ...more,
  ]);
}

beforeAll(async () => {
  await import('../../../../src/features/catalogue/choice/choice-sheet');
  await import('../../../../src/features/catalogue/choice/choice-refusal');
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  clearFlag();
  localStorage.clear();
});

test('the choice made before sign-in is added to the cart, with a message', async () => {
  keep('cart');
  const { execute } = await comeBack(() => added);
  expect(await screen.findByRole('alertdialog', { name: 'Success Masuk Keranjang' })).toBeVisible();
  expect(currentPath()).toBe(path);
  expect(askedFor(execute, AddToCartDocument)).toEqual([{ item: 'bayam1', lines, idempotencyKey: expect.any(String) }]);
});

test('a direct purchase chosen before sign-in opens the checkout', async () => {
  keep('buy');
  await comeBack(() => added, path, [
    answering(CheckoutScreenDocument, () => ({
      customer: { __typename: 'Customer', id: 'c1', checkout },
    })),
  ]);
  await waitFor(() => expect(currentPath()).toBe('/checkout?item=bayam1&lines=bayam1-2'));
});

test.each([
  ['after it was put there', added],
  ['after it failed', failure],
])('a reload %s does not repeat it', async (_when, answer) => {
  keep('cart');
  const { execute, unmount } = await comeBack(() => answer);
  await waitFor(() => expect(askedFor(execute, AddToCartDocument)).toHaveLength(1));
  unmount();
  const again = await showPage(path, [answering(ItemScreenDocument, () => ({ itemPage: itemPage('Goods') }))]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(askedFor(again.execute, AddToCartDocument)).toEqual([]);
});

test('a refusal is shown, and the choice can be changed', async () => {
  keep('cart');
  await comeBack(() => ({ result: { __typename: 'Refusal', code: 'STOCK_SHORT', message: '' } }));
  expect(await screen.findByRole('alertdialog', { name: 'Stok belum tersedia' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Jumlah/, hidden: true })).toHaveValue('2');
});

test('if the stock is lower than the choice the customer decides', async () => {
  sessionStorage.setItem(
    'kopi:guest:choice',
    JSON.stringify({ item: 'bayam1', intent: 'cart', lines: [{ id: 'bayam1', quantity: 9_999 }] }),
  );
  const { execute } = await comeBack(() => added);
  expect(await screen.findByRole('dialog', { name: 'Atur Jumlah' })).toBeVisible();
  expect(askedFor(execute, AddToCartDocument)).toEqual([]);
});

test.each([
  ['another item', 'teh1', path],
  ['an item from another page', 'bayam1', '/p/payment/teh1'],
])('a stored choice of %s is ignored', async (_what, item, next) => {
  keep('cart', item);
  const { execute } = await comeBack(() => added, next);
  expect(currentPath()).toBe(next);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(askedFor(execute, AddToCartDocument)).toEqual([]);
});

test.each([
  ['another tap', null],
  ['the choice of another item', resumes('teh1')],
])('a choice that was left before does not go on where %s led to sign-in', async (_what, state) => {
  keep('cart');
  const { execute } = await comeBack(() => added, path, [], state);
  expect(currentPath()).toBe(path);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(askedFor(execute, AddToCartDocument)).toEqual([]);
});

test('a stored choice without sign-in waits for the customer', async () => {
  keep('cart');
  signIn();
  const { execute } = await showPage(path, [answering(ItemScreenDocument, () => ({ itemPage: itemPage('Goods') }))]);
  expect(askedFor(execute, AddToCartDocument)).toEqual([]);
});

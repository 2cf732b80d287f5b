import { headerIcons } from '../../../../../src/app/shell/header/header-actions';
import { testStore } from '../../../../support/browser/test-store';

const guest = {
  ...testStore({ header: { ...testStore().header, searchBox: 'NAME' } }),
  signedIn: false,
  pathname: '/',
  search: '',
};
const customer = { ...guest, signedIn: true };
const all = (rules: typeof guest) => {
  const { icons, collapsed } = headerIcons(rules);
  return [...icons, ...collapsed];
};

test('a guest on the home page has messages, sign-in and near-me side by side', () => {
  expect(headerIcons(guest)).toEqual({ icons: ['messages', 'account', 'near-me'], collapsed: [] });
});

test('a guest has no cart', () => {
  expect(all(guest)).not.toContain('cart');
});

test('a customer has a cart unless the store hides it', () => {
  expect(all(customer)).toContain('cart');
  expect(all({ ...customer, cartHidden: true })).not.toContain('cart');
});

test('a store can hide messages', () => {
  expect(all({ ...guest, messagesHidden: true })).toEqual(['account', 'near-me']);
});

test('a store can hide sign-in, but not a customer’s account', () => {
  expect(all({ ...guest, signInHidden: true })).not.toContain('account');
  expect(all({ ...customer, signInHidden: true })).toContain('account');
});

test('only item pages can be shared', () => {
  expect(all({ ...guest, pathname: '/p/kopi_gayo-k1' })).toContain('share');
  expect(all({ ...guest, pathname: '/m/biji-b1' })).not.toContain('share');
});

test('with more than three icons, account, near-me and share move into the popover', () => {
  expect(headerIcons({ ...guest, pathname: '/p/kopi_gayo-k1' })).toEqual({
    icons: ['messages'],
    collapsed: ['account', 'near-me', 'share'],
  });
  expect(headerIcons(customer)).toEqual({ icons: ['cart', 'messages'], collapsed: ['account', 'near-me'] });
});

test('one invoice has a way to the search of all of them', () => {
  const invoices = { ...customer, pathname: '/invoice' };
  expect(headerIcons({ ...invoices, search: '?invoice_id=i1' })).toEqual({
    icons: ['cart', 'messages', 'invoice-search'],
    collapsed: ['account', 'near-me'],
  });
  expect(all(invoices)).not.toContain('invoice-search');
  expect(all({ ...guest, pathname: '/invoice', search: '?invoice_id=i1' })).not.toContain('invoice-search');
});

test('three icons stay side by side on an item page too', () => {
  const { collapsed } = headerIcons({ ...guest, messagesHidden: true, pathname: '/p/kopi_gayo-k1' });
  expect(collapsed).toEqual([]);
});

test('beside a search field there are at most two icons', () => {
  const store = { ...guest, header: { ...guest.header, searchBox: 'FIELD' as const } };
  expect(headerIcons(store)).toEqual({ icons: ['messages'], collapsed: ['account', 'near-me'] });
  expect(headerIcons({ ...store, messagesHidden: true })).toEqual({ icons: ['account', 'near-me'], collapsed: [] });
});

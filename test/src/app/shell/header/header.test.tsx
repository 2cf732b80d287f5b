import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '../../../../../src/app/shell/header/header';
import { ContentMode } from '../../../../../src/routing/define-route';
import { renderInStore } from '../../../../support/browser/render-in-store';
import { testStore, withSearchBox } from '../../../../support/browser/test-store';

const header = (content: ContentMode = ContentMode.HOME, onShare = () => {}) => (
  <Header content={content} onShare={onShare} />
);
const currentPath = () => screen.getByLabelText('current path').textContent;

test.each(['FIELD', 'FIELD_AND_NAME'] as const)('search box %s is a form that works without scripts', (searchBox) => {
  renderInStore(header(), withSearchBox(searchBox));
  expect(screen.getByRole('search')).toHaveAttribute('action', '/kopi/search');
  expect(screen.getByRole('search')).toHaveAttribute('method', 'get');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'search');
});

test.each([
  ['FIELD', false],
  ['FIELD_AND_NAME', true],
  ['NAME', true],
] as const)('search box %s shows the name of the store: %s', (searchBox, shown) => {
  renderInStore(header(), withSearchBox(searchBox));
  expect(screen.queryByRole('link', { name: 'Kopi Kita' }) !== null).toBe(shown);
});

test.each(['LOGO', 'NAME'] as const)('search box %s has no field', (searchBox) => {
  renderInStore(header(), withSearchBox(searchBox, 'appicon/kopi.svg'));
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('search box LOGO shows the logo, named after the store', () => {
  renderInStore(header(), withSearchBox('LOGO', 'appicon/kopi.svg'));
  expect(screen.getByRole('img', { name: 'Kopi Kita' })).toHaveAttribute(
    'src',
    expect.stringContaining('appicon/kopi.svg'),
  );
});

test('a store without a logo shows its name instead', () => {
  renderInStore(header(), withSearchBox('LOGO'));
  expect(screen.getByRole('link', { name: 'Kopi Kita' })).toHaveAttribute('href', '/');
});

test('the placeholder is the store’s or a general one', () => {
  const store = withSearchBox('FIELD');
  const { unmount } = renderInStore(header(), store);
  expect(screen.getByPlaceholderText('Cari di toko ini')).toBeVisible();
  unmount();
  renderInStore(header(), testStore({ header: { ...store.header, searchHint: 'Cari kopi gayo' } }));
  expect(screen.getByPlaceholderText('Cari kopi gayo')).toBeVisible();
});

test('a term is searched in lower case with underscores for spaces', async () => {
  renderInStore(header(), withSearchBox('FIELD'));
  await act(async () => void fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Kopi Gayo Wine' } }));
  fireEvent.submit(screen.getByRole('search'));
  expect(currentPath()).toBe('/search/kopi_gayo_wine');
});

test.each(['', '   '])('an empty term (%j) opens nothing', (term) => {
  renderInStore(header(), withSearchBox('FIELD'), '/m/biji-biji1');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: term } });
  fireEvent.submit(screen.getByRole('search'));
  expect(currentPath()).toBe('/m/biji-biji1');
});

test('a page with a title shows it instead of search and name', () => {
  renderInStore(header(ContentMode.CART), withSearchBox('FIELD_AND_NAME'), '/cart');
  expect(screen.getByText('Keranjang')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByText('Kopi Kita')).toBeNull();
});

test('guests have links to messages, sign-in and near-me', () => {
  renderInStore(header(), testStore());
  expect(screen.getByRole('link', { name: 'Pesan' })).toHaveAttribute('href', '/chat/0/0/0/0');
  expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Terdekat' })).toHaveAttribute('href', '/nearme');
});

test('on an item page the popover has sign-in, near-me and sharing', async () => {
  const onShare = jest.fn();
  renderInStore(header(ContentMode.ITEM, onShare), testStore(), '/p/gayo-k1');
  expect(screen.getByRole('button', { name: 'Menu lainnya' })).toHaveAttribute('popovertarget');
  expect(screen.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Terdekat' })).toHaveAttribute('href', '/nearme');
  await userEvent.click(screen.getByRole('button', { name: 'Bagikan Link' }));
  expect(onShare).toHaveBeenCalledTimes(1);
});

test('the menu button opens the sidebar without scripts', () => {
  renderInStore(header(), testStore());
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', 'menu');
});

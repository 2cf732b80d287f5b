import { screen, within } from '@testing-library/react';
import DirectoryScreen from '../../../../src/screens/directory/directory-screen';
import { renderInStore } from '../../../support/browser/render-in-store';

const card = (codename: string, name: string) =>
  ({ __typename: 'StoreCard', codename, name, tagline: `Semboyan ${name}`, icon: null, color: '#4fc1e8' }) as const;

const showPage = (stores: ReturnType<typeof card>[], page: number, lastPage: number) =>
  renderInStore(
    <DirectoryScreen
      data={{ __typename: 'Query', directory: { __typename: 'DirectoryPage', stores, lastPage } }}
      params={{}}
      search={new URLSearchParams({ page: String(page) })}
    />,
    null,
  );

const show = (...stores: ReturnType<typeof card>[]) => showPage(stores, 1, 1);

test('each store is one link to its home page, with name and tagline', () => {
  show(card('kopi', 'Kopi Kita'), card('teh', 'Teh Tubruk'));
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/kopi', '/teh']);
  expect(within(screen.getByRole('link', { name: /Teh Tubruk/ })).getByText('Semboyan Teh Tubruk')).toBeVisible();
});

test('a store’s tile has the store’s colour', () => {
  show(card('kopi', 'Kopi Kita'));
  expect(screen.getByRole('link').firstElementChild).toHaveStyle({ background: '#4fc1e8' });
});

test.each([
  [1, ['/?page=2']],
  [2, ['/', '/?page=3']],
  [3, ['/?page=2']],
])('page %s of 3 links to the pages around it', (page, paths) => {
  showPage([card('kopi', 'Kopi Kita')], page, 3);
  const pages = screen.getByRole('navigation', { name: 'Halaman daftar toko' });
  expect(
    within(pages)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(paths);
  expect(pages).toHaveTextContent(`Halaman ${page} dari 3`);
});

test('one page has no links to others', () => {
  show(card('kopi', 'Kopi Kita'));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a deployment without stores says so', () => {
  show();
  expect(screen.getByText('Belum ada toko')).toBeVisible();
});

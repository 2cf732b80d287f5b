import { screen, within } from '@testing-library/react';
import DirectoryScreen from '../../../../src/screens/directory/directory-screen';
import { renderInStore } from '../../../support/browser/render-in-store';

const card = (codename: string, name: string) =>
  ({ __typename: 'StoreCard', codename, name, tagline: `Semboyan ${name}`, icon: null, color: '#4fc1e8' }) as const;

const show = (...stores: ReturnType<typeof card>[]) =>
  renderInStore(
    <DirectoryScreen data={{ __typename: 'Query', stores }} params={{}} search={new URLSearchParams()} />,
    null,
  );

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

test('a deployment without stores says so', () => {
  show();
  expect(screen.getByText('Belum ada toko')).toBeVisible();
});

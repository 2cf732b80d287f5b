import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Amount } from '../../../../src/ui/card/amount';
import { InfoCard } from '../../../../src/ui/card/info-card';
import { CompactCard, ItemCard } from '../../../../src/ui/card/item-card';
import { ItemRow } from '../../../../src/ui/card/item-row';
import type { ItemSummary } from '../../../../src/ui/card/item-facts';
import { MenuRow } from '../../../../src/ui/menu/menu-row';
import { MenuTile } from '../../../../src/ui/menu/menu-tile';
import { ShopCard } from '../../../../src/ui/card/shop-card';
import { ShopRow } from '../../../../src/ui/card/shop-row';
import { renderInPage } from '../../../support/browser/in-page';

const rupiah = (amount: number) => ({ amount, currency: 'Rp' });
const spinach: ItemSummary = {
  title: 'Bayam Hijau',
  link: { to: '/p/bayam_hijau-bayam250' },
  image: 'listimage/leafy-green~mint.svg',
  price: rupiah(4500),
};
const kinds: readonly [name: string, show: (item: ItemSummary) => ReactNode][] = [
  ['a card', (item) => <ItemCard {...item} />],
  ['a compact card', (item) => <CompactCard {...item} />],
  ['a row', (item) => <ItemRow {...item} />],
];

test('a price of any length is one text that browsers do not translate', () => {
  renderInPage(<Amount money={rupiah(1_234_567_890)} />);
  const amount = screen.getByText('Rp1.234.567.890');
  expect(amount).toHaveAttribute('translate', 'no');
  expect(amount.childNodes).toHaveLength(1);
});

describe.each(kinds)('%s', (_name, show) => {
  test('links to its item only by its title', () => {
    renderInPage(show(spinach));
    expect(screen.getByRole('link', { name: 'Bayam Hijau' })).toHaveAttribute('href', '/p/bayam_hijau-bayam250');
    expect(screen.getByText('Rp4.500')).toBeVisible();
  });

  test('has no struck price without a discount', () => {
    renderInPage(show({ ...spinach, priceBefore: rupiah(4500) }));
    expect(document.querySelector('s')).toBeNull();
    expect(screen.queryByText(/%/)).toBeNull();
  });

  test('shows the previous price and the discount rounded down', () => {
    renderInPage(show({ ...spinach, priceBefore: rupiah(6900) }));
    expect(screen.getByText('Rp6.900').tagName).toBe('S');
    expect(screen.getByRole('img', { name: 'Diskon 34%' })).toHaveTextContent('34%');
  });

  test('without a price shows none', () => {
    renderInPage(show({ ...spinach, price: null }));
    expect(screen.queryByText(/Rp/)).toBeNull();
  });

  test('shows that it is closed', () => {
    renderInPage(show({ ...spinach, closed: true }));
    expect(screen.getByText('Tutup')).toBeVisible();
  });

  test.each([
    [5, 'Sisa 5'],
    [1, 'Sisa 1'],
    [0, 'Stok habis'],
  ])('shows that %d pieces are left', (stock, label) => {
    renderInPage(show({ ...spinach, stock }));
    expect(screen.getByText(label)).toBeVisible();
  });

  test.each([[6], [null], [undefined]])('shows no stock of %s', (stock) => {
    renderInPage(show({ ...spinach, stock }));
    expect(screen.queryByText(/Sisa|Stok/)).toBeNull();
  });
});

test('a card shows rating, sales and city if known', () => {
  renderInPage(<ItemCard {...spinach} rating={4.76} sold={1240} city="Bandung" />);
  expect(screen.getByRole('img', { name: 'Nilai 4,8 dari 5' })).toBeVisible();
  expect(screen.getByText(/1,2 rb terjual/)).toBeVisible();
  expect(screen.getByText('Bandung')).toBeVisible();
});

test.each([
  ['Kota Administrasi Jakarta Barat', 'Jakarta Barat'],
  ['Kabupaten Administrasi Kepulauan Seribu', 'Kab. Kepulauan Seribu'],
  ['Kabupaten Bandung', 'Kab. Bandung'],
  ['Kota Bandung', 'Kota Bandung'],
])('a card shortens %s', (city, shown) => {
  renderInPage(<ItemCard {...spinach} city={city} />);
  expect(screen.getByText(shown)).toBeVisible();
});

test('a card without reviews and sales shows neither', () => {
  renderInPage(<ItemCard {...spinach} rating={null} sold={0} city={null} />);
  expect(screen.queryByText(/terjual|Nilai/)).toBeNull();
});

test('a price has its unit', () => {
  renderInPage(<ItemRow {...spinach} priceUnit="/km" />);
  expect(screen.getByText('Rp4.500').parentElement).toHaveTextContent('Rp4.500/km');
});

test.each([
  ['row', ShopRow],
  ['card', ShopCard],
])('a shop %s links to the shop and shows its location', (_name, Shop) => {
  renderInPage(
    <Shop
      title="Toko Budi"
      link={{ to: '/p/toko_budi-tokobudi' }}
      image={null}
      rating={4.9}
      city="Bandung"
      distance="1,2 km"
      closed
    />,
  );
  expect(screen.getByRole('link', { name: 'Toko Budi' })).toHaveAttribute('href', '/p/toko_budi-tokobudi');
  expect(screen.getByText('1,2 km · Bandung')).toBeVisible();
  expect(screen.getByText('Tutup')).toBeVisible();
});

test('a menu is named by its title, as a tile and as a row', () => {
  renderInPage(
    <>
      <MenuTile label="Sayur" link={{ to: '/m/sayur-1' }} image={null} />
      <MenuRow label="Buah" text="Manis dan segar" link={{ to: '/m/buah-2' }} selected />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Sayur' })).toHaveAttribute('href', '/m/sayur-1');
  expect(screen.getByRole('link', { name: /^Buah/ })).toHaveAttribute('aria-current', 'page');
});

test('an entry without a link is a button with its selected state', () => {
  renderInPage(<InfoCard title="Gerai Dago" text="Jl. Juanda 120" onSelect={() => {}} selected />);
  expect(screen.getByRole('button', { name: 'Gerai Dago', pressed: true })).toBeVisible();
});

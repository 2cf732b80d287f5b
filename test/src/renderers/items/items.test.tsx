import { screen, within } from '@testing-library/react';
import type { ListStyle } from '../../../../src/__generated__/gql/graphql';
import type { ItemType } from '../../../../src/renderers/items/item-entry';
import { ItemList } from '../../../../src/renderers/items/item-list';
import { items as registry } from '../../../../src/renderers/items/registry';
import { item, items } from '../../../support/browser/part-fixtures';
import { hearReports } from '../../../support/browser/record-reports';
import { renderPart } from '../../../support/browser/render-part';
import { stubMotion } from '../../../support/browser/motion';

beforeEach(() => stubMotion());

const styles: { code: string; style: ListStyle; as: 'rows' | 'grid' | 'slider' }[] = [
  { code: '0', style: 'ROWS', as: 'rows' },
  { code: '1', style: 'GRID', as: 'grid' },
  { code: '2', style: 'GRID_COMPACT', as: 'grid' },
  { code: '3', style: 'SLIDER', as: 'slider' },
  { code: '4', style: 'SHOPS', as: 'rows' },
  { code: 'other', style: 'DEFAULT', as: 'grid' },
];

const show = (style: ListStyle, columns = 2, list = items(4)) =>
  renderPart(<ItemList label="Sayur" items={list} style={style} columns={columns} />);

const columnsOf = (list: HTMLElement) => getComputedStyle(list).getPropertyValue('--columns');

test.each(styles)('style $code, $style, shows its items as $as', async ({ style, as }) => {
  await show(style, 2);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Barang 2' })).toHaveAttribute('href', '/p/barang_2-barang2');
  expect(screen.queryByRole('group', { name: 'Sayur' }) !== null).toBe(as === 'slider');
  expect(columnsOf(screen.getByRole('list'))).toBe(as === 'grid' ? '2' : '');
});

test.each([1, 2, 3, 4])('the grids have the store’s %d columns', async (columns) => {
  await show('DEFAULT', columns);
  expect(columnsOf(screen.getByRole('list'))).toBe(String(columns));
});

const types: { code: number; type: ItemType; shows: string[]; lacks: string[] }[] = [
  { code: 0, type: 'Goods', shows: ['Rp4.500', 'Rp6.000'], lacks: ['/km'] },
  { code: 1, type: 'Service', shows: ['Rp4.500', 'Rp6.000'], lacks: ['/km'] },
  { code: 2, type: 'TextItem', shows: [], lacks: ['Rp4.500'] },
  { code: 3, type: 'CourierRide', shows: ['Rp4.500', '/km'], lacks: [] },
  { code: 4, type: 'Shop', shows: ['Kota Bandung'], lacks: ['Rp4.500'] },
  { code: 5, type: 'DirectPurchase', shows: ['Rp4.500'], lacks: ['/km'] },
  { code: 6, type: 'RedirectLink', shows: [], lacks: ['Rp4.500'] },
  { code: 7, type: 'WebContent', shows: [], lacks: ['Rp4.500'] },
  { code: 8, type: 'ContactAction', shows: [], lacks: ['Rp4.500'] },
];

test('the table lists every item type', () => {
  expect(types.map(({ type }) => type).sort()).toEqual(Object.keys(registry).sort());
});

describe.each(types)('item type $code, $type', ({ type, shows, lacks }) => {
  test.each(styles)('has a card in lists of style $code', async ({ style }) => {
    await show(style, 2, [item(type)]);
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: 'Bayam Hijau' })).toBeVisible();
    for (const text of lacks) expect(card.queryByText(text)).toBeNull();
  });
  test('shows its own fields', async () => {
    await show('GRID', 2, [item(type)]);
    const card = within(screen.getByRole('article'));
    for (const text of shows) expect(card.getByText(new RegExp(text))).toBeVisible();
  });
});

test.each([
  [0, 'Stok habis'],
  [5, 'Sisa 5'],
])('goods with a stock of %d say so', async (stock, text) => {
  await show('GRID', 2, [item('Goods', { stock })]);
  expect(screen.getByText(text)).toBeVisible();
});

test('goods with a stock of six show no stock', async () => {
  await show('GRID', 2, [item('Goods', { stock: 6 })]);
  expect(screen.queryByText(/Sisa/)).toBeNull();
});

test.each([
  [123, '1,23 km'],
  [125_678, '1256 km'],
  [50, '0,5 km'],
])('a shop at distance %d is %s away', async (distance, text) => {
  await show('SHOPS', 1, [item('Shop', { kilometres: distance / 100 })]);
  expect(screen.getByText(new RegExp(`^${text}`))).toBeVisible();
});

test('a closed item says so', async () => {
  await show('GRID', 2, [item('Goods', { isOpen: false })]);
  expect(screen.getByText('Tutup')).toBeVisible();
});

test('an item of an unknown type is a labelled box for developers', async () => {
  hearReports();
  await show('GRID', 2, [item('Hologram' as ItemType)]);
  expect(screen.getByText('Kode Hologram tidak dikenal versi ini.')).toBeVisible();
});

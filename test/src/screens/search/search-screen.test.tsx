import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchScreenDocument } from '../../../../src/__generated__/documents/search-screen';
import type { SearchScreenQueryVariables } from '../../../../src/__generated__/gql/graphql';
import { routes } from '../../../../src/app/router/routes';
import { item } from '../../../support/browser/part-fixtures';
import { testStore } from '../../../support/browser/test-store';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';

beforeAll(async () => {
  await Promise.all(routes.map((route) => route.screen.preload()));
  await import('../../../../src/screens/search/search-failed');
});

const labels = [
  { __typename: 'Label' as const, id: 'sayur', name: 'Sayur' },
  { __typename: 'Label' as const, id: 'buah', name: 'Buah' },
];
const labelled = testStore({ labels });

const noPageMore = { page: 1, hasNextPage: false, endCursor: null };
const page = (names: string[], next: number | null = null) => ({
  search: {
    items: names.map((title) => item('Goods', { id: title.toLowerCase(), title })),
    pageInfo: { page: (next ?? 2) - 1, hasNextPage: next !== null, endCursor: next && `from${next}` },
  },
});

/** This many pages of two items each. */
const pagesOf =
  (last: number) =>
  ({ page: number }: SearchScreenQueryVariables) =>
    page([`Barang ${number}a`, `Barang ${number}b`], number < last ? number + 1 : null);

const show = (
  path: string,
  answer: (variables: SearchScreenQueryVariables) => object | Promise<object>,
  store = labelled,
) => showPage(path, [answering(SearchScreenDocument, answer)], store);

const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const more = () => screen.getByRole('link', { name: 'Muat Lagi' });
const tap = (part: HTMLElement) => act(async () => part.click());
const currentPath = () => screen.getByLabelText('current path').textContent;

test('a search uses and shows the parameters of its URL', async () => {
  const { execute } = await show('/search/bayam_hijau/sayur,buah?sort=cheapest', () => page(['Bayam']));
  expect(askedFor(execute, SearchScreenDocument)).toEqual([
    {
      text: 'bayam hijau',
      sort: 'CHEAPEST',
      labels: ['sayur', 'buah'],
      shop: null,
      priceMin: null,
      priceMax: null,
      ratingMin: null,
      page: 1,
      after: null,
    },
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hasil untuk “bayam hijau”');
  expect(titles()).toEqual(['Bayam']);
});

test.each([
  ['TERLARIS', '/search/bayam'],
  ['TERBARU', '/search/bayam?sort=newest'],
  ['TERMURAH', '/search/bayam?sort=cheapest'],
  ['TERMAHAL', '/search/bayam?sort=dearest'],
])('the tab %s opens %s', async (tab, to) => {
  await show('/search/bayam', () => page(['Bayam']));
  const tabs = within(screen.getByRole('navigation', { name: 'Urutkan' }));
  expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('href', to);
  await tap(tabs.getByRole('link', { name: tab }));
  expect(currentPath()).toBe(to);
  const chosen = within(await screen.findByRole('navigation', { name: 'Urutkan' }));
  expect(chosen.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
});

test('shops are in a separate section before other items, with their locations', async () => {
  const branch = (id: string, address: string) => item('Shop', { id, title: 'Apotek Melati', address });
  await show('/search/melati', () => ({
    search: {
      items: [
        item('Goods', { id: 'g1', title: 'Teh Melati' }),
        branch('s1', 'Jl. Dago 10, Bandung'),
        branch('s2', 'Jl. Riau 5, Bandung'),
      ],
      pageInfo: noPageMore,
    },
  }));
  const shops = within(screen.getByRole('region', { name: 'Toko' }));
  expect(shops.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Jl. Dago 10, Bandung'),
    expect.stringContaining('Jl. Riau 5, Bandung'),
  ]);
  expect(titles()).toEqual(['Apotek Melati', 'Apotek Melati', 'Teh Melati']);
});

test('price range and rating are in the URL, are sent, and are removed one by one', async () => {
  const { execute } = await show('/search/teh?sort=newest', () => page(['Teh']));
  await userEvent.click(screen.getByText('Filter'));
  await userEvent.type(screen.getByLabelText('Harga minimum'), '10.000');
  await userEvent.type(screen.getByLabelText('Harga maksimum'), '50000');
  await userEvent.click(screen.getByLabelText('4 ke atas'));
  await tap(screen.getByRole('button', { name: 'Terapkan' }));
  expect(currentPath()).toBe('/search/teh?sort=newest&min=10000&max=50000&rating=4');
  expect(askedFor(execute, SearchScreenDocument).at(-1)).toMatchObject({
    sort: 'NEWEST',
    priceMin: 10_000,
    priceMax: 50_000,
    ratingMin: 4,
  });
  const chips = () => within(screen.getByRole('navigation', { name: 'Filter aktif' }));
  await tap(chips().getByRole('link', { name: 'Sampai 50.000' }));
  expect(currentPath()).toBe('/search/teh?sort=newest&min=10000&rating=4');
  await tap(chips().getByRole('link', { name: 'Rating 4 ke atas' }));
  await tap(chips().getByRole('link', { name: 'Mulai 10.000' }));
  expect(currentPath()).toBe('/search/teh?sort=newest');
  expect(screen.queryByRole('navigation', { name: 'Filter aktif' })).toBeNull();
});

test('the filter is a form that works without scripts', async () => {
  await show('/search/teh/sayur?sort=newest&parent=kebun', () => page(['Teh']));
  const form = screen.getByLabelText<HTMLInputElement>('Harga minimum').form as HTMLFormElement;
  expect(form.getAttribute('action')).toMatch(/\/search\/teh\/sayur$/);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    sort: 'newest',
    parent: 'kebun',
    min: '',
    max: '',
    rating: '',
  });
});

test('a filter without results can be cleared', async () => {
  await show('/search/teh?min=10000', () => page([]));
  expect(await screen.findByRole('link', { name: 'Hapus filter' })).toHaveAttribute('href', '/search/teh');
});

test('several labels can be chosen and removed', async () => {
  const { execute } = await show('/search/0/sayur', () => page(['Bayam']));
  const chip = (name: string) => within(screen.getByRole('navigation', { name: 'Label' })).getByRole('link', { name });
  expect(chip('Sayur')).toHaveAttribute('aria-current', 'true');
  expect(chip('Buah')).not.toHaveAttribute('aria-current');
  await tap(chip('Buah'));
  expect(currentPath()).toBe('/search/0/sayur,buah');
  await tap(chip('Sayur'));
  expect(currentPath()).toBe('/search/0/buah');
  expect(askedFor(execute, SearchScreenDocument).at(-1)).toMatchObject({ labels: ['buah'] });
});

test.each([
  ['a store with labels', labelled],
  ['a store without labels', testStore()],
])('a label that %s does not have can be removed and is not combined with others', async (_which, store) => {
  await show('/search/0/tidakada', () => page(['Bayam']), store);
  const chips = () => within(screen.getByRole('navigation', { name: 'Label' })).getAllByRole('link');
  expect(chips()[0]).toHaveAccessibleName('tidakada');
  expect(chips()[0]).toHaveAttribute('aria-current', 'true');
  await tap(chips()[0] as HTMLElement);
  expect(currentPath()).toBe('/search/0');
});

test('a store without labels shows no chips', async () => {
  await show('/search/0', () => page(['Bayam']), testStore());
  expect(screen.queryByRole('navigation', { name: 'Label' })).toBeNull();
});

test('a search within a shop shows it, keeps it when sorted, and can leave it', async () => {
  const { execute } = await show('/search/bayam?parent=kebun&parent_name=Kebun+Kita', () => page(['Bayam']));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('“bayam” di Kebun Kita');
  expect(askedFor(execute, SearchScreenDocument)[0]).toMatchObject({ shop: 'kebun' });
  expect(screen.getByRole('link', { name: 'TERBARU' })).toHaveAttribute(
    'href',
    '/search/bayam?parent=kebun&parent_name=Kebun+Kita&sort=newest',
  );
  await tap(screen.getByRole('link', { name: 'Cari di luar Kebun Kita juga' }));
  expect(currentPath()).toBe('/search/bayam');
});

test('cards show the previous price and whether they are closed', async () => {
  await show('/search/0', () => ({
    search: { items: [item('Goods', { isOpen: false })], pageInfo: noPageMore },
  }));
  const card = within(screen.getByRole('article'));
  expect(card.getByText('Tutup')).toBeVisible();
  expect(card.getByText('Rp6.000').tagName).toBe('S');
});

test('each tap adds a page below until the last', async () => {
  const { execute } = await show('/search/0', pagesOf(3));
  expect(more()).toHaveAttribute('href', '/search/0?page=2&after=from2');
  await tap(more());
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(more()).toHaveAttribute('href', '/search/0?page=3&after=from3');
  expect(screen.getByText('2 produk lagi dimuat')).toBeInTheDocument();
  await tap(more());
  await waitFor(() => expect(titles()).toHaveLength(6));
  expect(screen.queryByRole('link', { name: 'Muat Lagi' })).toBeNull();
  expect(askedFor(execute, SearchScreenDocument)).toMatchObject([
    { page: 1, after: null },
    { page: 2, after: 'from2' },
    { page: 3, after: 'from3' },
  ]);
  expect(currentPath()).toBe('/search/0');
});

test('two quick taps load one page', async () => {
  const { execute } = await show('/search/0', pagesOf(3));
  const link = more();
  await act(async () => {
    link.click();
    link.click();
  });
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(askedFor(execute, SearchScreenDocument)).toHaveLength(2);
});

test('a failed page leaves the list unchanged and can be retried', async () => {
  let isDown = true;
  await show('/search/0', (variables) => (variables.page > 1 && isDown ? failure : pagesOf(2)(variables)));
  await tap(more());
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal mengambil data produk.');
  expect(titles()).toHaveLength(2);
  isDown = false;
  await tap(screen.getByRole('link', { name: 'Coba Lagi' }));
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('loading more by keyboard moves the focus to the first new item', async () => {
  await show('/search/0', pagesOf(2));
  more().focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Barang 2a' })).toHaveFocus());
});

test('a separate page, as without scripts, has a link to the first', async () => {
  await show('/search/0?page=2&after=from2', pagesOf(3));
  expect(titles()).toEqual(['Barang 2a', 'Barang 2b']);
  expect(more()).toHaveAttribute('href', '/search/0?page=3&after=from3');
  expect(screen.getByRole('link', { name: 'Kembali ke awal' })).toHaveAttribute('href', '/search/0');
});

test.each([
  ['/search/zzz', 'Lihat semua produk', '/search/0'],
  ['/search/zzz/sayur', 'Hapus label', '/search/zzz'],
  ['/search/zzz?parent=kebun&parent_name=Kebun', 'Lihat semua produk', '/search/0'],
])('%s without results says so and offers: %s', async (path, step, to) => {
  await show(path, () => page([]));
  expect(screen.getByRole('heading', { name: 'Produk tidak ditemukan' })).toBeVisible();
  expect(screen.getByRole('link', { name: step })).toHaveAttribute('href', to);
});

test('a failed search says so below the search and can be retried', async () => {
  let isDown = true;
  await show('/search/bayam', () => (isDown ? failure : page(['Bayam'])));
  expect(screen.getByRole('alert')).toHaveTextContent('Gagal mengambil data produk.');
  expect(screen.getByRole('navigation', { name: 'Urutkan' })).toBeVisible();
  isDown = false;
  await tap(screen.getByText('Coba Lagi'));
  expect(titles()).toEqual(['Bayam']);
});

test('while a search loads, its parameters can be read and changed', async () => {
  await show('/search/bayam', () => new Promise<object>(() => {}));
  expect(within(screen.getByRole('main')).getByText('Memuat…')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hasil untuk “bayam”');
  expect(screen.getByRole('link', { name: 'TERMURAH' })).toHaveAttribute('href', '/search/bayam?sort=cheapest');
});

test('?search= on any page redirects to the search', async () => {
  await show('/maintenance?search=Obat+Batuk', () => page(['Obat']));
  expect(currentPath()).toBe('/search/obat_batuk');
  expect(titles()).toEqual(['Obat']);
});

import { screen, within } from '@testing-library/react';
import { homeLayout } from '../../../../server/domains/stores/codes';
import type { HomeLayout, HomeScreenQuery } from '../../../../src/__generated__/gql/graphql';
import type { StoreShell } from '../../../../src/api/store-context';
import { renderers } from '../../../../src/renderers/preload';
import { homeLayouts, HomeSkeleton } from '../../../../src/screens/home/home-skeleton';
import HomeScreen from '../../../../src/screens/home/home-screen';
import { stubMotion } from '../../../support/browser/motion';
import { testStore } from '../../../support/browser/test-store';
import { productList } from '../../../support/browser/part-fixtures';
import { renderPart } from '../../../support/browser/render-part';

beforeAll(() => Promise.all(renderers.map((renderer) => renderer.preload())));
beforeEach(() => stubMotion());

const menus = Array.from({ length: 6 }, (_, at) => ({
  __typename: 'Menu' as const,
  id: `menu${at}`,
  name: `Menu ${at}`,
  icon: null,
}));
const slide = {
  __typename: 'Slide' as const,
  image: 'appslider/a.svg',
  title: 'Harga panen',
  titleShown: false,
  link: 'address://m/promo' as string | null,
};

const store = (layout: HomeLayout, differences: Partial<StoreShell> = {}) =>
  testStore({ layout, menus, slider: [slide], columns: 5, ...differences });
const home = [productList({ id: 'menu0', name: 'Menu 0' })];

interface Shown extends Partial<StoreShell> {
  search?: string;
  parts?: typeof home;
}

const show = (layout: HomeLayout, { search = '', parts = home, ...differences }: Shown = {}) =>
  renderPart(
    <HomeScreen
      data={{ __typename: 'Query', home: parts as HomeScreenQuery['home'] }}
      params={{}}
      search={new URLSearchParams(search)}
    />,
    { store: store(layout, differences) },
  );

const nav = () => screen.getByRole('navigation', { name: 'Menu toko' });

type Row = { code: number; menus: 'tabs' | 'bar' | 'list' | 'flex' | 'grid'; slider: boolean };

/** The specification's table; 2 and 3 are not described there, and are like 0. */
const rows: Row[] = [
  { code: 0, menus: 'tabs', slider: false },
  { code: 1, menus: 'bar', slider: false },
  { code: 2, menus: 'tabs', slider: false },
  { code: 3, menus: 'tabs', slider: false },
  { code: 4, menus: 'list', slider: false },
  { code: 5, menus: 'flex', slider: false },
  { code: 6, menus: 'list', slider: true },
  { code: 7, menus: 'flex', slider: true },
  { code: 8, menus: 'grid', slider: false },
  { code: 9, menus: 'grid', slider: true },
];

describe.each(rows)('layout $code', ({ code, menus: look, slider: hasSlider }) => {
  const layout = homeLayout(code);
  const hasTabs = look === 'tabs' || look === 'bar';

  test(`shows its menus as ${look}`, async () => {
    await show(layout);
    expect(homeLayouts[layout].menus).toBe(look);
    const links = within(nav()).getAllByRole('link');
    const paths = links.map((link) => link.getAttribute('href'));
    expect(paths.slice(0, 2)).toEqual(hasTabs ? ['/', '/?tab=menu1'] : ['/m/menu_0-menu0', '/m/menu_1-menu1']);
    const list = within(nav()).getAllByRole('list')[0] as HTMLElement;
    expect(getComputedStyle(list).getPropertyValue('--columns')).toBe(look === 'grid' ? '5' : '');
  });

  test(hasSlider ? 'has the slider above them' : 'has no slider', async () => {
    await show(layout);
    const banners = screen.queryByRole('region', { name: 'Promo' });
    expect(banners !== null).toBe(hasSlider);
    if (!banners) return;
    expect(within(banners).getByRole('link')).toHaveAttribute('href', '/m/promo');
    expect(banners.compareDocumentPosition(nav())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('shows components with home display', async () => {
    await show(layout);
    expect(screen.getByText('Barang 0')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Menu 0' }) === null).toBe(hasTabs);
  });

  test('has a skeleton', async () => {
    await renderPart(<HomeSkeleton />, { store: store(layout) });
    expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
  });
});

test.each(['TABS', 'BOTTOM_BAR'] as const)('in %s the chosen menu is marked, by default the first', async (layout) => {
  await show(layout, { search: 'tab=menu3' });
  expect(within(nav()).getByRole('link', { current: 'page' })).toHaveTextContent('Menu 3');
});

test.each(['', 'tab=tidakada'])('with the query %j the first menu is marked', async (search) => {
  await show('TABS', { search });
  expect(within(nav()).getByRole('link', { current: 'page' })).toHaveTextContent('Menu 0');
});

describe('a bottom bar', () => {
  const many = menus
    .slice(0, 1)
    .flatMap((menu) => Array.from({ length: 60 }, (_, at) => ({ ...menu, id: `menu${at}`, name: `Menu ${at}` })));
  const behind = () => {
    const opener = within(nav()).getByText('Lainnya').closest('button');
    return document.getElementById(opener?.getAttribute('popovertarget') ?? '') as HTMLElement;
  };
  const namesIn = (element: Element) => [...element.querySelectorAll('a')].map(({ textContent }) => textContent);

  test.each([
    { count: 5, menuLimit: null, shown: 5 },
    { count: 6, menuLimit: null, shown: 4 },
    { count: 60, menuLimit: null, shown: 4 },
    { count: 60, menuLimit: 12, shown: 4 },
    { count: 5, menuLimit: 3, shown: 3 },
    { count: 3, menuLimit: 3, shown: 3 },
  ])('of $count menus with a limit of $menuLimit shows $shown', async ({ count, menuLimit, shown }) => {
    await show('BOTTOM_BAR', { menus: many.slice(0, count), menuLimit });
    expect(within(nav()).queryByText('Lainnya') !== null).toBe(shown < count);
    const hidden = shown < count ? namesIn(behind()).length : 0;
    expect(namesIn(nav()).length).toBe(count);
    expect(hidden).toBe(count - shown);
  });

  test('has the other menus behind Lainnya, which is marked while one of them is selected', async () => {
    await show('BOTTOM_BAR', { menus: many, search: 'tab=menu40' });
    expect(within(nav()).getByText('Lainnya').closest('button')).toHaveAttribute('aria-current', 'true');
    expect(behind().querySelector('[aria-current=page]')).toHaveTextContent('Menu 40');
    expect(behind()).toHaveAttribute('popover', 'auto');
  });
});

describe.each(['LIST', 'FLEX', 'GRID'] as const)('in %s', (layout) => {
  test('menus over the limit are behind Lainnya, reachable without scripts', async () => {
    await show(layout, { menuLimit: 4 });
    const hidden = nav().querySelector('details') as HTMLDetailsElement;
    expect(hidden).not.toHaveAttribute('open');
    expect(within(hidden).getByText('Lainnya')).toBeVisible();
    expect([...hidden.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Menu 4'),
      expect.stringContaining('Menu 5'),
    ]);
  });
  test.each([null, 6])('a limit of %s hides none of six', async (menuLimit) => {
    await show(layout, { menuLimit });
    expect(screen.queryByText('Lainnya')).toBeNull();
  });
});

test('a store without menus and components says so', async () => {
  await show('GRID', { menus: [], parts: [] });
  expect(screen.getByText('Toko ini belum punya menu')).toBeVisible();
});

test.each([
  ['https://kopi.example/promo', 'https://kopi.example/promo'],
  ['address://act/cart', '/login?next=%2Fcart'],
])('a banner with the link %s opens %s', async (link, href) => {
  await show('GRID_WITH_SLIDER', { slider: [{ ...slide, link }] });
  expect(within(screen.getByRole('region', { name: 'Promo' })).getByRole('link')).toHaveAttribute('href', href);
});

test.each([null, 'javascript:alert(1)'])('a banner with the link %j is only a picture', async (link) => {
  await show('GRID_WITH_SLIDER', { slider: [{ ...slide, link }] });
  expect(within(screen.getByRole('region', { name: 'Promo' })).queryByRole('link')).toBeNull();
});

import { screen, within } from '@testing-library/react';
import type { Component_PartFragment } from '../../../../src/__generated__/gql/graphql';
import type { FragmentOf } from '../../../../src/api/fragment';
import { ComponentPart } from '../../../../src/renderers/components/component-part';
import { components } from '../../../../src/renderers/components/registry';
import { renderers } from '../../../../src/renderers/preload';
import { segments } from '../../../../src/renderers/segments/registry';
import { action, component, place, productList, segment } from '../../../support/browser/part-fixtures';
import { hearReports } from '../../../support/browser/record-reports';
import { stubMotion } from '../../../support/browser/motion';
import { renderPart } from '../../../support/browser/render-part';

type Masked = FragmentOf<Component_PartFragment>;

beforeAll(() => Promise.all(renderers.map((renderer) => renderer.preload())));

const show = (node: Masked, headed = false) =>
  renderPart(<ComponentPart component={node} headed={headed} atOnce seenFirst />);

const bills = { name: 'Pulsa', columns: 4, bills: [{ id: 'pulsa', name: 'Pulsa Telko', image: null }] };

const table: [number | string, string, Masked, string | RegExp][] = [
  [0, 'a text', component('TextComponent', { html: '<p>Sejak 2019</p>' }), 'Sejak 2019'],
  [
    1,
    'a website button',
    component('WebsiteButton', { actions: [action('situs', 'WEBSITE', { value: 'kopi.example' })] }),
    'Klik Tombol di bawah untuk masuk ke Website',
  ],
  [2, 'a map', component('LocationMap', { locations: [place()] }), 'Jl. Cibogo Atas 21'],
  [3, 'a call-to-action list', component('ActionList', { actions: [action('terdekat', 'NEAR_ME')] }), 'Buka terdekat'],
  [4, 'custom html', component('CustomHtml', { opensInBrowser: true }), 'Izinkan lokasi'],
  [
    4,
    'custom html of the Android app',
    component('CustomHtml', { opensInBrowser: false }),
    'Fitur hanya bisa digunakan pada Aplikasi Android',
  ],
  [5, 'a bill grid', component('BillGrid', { groups: [bills] }), 'Pulsa Telko'],
  [5, 'a bill grid without bills', component('BillGrid', { groups: [] }), 'Halaman ini masih dalam pengembangan'],
  [6, 'a product list', productList({}), 'Barang 3'],
  [6, 'a product list without products', productList({ nodes: [] }), 'Tidak ada Produk'],
  [
    7,
    'segments',
    component('SegmentList', { segments: [segment('TextSegment', { html: 'Tiga jam', picture: null })] }),
    'Tiga jam',
  ],
  ['unknown', 'another category', component('UnknownComponent', { code: 99 }), 'Kode 99 tidak dikenal versi ini.'],
  [
    'newer',
    'a type of a newer facade',
    component('HologramComponent', {}),
    'Kode HologramComponent tidak dikenal versi ini.',
  ],
];

test.each(table)('renders category %s, %s', async (_code, _name, node, text) => {
  hearReports();
  await show(node);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each(table.map(([, name, node]) => [name, node] as const))(
  '%s has no heading where the page has one',
  async (_name, node) => {
    hearReports();
    await show(node);
    expect(screen.queryByRole('heading', { name: 'Bagian Satu' })).toBeNull();
  },
);

test('on the home page a component has a heading that links to its own page', async () => {
  await show(productList({}), true);
  expect(screen.getByRole('heading', { name: 'Bagian Satu' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lihat Semua Bagian Satu' })).toHaveAttribute(
    'href',
    '/m/bagian_satu-bagian1',
  );
});

test('a slider shows columns on its own page', async () => {
  stubMotion();
  const slider = productList({ style: 'SLIDER', columns: 1 });
  const { unmount } = await show(slider, true);
  expect(screen.getByRole('group', { name: 'Bagian Satu' })).toBeVisible();
  unmount();
  await show(slider, false);
  expect(screen.queryByRole('group', { name: 'Bagian Satu' })).toBeNull();
  expect(screen.getByRole('list')).toHaveStyle({ '--columns': '2' });
});

test('the registries are frozen', () => {
  expect(Object.isFrozen(components)).toBe(true);
  expect(Object.isFrozen(segments)).toBe(true);
});

test('a component that throws does not affect the others and offers a retry', async () => {
  const report = hearReports();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = component('ProductList', { id: 'rusak', items: null });
  await renderPart(
    <>
      <ComponentPart component={broken} headed={false} atOnce seenFirst />
      <ComponentPart component={productList({})} headed={false} atOnce seenFirst />
    </>,
  );
  expect(screen.getByText('Barang 0')).toBeVisible();
  expect(within(screen.getByRole('alert')).getByText('Coba Lagi')).toBeVisible();
  expect(report).toHaveBeenCalled();
});

test('in production an unknown component renders nothing, without an error', async () => {
  const report = hearReports();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const unknown = component('UnknownComponent', { code: 4711 });
  await renderPart(
    <>
      <ComponentPart component={unknown} headed={false} atOnce seenFirst />
      <ComponentPart component={unknown} headed={false} atOnce seenFirst />
    </>,
  );
  expect(screen.queryByText(/4711/)).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

test('an action with an unknown code is omitted', async () => {
  hearReports();
  await show(component('ActionList', { actions: [action('baru', 'UNKNOWN'), action('terdekat', 'NEAR_ME')] }));
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('an action with an invalid value is omitted', async () => {
  await show(component('ActionList', { actions: [action('situs', 'WEBSITE', { value: 'javascript:alert(1)' })] }));
  expect(screen.queryByRole('link')).toBeNull();
});

test('a bill links to the page of its payment', async () => {
  await renderPart(
    <ComponentPart component={component('BillGrid', { groups: [bills] })} headed={false} atOnce seenFirst />,
    {
      path: '/m/tagihan',
    },
  );
  expect(screen.getByRole('link', { name: 'Pulsa Telko' })).toHaveAttribute('href', '/m/payment/pulsa');
});

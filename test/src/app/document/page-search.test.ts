import { pageSearch } from '../../../../src/app/document/page-search';
import { routes } from '../../../../src/app/router/routes';
import { createTranslate } from '../../../../src/i18n/translate';
import id from '../../../../src/__generated__/messages/id';
import { questionAt } from '../../../../src/routing/search-paths';

const names = [
  'after',
  'cari',
  'end',
  'invoice_id',
  'item',
  'lines',
  'max',
  'min',
  'next',
  'page',
  'parent',
  'parent_name',
  'pesanan',
  'rating',
  'sort',
  'start',
  'status',
  'tab',
  'tidak-ada',
  'time',
  'utm_source',
];
const all = new URLSearchParams(names.map((name) => [name, `of ${name}`]));
const read = (path: string, query: URLSearchParams | string = all) => [
  ...new URLSearchParams(pageSearch(path, new URLSearchParams(query))).keys(),
];

test.each([
  ['/', ['tab']],
  ['/m/sayur-sayur', ['page']],
  ['/chat/0/0/0/0', ['item', 'pesanan', 'tab', 'tidak-ada', 'page', 'after']],
  ['/p/bayam-bayam', ['cari', 'page']],
  ['/p/bayam-bayam/reviews', ['page']],
  ['/search', ['after', 'page', 'parent', 'parent_name', 'sort', 'min', 'max', 'rating']],
  ['/search/teh', ['after', 'page', 'parent', 'parent_name', 'sort', 'min', 'max', 'rating']],
  ['/search/0/baru,segar', ['after', 'page', 'parent', 'parent_name', 'sort', 'min', 'max', 'rating']],
  ['/nearme', []],
  ['/nearme/baru', []],
  ['/login', ['next']],
  ['/verification-phone', ['next']],
  ['/akun/shopping', ['status', 'cari', 'page']],
  ['/akun', []],
  ['/cart', []],
  ['/checkout', ['item', 'lines']],
  ['/p/payment/bayam', ['item', 'lines', 'start', 'end', 'time']],
  ['/m/payment/pulsa', []],
  ['/maintenance', []],
  ['/no/such/page', []],
])('%s ignores all parameters except %j', (path, parameters) => {
  expect(read(path)).toEqual(parameters);
});

test('order, empty and repeated values do not change the name of a page', () => {
  expect(pageSearch(null, new URLSearchParams('sort=newest&page=2&page=3'))).toBe('?page=2');
  expect(pageSearch('/search/teh', new URLSearchParams('sort=newest&page=2&page=3'))).toBe('?page=2&sort=newest');
  expect(pageSearch('/search/teh', new URLSearchParams('page=2&parent=&sort=newest'))).toBe('?page=2&sort=newest');
  expect(pageSearch('/m/sayur', new URLSearchParams(`page=${'9'.repeat(9_000)}`))).toHaveLength(
    '?page='.length + 5_000,
  );
});

/** Records the requested parameters. */
function watchedSearch() {
  const asked = new Set<string>();
  const search = new Proxy(all, {
    get(target, name) {
      if (name === 'get') {
        return (parameter: string) => {
          asked.add(parameter);
          return target.get(parameter);
        };
      }
      throw new Error(`A route reads its query by ${String(name)}`);
    },
  });
  return { search, asked };
}

test.each(routes.map((route) => [route.path, route] as const))('%s lists every parameter that it reads', (_, route) => {
  const params = new Proxy({}, { get: () => 'x-x' });
  const { search, asked } = watchedSearch();
  route.variables?.({ params, search });
  route.head({ data: null, match: { params, search }, text: createTranslate('id', id) });
  expect([...asked].filter((name) => !route.parameters?.includes(name))).toEqual([]);
});

test('a shop in the query counts only on search pages', () => {
  const shop = '?parent=warung&parent_name=Warung';
  expect(questionAt('/search/teh', shop).shop).toEqual({ id: 'warung', name: 'Warung' });
  expect(questionAt('/m/sayur', shop).shop).toBeNull();
});

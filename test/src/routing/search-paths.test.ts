import * as fc from 'fast-check';
import {
  cursorOf,
  labelsOf,
  noFilter,
  questionAt,
  questionOf,
  type SearchQuestion,
  searchPathOf,
  searchRedirect,
  toggled,
} from '../../../src/routing/search-paths';

const plain: SearchQuestion = { text: '', sort: 'BEST_SELLING', labels: [], shop: null, filter: noFilter };
const shop = { id: 'kebun', name: 'Kebun Cisarua' };

test.each<[string, Partial<SearchQuestion>]>([
  ['/search/0', {}],
  ['/search/bayam_hijau', { text: 'bayam hijau' }],
  ['/search/bayam/sayur', { text: 'bayam', labels: ['sayur'] }],
  ['/search/0/sayur,buah', { labels: ['sayur', 'buah'] }],
  ['/search/0?sort=newest', { sort: 'NEWEST' }],
  ['/search/0?sort=cheapest', { sort: 'CHEAPEST' }],
  ['/search/0?sort=dearest', { sort: 'DEAREST' }],
  ['/search/bayam?parent=kebun&parent_name=Kebun+Cisarua', { text: 'bayam', shop }],
  ['/search/0?min=50000', { filter: { ...noFilter, min: 50_000 } }],
  [
    '/search/0?sort=newest&min=50000&max=100000&rating=4.5',
    { sort: 'NEWEST', filter: { min: 50_000, max: 100_000, rating: 4.5 } },
  ],
  ['/search/kopi%2Fteh_50%25', { text: 'kopi/teh 50%' }],
])('%s is the URL of one search and is parsed back to it', (path, difference) => {
  const question = { ...plain, ...difference };
  expect(searchPathOf(question)).toBe(path);
  const { pathname, search } = new URL(path, 'http://store');
  expect(questionAt(pathname, search)).toEqual(question);
});

test('/search alone finds everything', () => {
  expect(questionAt('/search', '')).toEqual(plain);
});

test.each([
  ['?sort=anything', plain],
  ['?parent=../x', plain],
  ['?parent=', plain],
  ['?min=&max=x&rating=9', plain],
  ['?min=0&rating=', plain],
  ['?min=Rp50.000', { ...plain, filter: { ...noFilter, min: 50_000 } }],
  ['?min=90000&max=10000', { ...plain, filter: { ...noFilter, min: 10_000, max: 90_000 } }],
])('%s is ignored or corrected', (search, question) => {
  expect(questionOf({}, new URLSearchParams(search))).toEqual(question);
});

test('invalid and repeated labels are dropped', () => {
  expect(labelsOf('sayur,,<b>,sayur,buah')).toEqual(['sayur', 'buah']);
  expect(labelsOf(Array.from({ length: 30 }, (_, at) => `l${at}`).join(','))).toHaveLength(20);
});

test('a text over the provider’s limit is cut', () => {
  expect(questionOf({ value: 'a'.repeat(300) }, new URLSearchParams()).text).toHaveLength(100);
});

test('a tap on a label adds it, a second removes it', () => {
  expect(toggled(['sayur'], 'buah')).toEqual(['sayur', 'buah']);
  expect(toggled(['sayur', 'buah'], 'sayur')).toEqual(['buah']);
});

test.each([
  ['', { page: 1, after: null }],
  ['?page=3', { page: 3, after: null }],
  ['?page=51', { page: 1, after: null }],
  ['?page=0', { page: 1, after: null }],
  ['?page=x', { page: 1, after: null }],
  ['?page=80&after=abc', { page: 80, after: 'abc' }],
])('%s gives the page number', (search, cursor) => {
  expect(cursorOf(new URLSearchParams(search))).toEqual(cursor);
});

test('the URL of a later page has its cursor', () => {
  expect(searchPathOf({ ...plain, text: 'bayam' }, { page: 2, after: 'x=/' })).toBe(
    '/search/bayam?page=2&after=x%3D%2F',
  );
});

test.each([
  ['', null],
  ['?search=', '/search/0'],
  ['?search=.', '/search/._'],
  ['?search=..', '/search/.._'],
  ['?search=%2e%2e', '/search/.._'],
  ['?search=...', '/search/...'],
  ['?search=%252e%252e', '/search/%252e%252e'],
  ['?search=Obat Batuk', '/search/obat_batuk'],
  ['?search=bayam&parent=kebun&parent_name=Kebun+Cisarua', '/search/bayam?parent=kebun&parent_name=Kebun+Cisarua'],
])('%s redirects to %s', (search, path) => {
  expect(searchRedirect(new URLSearchParams(search))).toBe(path);
});

test('any URL is parsed as a search', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (value, label, search) => {
      const question = questionOf({ value, label }, new URLSearchParams(search));
      expect(question.text.length).toBeLessThanOrEqual(100);
      expect(question.labels.every((one) => /^[\w-]+$/.test(one))).toBe(true);
    }),
  );
});

test.each(['.', '..', '...', '.a', '%2e%2e', '../..', './'])(
  'a browser and the page read %s as it was typed',
  (text) => {
    const path = searchRedirect(new URLSearchParams({ search: text })) ?? '';
    const { pathname, search } = new URL(`http://shop.example/warung${path}`);
    expect(questionAt(pathname.slice('/warung'.length), search).text).toBe(text);
  },
);

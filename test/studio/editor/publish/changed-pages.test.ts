import { changedPages } from '../../../../studio/editor/publish/changed-pages';

const component = (view_uid: string, more: object = {}) => ({ view_uid, name: `Bagian ${view_uid}`, ...more });
const store = (more: object) => ({
  app: { layout: 4, name: 'Warung' },
  components: [component('a'), component('b')],
  ...more,
});
const withSections = (...components: object[]) => store({ components });
const withApp = (more: object) => store({ app: { layout: 4, name: 'Warung', ...more } });
const form = (title: string, thanks = '') => ({ view_uid: 'janji', title, thanks });

const page = (id: string) => `/m/bagian_${id}-${id}`;

test.each<[title: string, before: object, after: object, pages: string[]]>([
  ['nothing', store({}), store({}), ['/']],
  ['the look', withApp({}), withApp({ header: 4 }), ['/']],
  ['a rule that no page shows', withApp({}), withApp({ min_order_price: 5000 }), ['/']],
  ['the order', withSections(component('a'), component('b')), withSections(component('b'), component('a')), ['/']],
  ['a new section', withSections(component('a')), withSections(component('b'), component('a')), ['/']],
  [
    'the texts of two sections',
    withSections(component('a'), component('b'), component('c')),
    withSections(component('a'), component('b', { attr1: 'x' }), component('c', { attr1: 'x' })),
    [page('b'), page('c'), '/'],
  ],
  [
    'the name of a section, which the menu shows too',
    withSections(component('a')),
    withSections(component('a', { name: 'Baru' })),
    ['/', '/m/baru-a'],
  ],
  [
    'a section that stands on the home page',
    withSections(component('a', { visibility: 2 })),
    withSections(component('a', { visibility: 2, attr1: 'x' })),
    ['/', page('a')],
  ],
  [
    'a section that is a tab',
    store({ app: { layout: 0 }, components: [component('a', { visibility: 2 })] }),
    store({ app: { layout: 0 }, components: [component('a', { visibility: 2, attr1: 'x' })] }),
    [page('a'), '/'],
  ],
  [
    'the look and a section',
    withSections(component('a')),
    { ...withApp({ header: 4 }), components: [component('a', { attr1: 'x' })] },
    ['/', page('a')],
  ],
  ['the terms', withApp({}), withApp({ terms: '<p>Baru</p>' }), ['/syarat-ketentuan', '/']],
  ['the privacy policy', withApp({ privacy: 'Lama' }), withApp({}), ['/kebijakan-privasi', '/']],
  [
    'a form with a page',
    store({ forms: [form('Janji')] }),
    store({ forms: [form('Janji', 'Terima kasih')] }),
    ['/f/janji', '/'],
  ],
  ['a form without a page', store({ forms: [form('')] }), store({ forms: [form('', 'Terima kasih')] }), ['/']],
])('a change of %s', (_title, before, after, pages) => {
  expect(changedPages({ ...before }, { ...after }).map(({ path }) => path)).toEqual(pages);
});

test('a page is called as its section is, or by the field of its text', () => {
  const after = { ...withApp({ terms: 'Baru' }), components: [component('a', { attr1: 'x' }), component('b')] };
  expect(changedPages(store({}), after)).toEqual([
    { path: page('a'), name: 'Bagian a' },
    { path: '/syarat-ketentuan', name: null, field: 'app.terms' },
    { path: '/', name: null },
  ]);
});

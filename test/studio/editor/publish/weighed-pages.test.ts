import { weighedPages } from '../../../../studio/editor/publish/weighed-pages';

const home = { path: '/', name: null };
const component = (view_uid: string, more: object = {}) => ({ view_uid, name: `Bagian ${view_uid}`, ...more });
const of = (...components: object[]) => ({ components });

test.each([
  ['nothing in the components', of(component('a')), of(component('a')), [home]],
  ['the order alone', of(component('a'), component('b')), of(component('b'), component('a')), [home]],
  ['a component that is new', of(component('a')), of(component('b'), component('a')), [home]],
  [
    'two components',
    of(component('a'), component('b'), component('c')),
    of(component('a'), component('b', { attr1: 'x' }), component('c', { attr1: 'x' })),
    [home, { path: '/m/bagian_b-b', name: 'Bagian b' }],
  ],
])('after a change of %s', (_title, before, after, pages) => {
  expect(weighedPages(before, after)).toEqual(pages);
});

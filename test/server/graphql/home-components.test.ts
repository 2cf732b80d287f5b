import { mapStoreRecord } from '../../../server/adapters/store-record';
import { homeComponents } from '../../../server/graphql/home-components';
import { app, component } from '../adapters/rest-examples';

const components = [
  component({ view_uid: 'hidden', visibility: 0 }),
  component({ view_uid: 'menu', visibility: 1 }),
  component({ view_uid: 'banner', visibility: 2 }),
  component({ view_uid: 'both', visibility: 3 }),
  component({ view_uid: 'footer', visibility: 2 }),
];
const home = (layout: number, tab: string | null = null) =>
  homeComponents(mapStoreRecord(app({ layout, components })), tab);

test.each([0, 1, 2, 3])('layout %i shows what is always there, then a tab', (layout) => {
  expect(home(layout)).toEqual(['banner', 'footer', 'menu']);
  expect(home(layout, 'both')).toEqual(['banner', 'footer', 'both']);
});

test.each(['hidden', 'banner', 'nobody', ''])('%j is no tab, so the first one is shown', (tab) => {
  expect(home(0, tab)).toEqual(['banner', 'footer', 'menu']);
});

test.each([4, 5, 6, 7, 8, 9])('layout %i shows what the store puts on its home page', (layout) => {
  expect(home(layout, 'menu')).toEqual(['banner', 'both', 'footer']);
});

test('a store without menus has no tab', () => {
  const none = mapStoreRecord(app({ layout: 0, components: [component({ view_uid: 'banner', visibility: 2 })] }));
  expect(homeComponents(none, null)).toEqual(['banner']);
});

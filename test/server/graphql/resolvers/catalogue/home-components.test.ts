import { mapStoreRecord } from '../../../../../server/domains/stores/store-record';
import { homeComponents } from '../../../../../server/graphql/resolvers/catalogue/home-components';
import { app, component } from '../../../../support/server/rest-examples';

const components = [
  component({ view_uid: 'hidden', visibility: 0 }),
  component({ view_uid: 'menu', visibility: 1 }),
  component({ view_uid: 'banner', visibility: 2 }),
  component({ view_uid: 'both', visibility: 3 }),
  component({ view_uid: 'footer', visibility: 2 }),
];
const home = (layout: number, tab: string | null = null) =>
  homeComponents(mapStoreRecord(app({ layout, components })), tab);

test.each([0, 1, 2, 3])('layout %i shows only the chosen tab', (layout) => {
  expect(home(layout)).toEqual(['menu']);
  for (const tab of ['menu', 'banner', 'both', 'footer']) expect(home(layout, tab)).toEqual([tab]);
});

test.each([0, 1, 2, 3])('layout %i has a tab for each component that is not hidden', (layout) => {
  const { store } = mapStoreRecord(app({ layout, components }));
  expect(store.menus.map(({ id }) => id)).toEqual(['menu', 'banner', 'both', 'footer']);
});

test.each(['hidden', 'nobody', ''])('%j is not a tab, so the first tab is shown', (tab) => {
  expect(home(0, tab)).toEqual(['menu']);
});

test.each([4, 5, 6, 7, 8, 9])('layout %i shows the components on the home page', (layout) => {
  expect(home(layout, 'menu')).toEqual(['banner', 'both', 'footer']);
});

test.each([4, 9])('layout %i has no menu for components shown only on the home page', (layout) => {
  const { store } = mapStoreRecord(app({ layout, components }));
  expect(store.menus.map(({ id }) => id)).toEqual(['menu', 'both']);
});

test('a store with all components on the home page shows them as tabs', () => {
  const none = mapStoreRecord(app({ layout: 0, components: [component({ view_uid: 'banner', visibility: 2 })] }));
  expect(homeComponents(none, null)).toEqual(['banner']);
});

import persisted from '../../../server/__generated__/persisted-documents.json';
import { component, itemDetail, segment } from '../../support/server/rest-examples';
import { customerBudgets } from './customer-budgets';
import { click } from '../../support/server/endpoint-fixture';
import { type Fixture, startFacade } from '../../support/server/facade-fixture';

const item = { id: 'bayam250' };
const position = { latitude: -6.2, longitude: 106.8 };

/** The maximum number of a document's calls to the provider without cached data, independent of the page's content. */
const budgets: Record<string, { calls: number; variables?: object; store?: null }> = {
  StoreLook: { calls: 1 },
  LegalScreen: { calls: 1, variables: { kind: 'TERMS' } },
  StoreShell: { calls: 1 },
  DirectoryScreen: { calls: 1, store: null, variables: { page: 1 } },
  HomeScreen: { calls: 2 },
  MenuScreen: { calls: 2, variables: { id: 'list0', page: 1 } },
  ItemScreen: { calls: 2, variables: item },
  FavouriteItems: { calls: 2, variables: { ids: ['bayam250', 'kangkung'] } },
  RecentItems: { calls: 2, variables: { ids: ['bayam250', 'kangkung'] } },
  ServiceToBook: { calls: 2, variables: item },
  ServiceDays: { calls: 2, variables: { item: 'bayam250', days: { from: '2026-12-01', to: '2026-12-31' } } },
  BillOffer: { calls: 2, variables: { id: 'pulsa', prefix: '0812' } },
  ReviewsScreen: { calls: 3, variables: { ...item, page: 1 } },
  RelatedItems: { calls: 2, variables: item },
  ShopItems: { calls: 2, variables: { ...item, text: 'teh', page: 1 } },
  SearchScreen: { calls: 2, variables: { text: 'teh', sort: 'NEWEST', labels: ['a'], page: 1 } },
  Suggestions: { calls: 2, variables: { text: 'teh' } },
  NearMeScreen: { calls: 2, variables: { position, labels: [], page: 1 } },
  NameLocation: { calls: 1, variables: { position } },
  RideScreen: { calls: 2, variables: item },
  FormScreen: { calls: 2, variables: { name: 'daftar-mitra' } },
  FindPlaces: { calls: 1, variables: { text: 'band', near: position } },
  TrackedAction: { calls: 1, variables: { component: 'list0', index: 0 } },
  TrackClick: { calls: 2, variables: { click } },
  TrackView: { calls: 2, variables: { view: { path: '/', deviceId: 'device-1' } } },
  OpenCustomHtml: { calls: 1, variables: { component: 'rumah', position } },
};

/** Makes one call for its whole duration: see the test of live streams. */
const subscriptions = ['CustomerChanges'];

const documents = Object.values(persisted).map(
  (text) => /(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? text,
);

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFacade();
  const [app] = fixture.provider.apps.values();
  if (!app) throw new Error('The fixture has no store');
  app.components = [
    ...Array.from({ length: 18 }, (_, index) => component({ view_uid: `list${index}` })),
    component({ view_uid: 'strips', category: 7, segments: [segment(), segment({ view_uid: 'seg2' })] }),
    component({ view_uid: 'rumah', category: 4, attr3: '1' }),
  ];
});
afterEach(() => fixture.close());

test('the budgets list exactly the documents of the build', () => {
  expect([...Object.keys(budgets), ...Object.keys(customerBudgets), ...subscriptions].sort()).toEqual(
    [...documents].sort(),
  );
});

test.each(Object.entries(budgets))('%s stays within its calls', async (name, { calls, variables = {}, store }) => {
  const { errors } = await fixture.run(name, variables, store === null ? { store } : {});
  expect(errors).toBeUndefined();
  expect(fixture.provider.asked.map(({ path }) => path)).toHaveLength(calls);
});

test('the page of a shop makes one more call, for its items', async () => {
  fixture.provider.details.set('warung', [itemDetail({ type: 4 })]);
  await fixture.run('ItemScreen', item);
  expect(fixture.provider.asked).toHaveLength(3);
});

test('recently loaded data is not requested again', async () => {
  await fixture.run('HomeScreen');
  fixture.provider.forget();
  await fixture.run('HomeScreen');
  await fixture.run('StoreShell');
  expect(fixture.provider.asked).toEqual([]);
});

test('stale content is refreshed after the response', async () => {
  await fixture.run('MenuScreen', { id: 'list0', page: 1 });
  fixture.provider.forget();
  fixture.pass(2_500);
  await fixture.run('MenuScreen', { id: 'list0', page: 1 });
  await fixture.run('MenuScreen', { id: 'list1', page: 1 });
  expect(fixture.provider.asked.filter(({ path }) => path.endsWith('/list0'))).toHaveLength(1);
});

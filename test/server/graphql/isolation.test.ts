import fc from 'fast-check';
import { countOf } from '../../support/programs/soak';
import { app, component, foundItem, item, itemDetail } from '../../support/server/rest-examples';
import { click } from '../../support/server/endpoint-fixture';
import { type Fixture, startFacade } from '../../support/server/facade-fixture';

const stores = ['mawar', 'melati'];
const somewhere = { latitude: -6.9, longitude: 107.6 };
const canary = (store: string) => `canary-${store}-`;

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFacade();
  for (const codename of stores) {
    const view_uid = `app${codename}`;
    const components = [component({ name: `${canary(codename)}menu` })];
    fixture.provider.apps.set(
      codename,
      app({ codename, view_uid, name: `${canary(codename)}name`, domains: [], components }),
    );
    const own = { app_view_uid: view_uid, title: `${canary(codename)}item` };
    fixture.provider.items.set(`${codename}/sayur`, [item(own)]);
    fixture.provider.details.set(codename, [itemDetail(own)]);
    fixture.provider.found.set(codename, [foundItem({ ...own, ...somewhere, distance: 1 })]);
  }
});
afterEach(() => fixture.close());

/** All stores have the same ids; only the store distinguishes them. */
const asks: [string, object][] = [
  ['StoreShell', {}],
  ['HomeScreen', {}],
  ['MenuScreen', { id: 'sayur', page: 1 }],
  ['WholeItem', { id: 'bayam250' }],
  ['Reviews', { id: 'bayam250' }],
  ['Searched', { text: 'kopi', labels: ['a'] }],
  ['Suggested', { text: 'kopi' }],
  ['Around', { position: somewhere }],
];

test('concurrent and aborted requests get only their own store’s data', async () => {
  const plan = fc.sample(
    fc.record({
      store: fc.constantFrom(...stores),
      locale: fc.constantFrom('id' as const, 'en' as const),
      ask: fc.constantFrom(...asks),
      aborted: fc.nat(9).map((draw) => draw === 0),
      wait: fc.nat(3),
    }),
    { numRuns: countOf(5_000), seed: 7 },
  );
  const foreign: string[] = [];
  await Promise.all(
    plan.map(async ({ store, locale, ask: [name, variables], aborted, wait }, index) => {
      for (let turn = 0; turn < wait; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      if (index % 50 === 0) fixture.pass(2_100);
      const visitor = new AbortController();
      const answer = fixture.run(name, variables, { store: { codename: store }, locale, signal: visitor.signal });
      if (aborted) visitor.abort();
      const { data, errors } = await answer;
      const text = JSON.stringify(data ?? null);
      const other = stores.find((one) => one !== store) ?? '';
      if (text.includes(canary(other)) || (!errors && !text.includes(canary(store)))) foreign.push(`${index} ${text}`);
    }),
  );
  expect(foreign).toEqual([]);
});

test('a click is counted for its own store', async () => {
  await Promise.all(stores.map((codename) => fixture.run('TrackClick', { click }, { store: { codename } })));
  const counted = fixture.provider.asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(counted.map((body) => new URLSearchParams(body).get('app_vuid')).sort()).toEqual(
    stores.map((one) => `app${one}`),
  );
});

test('a store whose provider fails does not affect the others', async () => {
  fixture.provider.intrude(({ path, query }, response) => {
    if (!path.includes('mawar') && query.get('codename') !== 'mawar') return false;
    response.writeHead(500).end();
    return true;
  });
  for (let times = 0; times < 10; times += 1) await fixture.run('StoreShell', {}, { store: { codename: 'mawar' } });
  const failed = await fixture.run('StoreShell', {}, { store: { codename: 'mawar' } });
  expect(failed.errors).toMatchObject([{ extensions: { code: 'PROVIDER_UNAVAILABLE' } }]);
  expect((await fixture.run('HomeScreen', {}, { store: { codename: 'melati' } })).errors).toBeUndefined();
});

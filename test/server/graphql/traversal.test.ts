import { click } from '../../support/server/endpoint-fixture';
import { type Fixture, startFacade } from '../../support/server/facade-fixture';

const hostile = [
  '../admin',
  '..%2fadmin',
  '..\\admin',
  '%2e%2e/%2e%2e/admin',
  '..',
  '.',
  '',
  '/',
  '//evil.test',
  '?x=1',
  'a?codename=lain',
  'a&codename=lain',
  '#x',
  'a b',
  'a\r\nhost: evil.test',
  'a\u0000b',
  'é',
  '__proto__',
  'a,b',
  'a'.repeat(41),
  'http://evil.test/',
];

/** All paths that a known store may cause; any other path would be under the visitor's control. */
const paths =
  /^\/api\/v2\/(app|app\/[a-z0-9][a-z0-9_-]{1,39}|customer\/components|customer\/component\/[A-Za-z0-9_]{1,40}|customer\/item\/[A-Za-z0-9_]{1,40}(\/reviews)?|customer\/related-list|customer\/list\/[A-Za-z0-9_]{1,40}(\/children)?|customer\/track\/(clicks|views))$/;

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFacade();
});
afterAll(() => fixture.close());

test.each(hostile)('the id %j stays in its path segment', async (id) => {
  const { run } = fixture;
  await run('StoreShell', {}, { store: { codename: id } });
  await run('StoreShell', {}, { store: { host: id } });
  await run('HomeScreen', { tab: id });
  await run('MenuScreen', { id, page: 1 });
  await run('WholeItem', { id });
  await run('Reviews', { id });
  await run('Related', { id });
  await run('InShop', { id, text: id });
  await run('Searched', { text: id, labels: [id], shop: id, after: id });
  await run('Suggested', { text: id, shop: id });
  await run('TrackedAction', { component: id, index: 0 });
  await run('TrackClick', { click: { ...click, component: id } });
  await run('TrackClick', { click: { ...click, action: id } });
  await run('TrackClick', { click: { ...click, deviceId: id } });
  await run('TrackView', { view: { path: `/${id}`, deviceId: 'device-1', component: id } });
  await run('OpenCustomHtml', { component: id, position: { latitude: 0, longitude: 0 } });
  await fixture.facade.frameHtml(id, { requestId: 'request-1', log: fixture.log });
  const strayed = fixture.provider.asked.filter(
    ({ path, query }) => !paths.test(path) || ![null, 'warung'].includes(query.get('codename')),
  );
  expect(strayed).toEqual([]);
});

test.each([-1, 0, 51, 1e9])('page %i is requested within the limits of the contract', async (page) => {
  fixture.provider.forget();
  await fixture.run('MenuScreen', { id: 'tentang', page });
  const pages = fixture.provider.asked.flatMap(({ query }) => query.get('page') ?? []).map(Number);
  expect(pages.every((one) => one >= 1 && one <= 50)).toBe(true);
});

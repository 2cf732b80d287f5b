import type { ServerResponse } from 'node:http';
import { foundItem, item, itemDetail } from '../../support/server/rest-examples';
import { click } from '../../support/server/endpoint-fixture';
import { type Fixture, startFacade } from '../../support/server/facade-fixture';

/** One call of each operation that the facade uses, and the document that makes it. */
const operations: [string, string, object][] = [
  ['/api/v2/app/warung', 'StoreShell', {}],
  ['/api/v2/apps', 'DirectoryScreen', { page: 1 }],
  ['/api/v2/customer/components', 'HomeScreen', {}],
  ['/api/v2/customer/component/sayur', 'MenuScreen', { id: 'sayur', page: 1 }],
  ['/api/v2/customer/item/bayam250', 'WholeItem', { id: 'bayam250' }],
  ['/api/v2/customer/item/bayam250/reviews', 'Reviews', { id: 'bayam250' }],
  ['/api/v2/customer/related-list', 'Related', { id: 'bayam250' }],
  ['/api/v2/customer/list/bayam250/children', 'InShop', { id: 'bayam250' }],
  ['/api/v2/customer/list/search', 'Searched', { text: 'kopi' }],
  ['/api/v2/customer/list/search', 'Around', { position: { latitude: -6.9, longitude: 107.6 } }],
  ['/api/v2/customer/track/clicks', 'TrackClick', { click }],
  ['/api/v2/customer/track/views', 'TrackView', { view: { path: '/', deviceId: 'device-1' } }],
];

const json = { 'content-type': 'application/json' };
const faults: [string, (response: ServerResponse) => void][] = [
  ['an error', (response) => response.writeHead(500, json).end('{"stack":"at secret.js"}')],
  ['html', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>')],
  ['half a reply', (response) => response.writeHead(200, json).end('{"success":true,"da')],
  ['a wrong shape', (response) => response.writeHead(200, json).end('{"success":1,"message":"","data":{}}')],
  ['nothing', (response) => response.writeHead(200, json).end()],
  ['far too much', (response) => response.writeHead(200, json).end(`"${'x'.repeat(4_100_000)}"`)],
  ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  [
    'a reply that is cut off',
    (response) => {
      response.writeHead(200, { ...json, 'content-length': '1000' });
      response.write('{"success"', () => response.destroy());
    },
  ],
  ['a lost connection', (response) => response.destroy()],
];

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFacade();
});
afterEach(() => fixture.close());

describe.each(operations)('when %s returns', (path, document, variables) => {
  test.each(faults)('%s, the answer is one known error', async (_name, answer) => {
    fixture.provider.intrude((asked, response) => {
      if (asked.path !== path) return false;
      answer(response);
      return true;
    });
    const { errors } = await fixture.run(document, variables);
    expect(errors).toMatchObject([{ extensions: { code: 'PROVIDER_UNAVAILABLE', requestId: 'request-1' } }]);
    expect(JSON.stringify(errors)).not.toMatch(/secret|127\.0\.0\.1|api\/v2/);
    expect(fixture.log.lines.filter(({ level }) => level === 'error')).toHaveLength(1);
    expect(
      fixture.provider.asked.filter((asked) => asked.path === path && asked.method === 'POST').length,
    ).toBeLessThanOrEqual(1);
  });
});

test.each(operations)('when %s does not respond, the answer is a timeout', async (path, document, variables) => {
  const hasty = await startFacade({}, 300);
  hasty.provider.intrude((asked) => asked.path === path);
  const { errors } = await hasty.run(document, variables);
  expect(errors).toMatchObject([{ extensions: { code: 'PROVIDER_TIMEOUT' } }]);
  await hasty.close();
});

test('an unreachable provider is one known error', async () => {
  await fixture.provider.close();
  expect(await fixture.run('StoreShell')).toMatchObject({ errors: [{ extensions: { code: 'PROVIDER_UNAVAILABLE' } }] });
});

test('a page past its deadline does not wait for the provider', async () => {
  await fixture.run('StoreShell');
  fixture.provider.intrude(() => true);
  const signal = AbortSignal.timeout(20);
  const { errors } = await fixture.run('HomeScreen', {}, { signal });
  expect(errors).toMatchObject([{ extensions: { code: 'PROVIDER_TIMEOUT' } }]);
});

test('a disconnected visitor does not affect others waiting for the same data', async () => {
  await fixture.run('StoreShell');
  const visitor = new AbortController();
  const left = fixture.run('HomeScreen', {}, { signal: visitor.signal });
  const stays = fixture.run('HomeScreen');
  visitor.abort();
  expect((await left).errors).toHaveLength(1);
  expect((await stays).data).toMatchObject({ home: [{}, {}] });
});

test('recently valid content is shown while the provider is down', async () => {
  await fixture.run('HomeScreen');
  fixture.provider.intrude((_asked, response) => {
    response.destroy();
    return true;
  });
  fixture.pass(60_000);
  expect((await fixture.run('HomeScreen')).data).toMatchObject({ home: [{}, {}] });
  fixture.pass(300_000);
  expect((await fixture.run('HomeScreen')).errors).toMatchObject([{ extensions: { code: 'PROVIDER_UNAVAILABLE' } }]);
});

test.each<[string, object]>([
  ['HomeScreen', {}],
  ['WholeItem', { id: 'bayam250' }],
  ['Searched', { text: '' }],
  ['Suggested', { text: 'kopi' }],
  ['Around', { position: { latitude: -6.9, longitude: 107.6 } }],
])('rejects a reply with only another store’s items to %s', async (name, variables) => {
  for (const component of ['sayur', 'tentang'])
    fixture.provider.items.set(`warung/${component}`, [item({ app_view_uid: 'applain' })]);
  fixture.provider.details.set('warung', [itemDetail({ app_view_uid: 'applain' })]);
  fixture.provider.found.set('warung', [foundItem({ app_view_uid: 'applain' })]);
  const { errors } = await fixture.run(name, variables);
  expect(errors).toMatchObject([{ extensions: { code: 'PROVIDER_UNAVAILABLE' } }]);
});

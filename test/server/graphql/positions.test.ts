import { type Endpoint, ownOrigin, startEndpoint } from '../../support/server/endpoint-fixture';
import { documentId } from '../../support/server/facade-fixture';

/** Digits that occur nowhere else. */
const position = { latitude: -6.914713, longitude: 107.609812 };
const digits = /914713|609812/;

let endpoint: Endpoint;
beforeEach(async () => {
  endpoint = await startEndpoint();
});
afterEach(() => endpoint.close());

const queries: [string, object][] = [
  ['Around', { position }],
  ['PlacesOf', { text: 'bandung', near: position }],
  ['PlaceAt', { position }],
];

describe.each(queries)('%s', (name, variables) => {
  test('is rejected by GET, which would put the position into the URL', async () => {
    const { status, headers } = await endpoint.ask(name, variables);
    expect(status).toBe(405);
    expect(headers['cache-control']).toBe('no-store');
    expect(endpoint.provider.asked).toEqual([]);
  });

  test('is answered by POST, and the answer is not cacheable', async () => {
    const { status, headers, json } = await endpoint.send(name, variables);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(json).not.toHaveProperty('errors');
  });

  test.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['no origin', {}],
    ['a form', { origin: ownOrigin, 'content-type': 'application/x-www-form-urlencoded' }],
  ])('is rejected from %s', async (_name, headers) => {
    const { status } = await endpoint.send(name, variables, {
      headers: { 'content-type': 'application/json', ...headers },
      method: 'POST',
      url: '/graphql?store=warung&lang=id',
      payload: JSON.stringify({ documentId: documentId(name), variables }),
    });
    expect([403, 415]).toContain(status);
  });
});

test.each([
  ['answers', () => false],
  [
    'fails',
    ({ destroy }: { destroy(): void }) => {
      destroy();
      return true;
    },
  ],
  ['is too slow', () => true],
])('the log never contains a position while the provider %s', async (_name, intruder) => {
  await endpoint.ask('StoreShell');
  endpoint.provider.intrude(({ path }, response) =>
    path.endsWith('/search') ? intruder({ destroy: () => response.destroy() }) : false,
  );
  for (const [name, variables] of queries) await endpoint.send(name, variables);
  await endpoint.ask('Around', { position });
  const written = JSON.stringify([endpoint.lines.filter((line) => !line.includes('incoming request')), endpoint.log]);
  expect(written).not.toMatch(digits);
  const failed = endpoint.lines.filter((line) => line.includes('an operation failed'));
  expect(failed).toHaveLength(intruder({ destroy: () => {} }) ? 1 : 0);
});

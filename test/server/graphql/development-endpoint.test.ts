import { serverAudits } from 'graphql-http';
import { getIntrospectionQuery } from 'graphql';
import { click, type Endpoint, ownOrigin, startEndpoint } from '../../support/server/endpoint-fixture';
import { documentId } from '../../support/server/facade-fixture';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint('development');
});
afterAll(() => endpoint.close());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  endpoint.call({
    method: 'POST',
    url: '/graphql?store=warung&lang=id',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
const text = (query: string) => post({ query });

test('conforms to GraphQL over HTTP', async () => {
  const audits = serverAudits({ url: `${endpoint.url}/graphql`, fetchFn: fetch });
  const results = await Promise.all(audits.map((audit) => audit.fn()));
  const failed = results.flatMap((result) => (result.status === 'ok' ? [] : [`${result.name} (${result.status})`]));
  const must = results.filter(({ name, status }) => name.startsWith('MUST') && status !== 'ok');
  const should = results.filter(({ name, status }) => name.startsWith('SHOULD') && status === 'ok');
  expect(must.map(({ name }) => name)).toEqual([]);
  expect({ failed, should: should.length }).toMatchObject({ should: expect.any(Number) });
  expect(should.length).toBeGreaterThanOrEqual(20);
}, 60_000);

test('accepts operations as text', async () => {
  expect((await text('{ store { codename } }')).json).toEqual({ data: { store: { codename: 'warung' } } });
});

test('answers introspection', async () => {
  expect((await text(getIntrospectionQuery())).json).toMatchObject({ data: { __schema: {} } });
});

test('shows the explorer in a browser', async () => {
  const page = await endpoint.call({ headers: { accept: 'text/html' } });
  expect(page.headers['content-type']).toContain('text/html');
});

const mutation = () => ({
  query: 'mutation($click: TrackClickInput!) { trackClick(input: $click) { counted } }',
  variables: { click },
});

test.each<[string, () => ReturnType<typeof post>]>([
  ['a mutation from another origin', () => post(mutation(), { origin: 'https://evil.test' })],
  ['a mutation from another site', () => post(mutation(), { 'sec-fetch-site': 'cross-site' })],
  ['a mutation by form', () => post(mutation(), { 'content-type': 'application/x-www-form-urlencoded' })],
  ['a mutation as text/plain', () => post(mutation(), { 'content-type': 'text/plain' })],
  [
    'a mutation by GET',
    () =>
      endpoint.call({
        query: { store: 'warung', query: 'mutation { trackView(input: {path: "/", deviceId: "d"}) { counted } }' },
      }),
  ],
  ['a batch', () => post([mutation(), mutation()])],
])('rejects %s here too', async (_name, send) => {
  endpoint.provider.forget();
  expect((await send()).status).toBeGreaterThanOrEqual(400);
  expect(endpoint.provider.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each<[string, string]>([
  ['aliases', `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: store { name }`).join(' ')} }`],
  ['directives', `{ store { name ${'@include(if: true) '.repeat(21)} } }`],
  ['tokens', `{ ${'store { name } '.repeat(400)} }`],
  ['depth', `{ ${'store { theme { '.repeat(300)} name ${'} } '.repeat(300)} }`],
  [
    'depth by fragments',
    `{ ...F0 } ${Array.from({ length: 9 }, (_, n) => `fragment F${n} on Query { store { ...F${n + 1} } }`).join(' ')} fragment F9 on Query { store { name } }`,
  ],
])('limits an oversized query with %s', async (_name, query) => {
  const reply = await text(query);
  expect(reply.status).toBeLessThan(500);
  expect(reply.json).toMatchObject({ errors: expect.any(Array) });
});

test('rejects a fragment that includes itself', async () => {
  expect(
    (await text('{ store { ...A } } fragment A on Store { ...B } fragment B on Store { ...A }')).json,
  ).toMatchObject({ errors: {} });
});

test('shows no more details of an error than in production', async () => {
  endpoint.provider.intrude((_asked, response) => {
    response.writeHead(500).end('secret stack');
    return true;
  });
  const reply = await post({ query: '{ directory(page: 1) { stores { name } } }' });
  endpoint.provider.intrude(null);
  expect(reply.text).not.toContain('secret');
  expect(reply.json).toMatchObject({ errors: [{ extensions: { code: 'PROVIDER_UNAVAILABLE' } }] });
});

test('trusted operations work as in production', async () => {
  const reply = await post({ documentId: documentId('StoreShell'), variables: {} }, { origin: ownOrigin });
  expect(reply.json).toMatchObject({ data: { store: { codename: 'warung' } } });
});

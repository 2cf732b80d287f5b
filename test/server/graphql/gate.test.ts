import { readFileSync } from 'node:fs';
import { type Call, click, type Endpoint, ownOrigin, startEndpoint } from '../../support/server/endpoint-fixture';
import { documentId } from '../../support/server/facade-fixture';

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint();
});
afterAll(() => endpoint.close());

const query = () => documentId('StoreShell');
const mutation = () => documentId('TrackClick');
const post = (body: unknown, headers: Record<string, string> = {}, url = '/graphql?store=warung&lang=id'): Call => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json', origin: ownOrigin, ...headers },
  payload: typeof body === 'string' ? body : JSON.stringify(body),
});
const get = (parameters: Record<string, string>, headers: Record<string, string> = {}): Call => ({
  url: '/graphql',
  query: { store: 'warung', lang: 'id', ...parameters },
  headers,
});
const click1 = { documentId: '', variables: { click } };
const clicked = () => ({ ...click1, documentId: mutation() });
const withoutOrigin = (body: unknown): Call => ({ ...post(body), headers: { 'content-type': 'application/json' } });

const refusals: [string, number, () => Call][] = [
  ['an operation as text by POST', 400, () => post({ query: '{ __typename }' })],
  ['an operation as text by GET', 400, () => get({ query: '{ __typename }' })],
  ['text beside a known id by POST', 400, () => post({ documentId: query(), query: '{ stores { name } }' })],
  ['text beside a known id by GET', 400, () => get({ documentId: query(), query: '{ stores { name } }' })],
  ['introspection', 400, () => post({ query: '{ __schema { types { name } } }' })],
  ['an unknown id by GET', 400, () => get({ documentId: 'sha256:0' })],
  ['an unknown id by POST', 400, () => post({ documentId: 'sha256:0' })],
  ['an id that is a name of every object', 400, () => get({ documentId: '__proto__' })],
  ['an id that is no text', 400, () => post({ documentId: { $ne: '' } })],
  ['no id', 400, () => get({})],
  ['two ids', 400, () => ({ url: `/graphql?store=warung&documentId=${query()}&documentId=${query()}` })],
  [
    'a persisted query extension',
    400,
    () => post({ extensions: { persistedQuery: { version: 1, sha256Hash: query() } } }),
  ],
  ['an operation name', 400, () => post({ documentId: query(), operationName: 'StoreShell' })],
  ['a parameter that nobody knows', 400, () => get({ documentId: query(), debug: '1' })],
  ['a batch', 400, () => post([clicked(), clicked()])],
  ['a body that is no JSON', 400, () => post('{')],
  ['an empty body', 400, () => post('')],
  ['a body that is a text', 400, () => post('"x"')],
  ['a body that is null', 400, () => post('null')],
  ['variables that are no object', 400, () => get({ documentId: query(), variables: '[]' })],
  ['variables that are no JSON', 400, () => get({ documentId: query(), variables: '{' })],
  ['variables of the wrong type', 400, () => post({ documentId: mutation(), variables: { click: { path: 1 } } })],
  ['variables that are missing', 400, () => post({ documentId: mutation() })],
  ['a mutation by GET', 405, () => get({ documentId: mutation(), variables: JSON.stringify({ click }) })],
  ['PUT', 405, () => ({ ...post(clicked()), method: 'PUT' })],
  ['PATCH', 405, () => ({ ...post(clicked()), method: 'PATCH' })],
  ['DELETE', 405, () => ({ method: 'DELETE', url: '/graphql' })],
  ['HEAD', 405, () => ({ method: 'HEAD', url: '/graphql' })],
  ['a preflight', 405, () => ({ method: 'OPTIONS', url: '/graphql', headers: { origin: 'https://evil.test' } })],
  ['a form', 415, () => post(`documentId=${mutation()}`, { 'content-type': 'application/x-www-form-urlencoded' })],
  ['a multipart form', 415, () => post('--x--', { 'content-type': 'multipart/form-data; boundary=x' })],
  ['plain text', 415, () => post(clicked(), { 'content-type': 'text/plain' })],
  ['application/graphql', 415, () => post('mutation { x }', { 'content-type': 'application/graphql' })],
  ['JSON in other letters', 415, () => post(clicked(), { 'content-type': 'application/json; charset=latin1' })],
  ['JSON with another parameter', 415, () => post(clicked(), { 'content-type': 'application/json; profile=utf-8' })],
  ['JSON beside a form', 415, () => post(clicked(), { 'content-type': 'application/json, text/plain' })],
  ['a form that names JSON', 415, () => post(clicked(), { 'content-type': 'text/plain; application/json' })],
  ['JSON of another kind', 415, () => post(clicked(), { 'content-type': 'application/csp-report+json' })],
  ['no content type', 415, () => post(clicked(), { 'content-type': '' })],
  ['a compressed body', 415, () => post(clicked(), { 'content-encoding': 'gzip' })],
  ['a body that claims to be plain', 415, () => post(clicked(), { 'content-encoding': 'identity' })],
  ['no origin', 403, () => withoutOrigin(clicked())],
  ['another origin', 403, () => post(clicked(), { origin: 'https://evil.test' })],
  ['an origin that begins like ours', 403, () => post(clicked(), { origin: `${ownOrigin}.evil.test` })],
  ['our host under another scheme', 403, () => post(clicked(), { origin: ownOrigin.replace('http:', 'https:') })],
  ['our host on another port', 403, () => post(clicked(), { origin: `${ownOrigin}:8080` })],
  ['a sandboxed frame', 403, () => post(clicked(), { origin: 'null' })],
  ['another site that hides its origin', 403, () => post(clicked(), { 'sec-fetch-site': 'cross-site' })],
  ['a sibling host', 403, () => post(clicked(), { 'sec-fetch-site': 'same-site' })],
  ['a form sent from the address bar', 403, () => post(clicked(), { 'sec-fetch-site': 'none' })],
  ['a query from another site', 403, () => get({ documentId: query() }, { 'sec-fetch-site': 'cross-site' })],
  ['a query from another origin', 403, () => get({ documentId: query() }, { origin: 'https://evil.test' })],
  [
    'a body over 100 kB',
    413,
    () => post({ documentId: mutation(), variables: { click: { ...click, value: 'x'.repeat(103_000) } } }),
  ],
  ['a store that is not there', 404, () => get({ documentId: query(), store: 'lain' })],
  ['a store that can not be', 404, () => get({ documentId: query(), store: '../admin' })],
  ['a mutation in a store that is not there', 404, () => post(clicked(), {}, '/graphql?store=lain&lang=id')],
  ['two stores', 400, () => ({ url: `/graphql?store=warung&store=lain&documentId=${query()}` })],
  ['a language that we do not speak', 400, () => get({ documentId: query(), lang: 'xx' })],
];

test.each(refusals)('rejects %s with %i', async (_name, status, request) => {
  endpoint.provider.forget();
  const reply = await endpoint.call(request());
  expect(reply.status).toBe(status);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  expect(endpoint.provider.asked.filter(({ path }) => !path.startsWith('/api/v2/app/'))).toEqual([]);
  if (request().method === 'HEAD') return;
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(reply.json).toMatchObject({ errors: [{ extensions: { requestId: expect.any(String) } }] });
});

test('a 405 lists the allowed methods', async () => {
  expect((await endpoint.call({ method: 'PUT', url: '/graphql' })).headers.allow).toBe('GET, POST');
});

test('a refused document is answered with a code and logged without its content', async () => {
  endpoint.lines.splice(0);
  const answer = await endpoint.call(post({ documentId: 'sha256:0', variables: { secret: 'tulip' } }));
  expect(answer.json).toMatchObject({ errors: [{ extensions: { code: 'UNKNOWN_OPERATION' } }] });
  const refused = endpoint.lines
    .filter((line) => line.includes('was refused'))
    .map((line): unknown => JSON.parse(line));
  expect(refused).toMatchObject([{ status: 400, reason: 'unknown operation', requestId: expect.any(String) }]);
  expect(endpoint.lines.join()).not.toContain('tulip');
});

test.each([
  ['an operation as text by POST', () => post({ query: '{ __typename }' })],
  ['an operation as text by GET', () => get({ query: '{ __typename }' })],
  ['text beside a known id', () => post({ documentId: query(), query: '{ stores { name } }' })],
  ['an unknown id', () => post({ documentId: 'sha256:0' })],
  ['no id', () => get({})],
])('answers %s with where a document is made trusted', async (_name, request) => {
  const { json } = await endpoint.call(request());
  const { errors } = json as { errors: { message: string }[] };
  const path = /docs\/[a-z]+\.md/.exec(errors[0]?.message ?? '')?.[0] ?? '';
  expect(errors[0]?.message).toMatch(
    /^Refused: .* \(only trusted documents are executed, by their id; docs\/graphql\.md /,
  );
  expect(readFileSync(path, 'utf8')).toContain('## Add a trusted document');
});

test('counts the same click from our own page', async () => {
  const reply = await endpoint.call(post(clicked(), { 'sec-fetch-site': 'same-origin' }));
  expect(reply.status).toBe(200);
  expect(reply.json).toEqual({ data: { trackClick: { counted: true } } });
});

test('accepts a query by POST', async () => {
  const reply = await endpoint.call(post({ documentId: query() }));
  expect(reply.json).toMatchObject({ data: { store: { codename: 'warung' } } });
});

test.each(['application/json; charset=utf-8', 'application/json;charset=UTF-8', 'Application/JSON; charset="utf-8"'])(
  'takes %s',
  async (type) => {
    const { status } = await endpoint.call(post(clicked(), { 'content-type': type }));
    expect(status).toBe(200);
  },
);

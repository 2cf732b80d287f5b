import fc from 'fast-check';
import { countOf, isSoak } from '../../support/programs/soak';
import { click, type Endpoint, ownOrigin, startEndpoint } from '../../support/server/endpoint-fixture';
import { documentId } from '../../support/server/facade-fixture';

jest.setTimeout(isSoak ? 10 * 60_000 : 60_000);

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint();
});
afterAll(() => endpoint.close());

const id = fc.constantFrom(
  documentId('StoreShell'),
  documentId('TrackClick'),
  documentId('HomeScreen'),
  'sha256:0',
  '',
);
const key = fc.constantFrom(
  'documentId',
  'variables',
  'query',
  'operationName',
  'extensions',
  '__proto__',
  'constructor',
);
const known = { documentId: documentId('TrackClick'), variables: { click } };
const body = fc.oneof(
  fc.json(),
  fc.string(),
  fc.dictionary(key, fc.jsonValue()).map((value) => JSON.stringify(value)),
  fc.record({ documentId: id, variables: fc.jsonValue() }).map((value) => JSON.stringify(value)),
  fc.tuple(fc.nat(200), fc.string()).map(([at, text]) => JSON.stringify(known).slice(0, at) + text),
  fc.nat(90_000).map((depth) => '['.repeat(depth)),
  fc.nat(5_000).map((depth) => `{"documentId":"x","variables":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`),
);

test('no request body causes a server error or a partial action', async () => {
  await fc.assert(
    fc.asyncProperty(body, async (payload) => {
      endpoint.provider.forget();
      const { status, json } = await endpoint.call({
        method: 'POST',
        url: '/graphql?store=warung&lang=id',
        headers: { 'content-type': 'application/json', origin: ownOrigin },
        payload,
      });
      expect(status).toBeLessThan(500);
      if (status !== 200) expect(endpoint.provider.asked.filter(({ method }) => method === 'POST')).toEqual([]);
      expect(json).toMatchObject(
        status === 200
          ? {}
          : { errors: [{ extensions: { code: expect.stringMatching(/^(BAD_INPUT|UNKNOWN_OPERATION)$/) as string } }] },
      );
    }),
    { numRuns: countOf(2_000), ...(!isSoak && { seed: 7 }) },
  );
});

test('no URL causes a server error', async () => {
  const value = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.json({ maxDepth: 3 }).map((text) => text.slice(0, 300)),
  );
  await fc.assert(
    fc.asyncProperty(id, value, value, async (document, variables, store) => {
      const asked = await endpoint.call({ query: { documentId: document, variables, store } });
      expect(asked.status).toBeLessThan(500);
    }),
    { numRuns: countOf(1_000), ...(!isSoak && { seed: 7 }) },
  );
});

test.each(['%', '%ff', 'documentId=%', 'variables=%00', `variables=${'x'.repeat(12_000)}`, '__proto__=1', 'store[]=a'])(
  'rejects the query %.20j',
  async (query) => {
    const asked = await endpoint.call({ url: `/graphql?${query}` });
    expect(asked.status).toBeGreaterThanOrEqual(400);
    expect(asked.status).toBeLessThan(500);
  },
);

test.each<[string, object]>([
  ['SignIn', { identity: 'demo\0', password: 'belanja123' }],
  ['RequestPasswordReset', { identity: '\0' }],
  ['TrackClick', { click: { ...click, path: '/\0' } }],
])('rejects U+0000 in %s without a provider call', async (name, variables) => {
  endpoint.provider.forget();
  const { status, json } = await endpoint.send(name, variables);
  expect({ status, json }).toMatchObject({ status: 400, json: { errors: [{ extensions: { code: 'BAD_INPUT' } }] } });
  expect(endpoint.provider.asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each<[string, object]>([
  ['Searched', { text: 'ko\0pi' }],
  ['InShop', { id: 'bayam250', text: '\0' }],
])('rejects U+0000 in a page’s request to %s', async (name, variables) => {
  const { errors } = await endpoint.run(name, variables);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
});

test('a lone surrogate reaches the provider as a replacement character', async () => {
  endpoint.provider.forget();
  await endpoint.send('TrackClick', { click: { ...click, path: '/\ud83d' } });
  const [asked] = endpoint.provider.asked.filter(({ method }) => method === 'POST');
  expect(new URLSearchParams(asked?.body).get('page_url')).toBe('/\ufffd');
});

/** Arbitrary UTF-16, including lone surrogates and U+0000. */
const oddText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd800, max: 0xdfff }), fc.constant(0)))
  .map((units) => String.fromCharCode(...units));

test('no text in any field causes an error of the server or the provider', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('Searched', 'SignIn', 'RequestPasswordReset', 'Suggested'),
      oddText,
      async (name, text) => {
        const variables = { text, identity: text, password: text };
        const document = documentId(name);
        const payload = JSON.stringify({ documentId: document, variables });
        const { status, json } = await endpoint.send(name, {}, { payload });
        expect(status).toBeLessThan(500);
        const { errors = [] } = (json ?? {}) as { errors?: { extensions?: { code?: string } }[] };
        expect(errors.map(({ extensions }) => extensions?.code)).not.toContain('PROVIDER_UNAVAILABLE');
        expect(errors.map(({ extensions }) => extensions?.code)).not.toContain('INTERNAL');
      },
    ),
    { numRuns: countOf(1_000), ...(!isSoak && { seed: 7 }) },
  );
});

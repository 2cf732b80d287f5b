import fc from 'fast-check';
import { countOf, isSoak } from '../../harness/soak';
import { click, type Endpoint, ownOrigin, startEndpoint } from './endpoint-fixture';
import { documentId } from './facade-fixture';

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

test('no body, whatever it is, is a fault of the server or done by half', async () => {
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
      expect(json).toMatchObject(status === 200 ? {} : { errors: [{ extensions: { code: 'BAD_INPUT' } }] });
    }),
    { numRuns: countOf(2_000), ...(!isSoak && { seed: 7 }) },
  );
});

test('no address, whatever it is, is a fault of the server', async () => {
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
  'the query %.20j is refused',
  async (query) => {
    const asked = await endpoint.call({ url: `/graphql?${query}` });
    expect(asked.status).toBeGreaterThanOrEqual(400);
    expect(asked.status).toBeLessThan(500);
  },
);

import { createBrowserExecute } from '../../../src/api/browser-execute';
import type { DocumentRef } from '../../../src/api/execute';

const endpoint = 'http://shop.test/graphql?store=warung&lang=id';
const variables = { position: { latitude: -6.914713, longitude: 107.609812 } };
const sent = jest.fn<Promise<Response>, [URL | string, RequestInit]>();

beforeEach(() => {
  sent.mockReset();
  sent.mockImplementation(async () => Response.json({ data: { found: [] } }));
  globalThis.fetch = sent as typeof fetch;
});

const run = async (document: Omit<DocumentRef<object, typeof variables>, 'id'>) => {
  const loaded = await createBrowserExecute(endpoint)({ id: 'sha256:1', ...document }, variables);
  const [[address, { method, body }] = ['', {}]] = sent.mock.calls;
  return { loaded, address: String(address), method, body };
};

test('a query is sent by GET with its variables in the URL', async () => {
  const { loaded, address, method, body } = await run({ kind: 'query' });
  expect(loaded).toEqual({ ok: true, data: { found: [] } });
  expect({ method, body }).toEqual({ method: 'GET', body: null });
  expect(JSON.parse(new URL(address).searchParams.get('variables') ?? '')).toEqual(variables);
});

test.each([
  ['a query that says where the visitor is', { kind: 'query', private: true }],
  ['a mutation', { kind: 'mutation' }],
] as const)('%s is sent by POST with its variables in the body only', async (_name, document) => {
  const { loaded, address, method, body } = await run(document);
  expect(loaded).toEqual({ ok: true, data: { found: [] } });
  expect({ address, method }).toEqual({ address: endpoint, method: 'POST' });
  expect(JSON.parse(body as string)).toEqual({ documentId: 'sha256:1', variables });
});

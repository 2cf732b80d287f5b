import { createBrowserExecute } from '../../../src/api/browser-execute';
import type { DocumentRef } from '../../../src/api/execute';
import { isSignedIn } from '../../../src/api/signed-in';
import { changeFlag, clearFlag, dropFlag, setFlag } from '../../support/browser/session-flag';

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
  const [[url, { method, body, headers }] = ['', {}]] = sent.mock.calls;
  return { loaded, url: String(url), method, body, session: new Headers(headers).get('x-session') };
};

test('a query is sent by GET with its variables in the URL', async () => {
  const { loaded, url, method, body } = await run({ kind: 'query' });
  expect(loaded).toEqual({ ok: true, data: { found: [] } });
  expect({ method, body }).toEqual({ method: 'GET', body: null });
  expect(JSON.parse(new URL(url).searchParams.get('variables') ?? '')).toEqual(variables);
});

test.each([
  ['a query that says where the visitor is', { kind: 'query', private: true }],
  ['a mutation', { kind: 'mutation' }],
] as const)('%s is sent by POST with its variables in the body only', async (_name, document) => {
  const { loaded, url, method, body } = await run(document);
  expect(loaded).toEqual({ ok: true, data: { found: [] } });
  expect({ url, method }).toEqual({ url: endpoint, method: 'POST' });
  expect(JSON.parse(body as string)).toEqual({ documentId: 'sha256:1', variables });
});

describe('the page’s session', () => {
  beforeEach(() => setFlag('kopi', 'session-1'));
  afterEach(() => clearFlag());

  test.each([
    ['a private query', { kind: 'query', private: true }, 'session-1'],
    ['a mutation', { kind: 'mutation' }, 'session-1'],
    ['a public query, which is everybody’s', { kind: 'query' }, null],
  ] as const)('is named by %s', async (_name, document, session) => {
    expect((await run(document)).session).toBe(session);
  });

  test('stays the one for which the page was rendered, whatever the browser’s current session is', async () => {
    changeFlag('session-2');
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await run({ kind: 'mutation' })).session).toBe('session-1');
  });

  test('is not sent for a guest', async () => {
    clearFlag();
    expect((await run({ kind: 'mutation' })).session).toBeNull();
  });

  test('is the one that an answer to the page itself began', async () => {
    clearFlag();
    sent.mockImplementation(async () => Response.json({ data: {} }, { headers: { 'x-session': 'session-3' } }));
    changeFlag('session-3');
    await run({ kind: 'mutation' });
    sent.mockClear();
    expect((await run({ kind: 'mutation' })).session).toBe('session-3');
  });

  test('ends in place with an answer that says so', async () => {
    const errors = [{ message: '', extensions: { code: 'SIGNED_OUT' } }];
    sent.mockImplementation(async () => Response.json({ data: null, errors }));
    dropFlag();
    await run({ kind: 'mutation' });
    expect(isSignedIn('kopi')).toBe(false);
  });
});

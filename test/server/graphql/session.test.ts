import type { Dispatcher } from 'undici';
import { customerProvider, token } from '../../support/server/customer-provider';
import { type Endpoint, ownOrigin, type Reply, startEndpoint } from '../../support/server/endpoint-fixture';
import { readTrustedProxies } from '../../../server/base/client-address';
import { settings, trust } from '../../support/server/facade-fixture';
import { sessionDocuments } from '../../support/server/own-sessions';

const documents = trust(sessionDocuments);

let endpoint: Endpoint;
let provider: ReturnType<typeof customerProvider>;
beforeEach(async () => {
  endpoint = await startEndpoint('production', { documents });
  provider = customerProvider();
  endpoint.provider.intrude(provider.answer);
});
afterEach(() => endpoint.close());

const url = '/graphql?store=warung&lang=id';
const json = { 'content-type': 'application/json', origin: ownOrigin };
const credentials = { identity: 'ani@example.test', password: 'benar' };

const post = (documentId: string, variables: object = {}, cookie = '', headers: Record<string, string> = json) =>
  endpoint.call({
    method: 'POST',
    url,
    headers: { ...headers, ...(cookie && { cookie }) },
    payload: JSON.stringify({ documentId, variables }),
  });
const setCookies = ({ headers }: Reply) => [headers['set-cookie'] ?? []].flat();
const carried = (reply: Reply) =>
  setCookies(reply)
    .map((one) => one.split(';')[0])
    .join('; ');
const signIn = async () => carried(await post('test:sign-in', credentials));

test('signing in sets a sealed cookie and a readable flag, both for this store only', async () => {
  const reply = await post('test:sign-in', credentials);
  expect(reply.json).toEqual({
    data: {
      signIn: { __typename: 'SignedIn', customer: { id: 'ani', name: 'Ani', email: 'ani@example.test' } },
    },
  });
  const [sealed = '', flag = ''] = setCookies(reply);
  const [, name = ''] = /^at\.warung\.([\w-]{16})=1; Max-Age=2592000; Path=\/; SameSite=Lax$/.exec(flag) ?? [];
  expect(sealed.replace(name, 'NAME')).toMatch(
    /^__Host-s\.warung\.NAME=[\w-]{100,1000}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(reply.headers['x-session']).toBe(name);
  expect(name).not.toBe('');
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('the token is in no answer and no log line', async () => {
  const reply = await post('test:sign-in', credentials);
  const me = await post('test:me', {}, carried(reply));
  provider.tokens.clear();
  await post('test:me', {}, carried(reply));
  const seen = JSON.stringify([reply.text, reply.headers, me.text, endpoint.lines, endpoint.log.lines]);
  expect(seen).not.toContain(token);
  expect(seen).not.toContain('benar');
});

test('a wrong password is refused and starts no session', async () => {
  const reply = await post('test:sign-in', { ...credentials, password: 'salah' });
  expect(reply.json).toMatchObject({ data: { signIn: { __typename: 'Refusal', code: 'WRONG_CREDENTIALS' } } });
  expect(setCookies(reply)).toEqual([]);
});

test('the cookie alone identifies the customer', async () => {
  expect((await post('test:me')).json).toEqual({ data: { customer: null } });
  expect((await post('test:me', {}, await signIn())).json).toEqual({
    data: { customer: { id: 'ani', name: 'Ani' } },
  });
});

test.each([
  ['no proxies are named, so that the peer may be one', '', undefined],
  ['no proxy is in front', 'none', '127.0.0.1'],
  ['another proxy is named', '10.0.0.0/8', '127.0.0.1'],
  ['the peer is a proxy that names no visitor', '127.0.0.1', undefined],
])('where %s, attempts are counted by the right client address', async (_where, proxies, address) => {
  await endpoint.close();
  const trusting = { ...settings, TRUSTED_PROXIES: readTrustedProxies(proxies) };
  endpoint = await startEndpoint('production', { documents, settings: trusting });
  endpoint.provider.intrude(provider.answer);
  await post('test:sign-in', credentials);
  const asked = endpoint.provider.asked.find(({ path }) => path === '/api/login');
  expect(asked?.headers['x-client-address']).toBe(address);
});

test('a new sign-in ends the previous session', async () => {
  const before = await signIn();
  const after = carried(await post('test:sign-in', credentials, before));
  expect(provider.tokens.size).toBe(1);
  expect((await post('test:me', {}, after)).json).toMatchObject({ data: { customer: { id: 'ani' } } });
});

test.each(['test:sign-out', 'test:change'])('%s ends the session here and at the provider', async (id) => {
  const cookie = await signIn();
  const reply = await post(id, {}, cookie);
  expect(reply.text).toContain('Done');
  expect(setCookies(reply)).toEqual([
    expect.stringMatching(/^__Host-s\.warung\.[\w-]{16}=; .*Expires=Thu, 01 Jan 1970/),
    expect.stringMatching(/^at\.warung\.[\w-]{16}=; .*Expires=Thu, 01 Jan 1970/),
  ]);
  expect(provider.tokens.size).toBe(0);
  expect((await post('test:me', {}, cookie)).json).toMatchObject({ errors: [{ extensions: { code: 'SIGNED_OUT' } }] });
});

test('answers that find the session ended clear its cookies alone', async () => {
  const cookie = await signIn();
  provider.tokens.clear();
  const replies = await Promise.all(Array.from({ length: 20 }, () => post('test:me', {}, cookie)));
  for (const reply of replies)
    expect(reply.json).toMatchObject({ data: { customer: null }, errors: [{ extensions: { code: 'SIGNED_OUT' } }] });
  const names = replies.flatMap(setCookies).map((one) => one.split('=')[0]);
  expect([...new Set(names)].sort()).toEqual(
    cookie
      .split('; ')
      .map((one) => one.split('=')[0])
      .sort(),
  );
});

test('answers to a session that another one replaced meanwhile leave the other one signed in', async () => {
  const before = await signIn();
  const signedIn = await post('test:sign-in', credentials, before);
  // Requested before the sign-in, answered after it.
  const late = await post('test:me', {}, before);
  expect(late.json).toMatchObject({ errors: [{ extensions: { code: 'SIGNED_OUT' } }] });
  const browser = new Map<string, string>();
  for (const line of [before.split('; '), setCookies(signedIn), setCookies(late)].flat()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    if (value) browser.set(name, value);
    else browser.delete(name);
  }
  const cookie = [...browser].map((pair) => pair.join('=')).join('; ');
  expect((await post('test:me', {}, cookie)).json).toMatchObject({ data: { customer: { id: 'ani' } } });
});

test.each<[cookie: string, error: string | null, cleared: RegExp[]]>([
  ['', null, []],
  ['at.butik.1=1', null, []],
  [
    'at.warung.1=1',
    'SIGNED_OUT',
    [/^__Host-s\.warung\.1=; .*Expires=Thu, 01 Jan 1970/, /^at\.warung\.1=; .*Expires=Thu, 01 Jan 1970/],
  ],
])(
  'a browser that carries only "%s" is a guest, and has no flag of this store afterwards',
  async (cookie, code, cleared) => {
    const reply = await post('test:me', {}, cookie);
    if (code) expect(reply.json).toMatchObject({ errors: [{ extensions: { code } }] });
    else expect(reply.json).toEqual({ data: { customer: null } });
    expect(setCookies(reply)).toEqual(cleared.map((one) => expect.stringMatching(one) as string));
  },
);

test('a private operation is rejected by GET before any provider call', async () => {
  const reply = await endpoint.call({
    query: { documentId: 'test:me', variables: '{}', store: 'warung', lang: 'id' },
    headers: { cookie: await signIn() },
  });
  expect(reply.status).toBe(405);
  expect(reply.headers['cache-control']).toBe('no-store');
});

const foreign: [string, Record<string, string>, Dispatcher.HttpMethod?][] = [
  ['another origin', { ...json, origin: 'https://evil.test' }],
  ['no origin', { 'content-type': 'application/json' }],
  ['another site', { ...json, 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of the site', { ...json, 'sec-fetch-site': 'same-site' }],
  ['a form', { ...json, 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', { ...json, 'content-type': 'text/plain' }],
];
test.each(foreign)('rejects a sign-in from %s', async (_name, headers) => {
  const reply = await post('test:sign-in', credentials, '', headers);
  expect([403, 415]).toContain(reply.status);
  expect(setCookies(reply)).toEqual([]);
  expect(provider.tokens.size).toBe(0);
});

test('each sign-in is logged with its outcome and without a name', async () => {
  await post('test:sign-in', { ...credentials, password: 'salah' });
  await post('test:sign-in', credentials);
  const signIns = endpoint.lines.filter((line) => line.includes('a customer tried to sign in'));
  const outcomes = signIns.map((line) => (JSON.parse(line) as { outcome: string; store: string }).outcome);
  expect(outcomes).toEqual(['WRONG_CREDENTIALS', 'OK']);
  expect(signIns.join()).not.toMatch(/ani@|salah|benar/);
});

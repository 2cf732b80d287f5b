import type { ServerResponse } from 'node:http';
import { request } from 'undici';
import persisted from '../../../server/__generated__/persisted-documents.json';
import { until } from '../../support/programs/until';
import { customerProvider } from '../../support/server/customer-provider';
import { namedBy } from '../../support/server/carried-session';
import { type Endpoint, startEndpoint } from '../../support/server/endpoint-fixture';
import { documentId, trust } from '../../support/server/facade-fixture';
import { sessionDocuments, signedInCookies } from '../../support/server/own-sessions';

const path = '/api/v2/customer/events';
const ownPage = { accept: 'text/event-stream', 'sec-fetch-site': 'same-origin' };
const documents = trust({ ...persisted, ...sessionDocuments });
const stream = { 'content-type': 'text/event-stream' };

let endpoint: Endpoint;
let provider: ReturnType<typeof customerProvider>;
/** The provider's open streams, by token. */
let upstream: Map<string, ServerResponse>;
let answer: (token: string, response: ServerResponse) => void;
beforeEach(async () => {
  endpoint = await startEndpoint('production', { documents });
  provider = customerProvider();
  upstream = new Map();
  answer = (token, response) => {
    upstream.set(token, response);
    response.on('close', () => upstream.delete(token));
    response.writeHead(200, stream).write(': listening\n\n');
  };
  endpoint.provider.intrude((asked, response) => {
    if (asked.path !== path) return provider.answer(asked, response);
    const token = asked.headers.authorization ?? '';
    if (provider.tokens.has(token.replace('Bearer ', ''))) answer(token, response);
    else response.writeHead(401).end();
    return true;
  });
});
afterEach(() => endpoint.close());

const signIn = () => signedInCookies(endpoint);

const streamPath = (cookie = '') => {
  const name = namedBy(cookie)['x-session'];
  return `/graphql?store=warung&lang=id&documentId=${documentId('CustomerChanges')}${name ? `&session=${name}` : ''}`;
};
const refusedTo = async (headers: Record<string, string>) =>
  endpoint.call({ url: streamPath(headers.cookie), headers });

async function listen(cookie: string) {
  const { statusCode, headers, body } = await request(new URL(streamPath(cookie), endpoint.url), {
    headers: { ...ownPage, cookie },
  });
  let text = '';
  const ended = (async () => {
    for await (const piece of body.setEncoding('utf8')) text += piece as string;
  })();
  return {
    statusCode,
    headers,
    ended,
    heard: (words: string) => until(`"${words}" is heard`, () => text.includes(words)),
    text: () => text,
    leave: () => {
      ended.catch(() => undefined);
      body.destroy();
    },
  };
}

const tell = (response: ServerResponse | undefined, unique_id: string, order_status: number) =>
  response?.write(
    `event: order\ndata: ${JSON.stringify({ unique_id, order_no: 'JJ1', order_status, revision: 2 })}\n\n`,
  );

test.each<[string, number, (cookie: string) => Record<string, string>]>([
  ['a guest', 401, () => ownPage],
  ['a request that is not from an EventSource', 405, (cookie) => ({ ...ownPage, accept: '*/*', cookie })],
  ['another site', 403, (cookie) => ({ ...ownPage, 'sec-fetch-site': 'cross-site', cookie })],
  ['a sibling host', 403, (cookie) => ({ ...ownPage, 'sec-fetch-site': 'same-site', cookie })],
  ['the address bar', 403, (cookie) => ({ ...ownPage, 'sec-fetch-site': 'none', cookie })],
  ['another origin', 403, (cookie) => ({ ...ownPage, origin: 'https://evil.test', cookie })],
  ['a request that hides where it is from', 403, (cookie) => ({ accept: ownPage.accept, cookie })],
])('rejects a stream for %s', async (_name, status, headers) => {
  const reply = await refusedTo(headers(await signIn()));
  expect(reply.status).toBe(status);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(endpoint.provider.asked.map((asked) => asked.path)).not.toContain(path);
});

test('rejects a subscription by POST', async () => {
  expect((await endpoint.send('CustomerChanges')).status).toBe(405);
});

test('a change of an order reaches only its customer, at once', async () => {
  const [own, other] = [await listen(await signIn()), await listen(await signIn())];
  expect([own.statusCode, own.headers['content-type'], own.headers['cache-control']]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    'no-store',
  ]);
  const [first, second] = [...upstream.values()];
  tell(first, 'pesanan1', 3);
  tell(second, 'pesanan2', -2);
  await own.heard('pesanan1');
  await other.heard('pesanan2');
  expect(own.text()).toBe(
    ': listening\n\nevent: next\ndata: {"data":{"customerChanged":{"__typename":"OrderChange","id":"pesanan1","status":"SENT"}}}\n\n',
  );
  expect(other.text()).not.toContain('pesanan1');
  own.leave();
  other.leave();
});

test('a chat changes on the same stream, and an event that the contract does not name is left out', async () => {
  const own = await listen(await signIn());
  const [response] = upstream.values();
  response?.write('event: parade\ndata: soon\n\n');
  response?.write('event: message\ndata: {"to_type":1,"to_view_uid":"warung_app","message_id":"12","unread":3}\n\n');
  await own.heard('warung_app');
  expect(own.text()).toBe(
    ': listening\n\nevent: next\ndata: {"data":{"customerChanged":{"__typename":"ChatChange","id":"warung_app","message":"12","party":"STORE"}}}\n\n',
  );
  own.leave();
});

test('a closed stream is unsubscribed', async () => {
  const own = await listen(await signIn());
  expect(upstream.size).toBe(1);
  own.leave();
  await until('the provider is let go', () => upstream.size === 0);
});

test('a customer has at most five streams, and another after one ends', async () => {
  const cookie = await signIn();
  const streams = await Promise.all(Array.from({ length: 5 }, () => listen(cookie)));
  expect(streams.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect((await refusedTo({ ...ownPage, cookie })).status).toBe(429);
  for (const one of streams.splice(0)) one.leave();
  const again = await until('a seat is free', async () => {
    const next = await listen(cookie);
    if (next.statusCode === 200) return next;
    next.leave();
    return null;
  });
  again.leave();
});

test('an invalid token ends the session', async () => {
  const cookie = await signIn();
  provider.tokens.clear();
  const reply = await refusedTo({ ...ownPage, cookie });
  expect(reply.status).toBe(401);
  expect([reply.headers['set-cookie']].flat().join()).toMatch(/__Host-s\.warung\.[\w-]{16}=;/);
});

test.each([404, 501])('a provider without events (%i) is a 204: the browser reports no error', async (status) => {
  answer = (_token, response) => response.writeHead(status).end();
  const reply = await refusedTo({ ...ownPage, cookie: await signIn() });
  expect([reply.status, reply.headers['cache-control'], reply.text]).toEqual([204, 'no-store', '']);
});

test('a provider that cannot stream is a 503, so that the page polls', async () => {
  answer = (_token, response) => response.writeHead(500).end();
  expect((await refusedTo({ ...ownPage, cookie: await signIn() })).status).toBe(503);
});

test.each<[string, (response: ServerResponse) => void]>([
  ['ends', (response) => response.end()],
  ['breaks off', (response) => response.destroy()],
  ['sends an event that is not an order', (response) => response.write('event: order\ndata: {"unique_id":1}\n\n')],
  ['sends a message without its chat', (response) => response.write('event: message\ndata: {"unread":1}\n\n')],
  ['sends an event that is no JSON', (response) => response.write('event: message\ndata: soon\n\n')],
  ['never ends an event', (response) => response.write(`data: ${'x'.repeat(20_000)}`)],
])('a stream ends when the provider’s stream %s', async (_name, spoil) => {
  const own = await listen(await signIn());
  const [response] = upstream.values();
  if (response) spoil(response);
  await own.ended;
  expect(own.text()).toBe(': listening\n\n');
});

test('stopping the server ends streams', async () => {
  const own = await listen(await signIn());
  await endpoint.app.close();
  await own.ended;
});

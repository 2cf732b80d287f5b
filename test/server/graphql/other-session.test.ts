import persisted from '../../../server/__generated__/persisted-documents.json';
import { cookiesOf } from '../../support/server/carried-session';
import { createSessions } from '../../../server/sessions/sessions';
import { type Endpoint, ownOrigin, startEndpoint } from '../../support/server/endpoint-fixture';
import { documentId, settings, trust } from '../../support/server/facade-fixture';
import { privateFields } from '../../support/server/private-fields';

const sessions = createSessions(settings.SESSION_SECRETS);

const signedInAs = (customer: string) => {
  const visit = sessions.visit('appwarung');
  visit.begin(`token-of-${customer}`, customer);
  return { cookie: cookiesOf(visit), name: visit.name() };
};
const ani = signedInAs('ani');
const budi = signedInAs('budi');

const idOf = (name: string) => `test:private-${name}`;
const documents = trust({
  ...persisted,
  ...Object.fromEntries(privateFields.map(({ name, document }) => [idOf(name), document])),
});

let endpoint: Endpoint;
beforeAll(async () => {
  endpoint = await startEndpoint('production', { documents });
});
beforeEach(() => endpoint.provider.forget());
afterAll(() => endpoint.close());

const post = (name: string, variables: object, headers: Record<string, string>) =>
  endpoint.call({
    method: 'POST',
    url: '/graphql?store=warung&lang=id',
    headers: { 'content-type': 'application/json', origin: ownOrigin, ...headers },
    payload: JSON.stringify({ documentId: idOf(name), variables }),
  });
const calls = () => endpoint.provider.asked.filter(({ path }) => !path.startsWith('/api/v2/app'));

const pages: [page: string, headers: Record<string, string>, code: string][] = [
  ['a page of Ani’s, after Budi signed in', { cookie: budi.cookie, 'x-session': ani.name }, 'OTHER_SESSION'],
  ['a guest’s page, after Budi signed in', { cookie: budi.cookie, 'x-session': '' }, 'OTHER_SESSION'],
  ['a page of Ani’s, after she signed out', { cookie: '', 'x-session': ani.name }, 'SIGNED_OUT'],
];
describe.each(pages)('%s', (_page, headers, code) => {
  test.each(privateFields.map((field) => [field.name, field.variables] as const))('%s', async (name, variables) => {
    const { status, headers: answered, json } = await post(name, variables, headers);
    expect([status, answered['cache-control'], answered['x-session']]).toEqual([200, 'no-store', undefined]);
    expect(json).toMatchObject({ errors: [{ extensions: { code } }] });
    expect((json as { data?: unknown }).data ?? null).toBeNull();
    expect(calls()).toEqual([]);
  });
});

const streamOf = (session: string, cookie: string) =>
  endpoint.call({
    url: `/graphql?store=warung&lang=id&documentId=${documentId('CustomerChanges')}&session=${session}`,
    headers: { accept: 'text/event-stream', 'sec-fetch-site': 'same-origin', cookie },
  });

test.each<[page: string, status: number, code: string, session: string, cookie: string]>([
  ['a page of Ani’s, after Budi signed in', 409, 'OTHER_SESSION', ani.name, budi.cookie],
  ['a guest’s page, after Budi signed in', 409, 'OTHER_SESSION', '', budi.cookie],
  ['a page of Ani’s, after she signed out', 401, 'BAD_INPUT', ani.name, ''],
])('no stream for %s', async (_page, status, code, session, cookie) => {
  const answer = await streamOf(session, cookie);
  expect(answer.status).toBe(status);
  expect(answer.json).toMatchObject({ errors: [{ extensions: { code } }] });
  expect(calls()).toEqual([]);
});

test('the session is named in the URL of streams alone', async () => {
  const answer = await endpoint.ask(
    'HomeScreen',
    {},
    {
      url: `/graphql?store=warung&lang=id&documentId=${documentId('HomeScreen')}&session=${ani.name}`,
      query: {},
    },
  );
  expect(answer.status).toBe(400);
});

test('the server removes the flag of an ended session, so that the page can reload', async () => {
  const cookie = `${budi.cookie}; at.warung.zzzzzzzzzzzzzzzz=1`;
  const { headers } = await post('customer', {}, { cookie, 'x-session': 'zzzzzzzzzzzzzzzz' });
  expect(String(headers['set-cookie'])).toContain('at.warung.zzzzzzzzzzzzzzzz=;');
  expect(String(headers['set-cookie'])).not.toContain(budi.name);
});

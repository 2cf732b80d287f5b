import { app } from '../../support/server/rest-examples';
import { customerProvider } from '../../support/server/customer-provider';
import { click, type Endpoint, startEndpoint } from '../../support/server/endpoint-fixture';
import { documents, trust } from '../../support/server/facade-fixture';
import { sessionDocuments, signedInCookies } from '../../support/server/own-sessions';

let endpoint: Endpoint;
beforeEach(async () => {
  endpoint = await startEndpoint('production', { documents: trust({ ...documents, ...sessionDocuments }) });
  endpoint.provider.apps.set('warung', app({ need_login: 1 }));
  endpoint.provider.intrude(customerProvider().answer);
});
afterEach(() => endpoint.close());

const memberCookies = () => signedInCookies(endpoint);

test('a members-only store shows nothing to a guest', async () => {
  for (const reply of [await endpoint.ask('HomeScreen'), await endpoint.send('TrackClick', { click })]) {
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json).toMatchObject({ errors: [{ extensions: { code: 'SIGNED_OUT' } }] });
    expect(reply.json).not.toHaveProperty('data');
  }
  expect(endpoint.provider.asked.filter(({ path }) => path !== '/api/v2/app/warung')).toEqual([]);
});

test('a member is answered, and the answer is not cacheable', async () => {
  const cookie = await memberCookies();
  const reply = await endpoint.ask('HomeScreen', {}, { headers: { cookie } });
  expect(reply.json).toHaveProperty('data.home');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect((await endpoint.ask('HomeScreen')).json).not.toHaveProperty('data');
});

test('a member’s cookie alone opens public content until the provider ends the session', async () => {
  const cookie = await memberCookies();
  endpoint.provider.asked.length = 0;
  const reply = await endpoint.ask('HomeScreen', {}, { headers: { cookie } });
  expect(reply.json).toHaveProperty('data.home');
  expect(endpoint.provider.asked.filter(({ headers }) => 'authorization' in headers)).toEqual([]);
});

test('an invalid cookie is cleared, for each kind of request', async () => {
  const headers = { cookie: '__Host-s.warung.1=forged; at.warung.1=1' };
  const read = await endpoint.ask('HomeScreen', {}, { headers });
  expect(read.json).toMatchObject({ errors: [{ extensions: { code: 'SIGNED_OUT' } }] });
  expect([read.headers['set-cookie']].flat().join()).toContain('__Host-s.warung.1=;');
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSealer } from '../../../server/sealing/sealer';
import { settings } from '../../support/server/facade-fixture';
import { startStudio, type Studio, type StudioBrowser } from '../../support/server/studio-fixture';

let status: number;
let answer: object;
let provider: Server;
let studio: Studio;
let guest: StudioBrowser;
let member: StudioBrowser;
let calls: number;
beforeEach(async () => {
  [status, answer, calls] = [404, { success: false, message: 'Tidak ditemukan' }, 0];
  provider = createServer(({ headers }, response) => {
    calls += 1;
    const given = 'x-preview' in headers ? 403 : status;
    response.writeHead(given, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => {
    provider.listen(0, '127.0.0.1', resolve);
  });
  studio = await startStudio(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`);
  [guest, member] = [studio.browser(), studio.browser()];
  const session = { token: 'a-token-of-the-provider', isAwaitingCode: false, since: Date.now() };
  member.cookie = `__Host-studio=${createSealer(settings.SESSION_SECRETS, 'studio sessions').seal(JSON.stringify(session))}`;
});
afterEach(async () => {
  await studio.close();
  provider.close();
});

const failure = async (browser: StudioBrowser, ...[name, variables]: Parameters<StudioBrowser['send']>) => {
  const { status: answered, body } = await browser.send(name, variables);
  return [answered, body.errors?.map(({ message, extensions }) => [message, extensions.code])];
};
const credentials = { input: { email: 'sari@toko.test', password: 'kata-sandi' } };

test('a provider without the calls has no studio, signed in or not', async () => {
  const notFound = [200, [['Not found.', 'NOT_FOUND']]];
  expect(await failure(guest, 'me')).toEqual(notFound);
  expect(await failure(member, 'me')).toEqual(notFound);
  expect(await failure(guest, 'signIn', credentials)).toEqual(notFound);
  expect(await failure(member, 'store', { codename: 'warung' })).toEqual(notFound);
});

test('a provider with the calls is asked once whether it has a studio', async () => {
  [status, answer] = [401, { success: false, message: '' }];
  for (let time = 0; time < 3; time += 1) expect((await guest.send('me')).body).toEqual({ data: { me: null } });
  expect(calls).toBe(1);
});

test('a token that the provider rejects ends the session', async () => {
  [status, answer] = [401, { success: false, message: '' }];
  const { body, cookies } = await member.send('store', { codename: 'warung' });
  expect(body.errors).toMatchObject([{ message: 'You are not signed in.', extensions: { code: 'SIGNED_OUT' } }]);
  expect(cookies).toEqual([expect.stringMatching(/^__Host-studio=; Max-Age=0; Path=\/;/)]);
});

test.each([
  ['fails', 500, { error: 'relation "staff" does not exist' }],
  ['breaks the contract', 200, { success: true, message: '', data: { name: 'relation "staff"' } }],
])('a provider that %s is masked and leaves the session', async (_what, given, reply) => {
  [status, answer] = [given, reply];
  const { text, cookies } = await member.send('me');
  expect(JSON.parse(text)).toEqual({
    data: { me: null },
    errors: [
      {
        message: 'The store is temporarily unavailable.',
        path: ['me'],
        extensions: { code: 'PROVIDER_UNAVAILABLE', requestId: expect.any(String) },
      },
    ],
  });
  expect(cookies).toEqual([]);
});

test('a refusal with a code that the contract lacks has the message of the provider', async () => {
  [status, answer] = [200, { success: false, message: 'Belum bisa', error_code: 'NEW_RULE', data: null }];
  expect(await guest.mutate('signIn', credentials.input)).toEqual({
    __typename: 'Refusal',
    code: 'OTHER',
    message: 'Belum bisa',
  });
});

test('values that the contract does not allow are not sent', async () => {
  for (const input of [
    { email: 'sari', password: 'x' },
    { email: 'sari@toko.test', password: '' },
  ])
    expect(await failure(guest, 'signIn', { input })).toEqual([
      200,
      [['The request is not valid for this operation.', 'BAD_INPUT']],
    ]);
  expect(calls).toBe(0);
});

test('a provider that takes another key than that of the server has no previews, and the log says how to mend it', async () => {
  const data = {
    ...{ staff_uid: 's41c', email: 'sari@toko.test', name: 'Sari', language: 'in' },
    ...{ has_second_factor: 0, recovery_codes: 0 },
    stores: [{ codename: 'warung', name: 'Warung', role: 'owner', scopes: [], needs_second_factor: 0 }],
  };
  [status, answer] = [200, { success: true, message: '', data }];
  const { body } = await member.send('preview', { codename: 'warung', revision: 1 });
  expect(body).toMatchObject({ data: { store: { preview: null } } });
  expect(studio.lines.join('')).toContain("set PROVIDER_KEY to the provider's own");
});

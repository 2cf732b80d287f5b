import sharp from 'sharp';
import type { Photos } from '../../../../server/domains/accounts/photos';
import type { Facade } from '../../../../server/graphql/facade';
import { createSessions } from '../../../../server/sessions/sessions';
import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';
import { cookiesOf, namedBy } from '../../../support/server/carried-session';

const sessions = createSessions(['a secret of thirty-two characters or more']);
const visit = sessions.visit('warung_app');
visit.begin('the-token-of-ani', 'ani');
const cookie = cookiesOf(visit);

let http: HttpFixture;
let sent: { token: string; id: string; body: Buffer }[] = [];
let outcome: Awaited<ReturnType<Photos['send']>>;
beforeAll(async () => {
  const facade: Partial<Facade> = {
    visit: sessions.visit,
    photos: ({ token }) => ({
      async send(id, { body }) {
        sent.push({ token, id, body: Buffer.from(body) });
        return outcome;
      },
      find: async (id) => (id === 'WEB-foto-1' ? { type: 'image/webp', body: Buffer.from('a photo') } : null),
    }),
  };
  http = await startHttp({ facade });
});
beforeEach(() => {
  sent = [];
  outcome = { __typename: 'Done', message: '' };
});
afterAll(() => http.close());

const photo = () =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
async function send(body: Buffer, headers: { [name: string]: string } = {}) {
  const answer = await fetch(`${http.origin}/warung/profile-photo`, {
    method: 'POST',
    headers: {
      cookie,
      ...namedBy(headers.cookie ?? cookie),
      origin: http.origin,
      'content-type': 'image/jpeg',
      'idempotency-key': 'WEB-foto-1',
      ...headers,
    },
    body: new Uint8Array(body),
  });
  return [answer.status, ((await answer.json()) as { code: string | null }).code];
}

test.each<
  [what: string, status: number, code: string, headers: { [name: string]: string }, body: () => Promise<Buffer>]
>([
  ['of a guest', 401, 'SIGNED_OUT', { cookie: '' }, photo],
  ['of another site', 403, 'FORBIDDEN', { origin: 'https://evil.example' }, photo],
  ['with a path as its key', 400, 'BAD_INPUT', { 'idempotency-key': '../../../x' }, photo],
  ['that is a page', 415, 'PHOTO_FORMAT', {}, async () => Buffer.from('<html></html>')],
  [
    'that is a WebP',
    415,
    'PHOTO_FORMAT',
    { 'content-type': 'image/webp' },
    async () =>
      sharp(await photo())
        .webp()
        .toBuffer(),
  ],
  [
    'of more than 2,000,000 bytes',
    413,
    'PHOTO_SIZE',
    {},
    async () => Buffer.concat([await photo(), Buffer.alloc(2_000_000)]),
  ],
])('a photo %s goes no further', async (_what, status, code, headers, body) => {
  expect(await send(await body(), headers)).toEqual([status, code]);
  expect(sent).toEqual([]);
});

test('a refusal of the provider is passed on', async () => {
  outcome = { __typename: 'Refusal', code: 'PHOTO_SIZE', message: '', total: null };
  expect(await send(await photo())).toEqual([413, 'PHOTO_SIZE']);
});

test('the provider gets a new picture under its key', async () => {
  expect(await send(await photo())).toEqual([200, null]);
  expect(sent).toMatchObject([{ token: 'the-token-of-ani', id: 'WEB-foto-1' }]);
  expect((await sharp(sent[0]?.body).metadata()).format).toBe('webp');
});

test.each<[what: string, status: number, id: string, headers: { [name: string]: string }]>([
  ['a guest', 401, 'WEB-foto-1', {}],
  ['another customer', 404, 'WEB-foto-2', { cookie }],
  ['a page of another site', 403, 'WEB-foto-1', { cookie, 'sec-fetch-site': 'cross-site' }],
])('%s does not see it', async (_what, status, id, headers) => {
  expect((await http.ask({ url: `/warung/profile-photo/${id}`, headers })).statusCode).toBe(status);
});

test('its customer sees it, and no cache stores it', async () => {
  const answer = await http.ask({ url: '/warung/profile-photo/WEB-foto-1', headers: { cookie } });
  expect([answer.statusCode, answer.body]).toEqual([200, 'a photo']);
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-type': 'image/webp' });
});

import sharp from 'sharp';
import type { FormFiles } from '../../../../server/domains/forms/form-files';
import type { Facade } from '../../../../server/graphql/facade';
import { createSessions } from '../../../../server/sessions/sessions';
import { gps, hostilePictures } from '../../../support/pictures/hostile-pictures';
import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';
import { cookiesOf, namedBy } from '../../../support/server/carried-session';

jest.setTimeout(120_000);

const sessions = createSessions(['a secret of thirty-two characters or more']);
const cookiesFor = (store: string) => {
  const visit = sessions.visit(store);
  visit.begin('the-token-of-ani', 'ani');
  return cookiesOf(visit);
};
const cookie = cookiesFor('warung_app');

let http: HttpFixture;
let sent: { token: string; store: string; id: string; body: Buffer }[] = [];
let outcome: Awaited<ReturnType<FormFiles['send']>>;
beforeAll(async () => {
  const facade: Partial<Facade> = {
    visit: sessions.visit,
    formFiles: ({ token }, { store }) => ({
      async send(id, { body }) {
        sent.push({ token, store: store.codename, id, body: Buffer.from(body) });
        return outcome;
      },
      find: async (id) => (id === 'WEB-foto-1' ? { type: 'image/webp', body: Buffer.from('a picture') } : null),
    }),
  };
  http = await startHttp({ facade });
});
beforeEach(() => {
  sent = [];
  outcome = { __typename: 'Done', message: '' };
});
afterAll(() => http.close());

type Headers = Record<string, string>;
const own = (): Headers => ({
  cookie,
  origin: http.origin,
  'content-type': 'image/jpeg',
  'idempotency-key': 'WEB-foto-1',
});
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .withExif(gps)
    .jpeg()
    .toBuffer();
async function send(headers: Headers, body?: Buffer) {
  const picture = new Uint8Array(body ?? (await photo()));
  const answer = await fetch(`${http.origin}/warung/form-file`, {
    method: 'POST',
    headers: { ...namedBy(headers.cookie), ...headers },
    body: picture,
  });
  return [answer.status, ((await answer.json()) as { code: string | null }).code];
}
const without = (name: string) => Object.fromEntries(Object.entries(own()).filter(([key]) => key !== name));

test.each<[what: string, status: number, code: string, headers: () => Headers]>([
  ['no session', 401, 'SIGNED_OUT', () => without('cookie')],
  ['another store’s session', 401, 'SIGNED_OUT', () => ({ ...own(), cookie: cookiesFor('lain_app') })],
  ['another origin', 403, 'FORBIDDEN', () => ({ ...own(), origin: 'https://evil.example' })],
  ['no origin', 403, 'FORBIDDEN', () => without('origin')],
  ['no key', 400, 'BAD_INPUT', () => without('idempotency-key')],
  ['a key that is a path', 400, 'BAD_INPUT', () => ({ ...own(), 'idempotency-key': '../../../x' })],
  ['the type of a text', 415, 'PICTURE_INVALID', () => ({ ...own(), 'content-type': 'text/plain' })],
])('a picture with %s goes no further', async (_what, status, code, headers) => {
  expect(await send(headers())).toEqual([status, code]);
  expect(sent).toEqual([]);
});

test.each(hostilePictures.filter(({ verdict }) => verdict !== 'cleaned'))(
  '$what is refused',
  async ({ verdict, make }) => {
    const expected = verdict === 'tooLarge' ? [413, 'PICTURE_TOO_LARGE'] : [415, 'PICTURE_INVALID'];
    expect(await send(own(), await make())).toEqual(expected);
    expect(sent).toEqual([]);
  },
);

test('a refusal of the provider is passed on', async () => {
  outcome = { __typename: 'Refusal', code: 'TOO_MANY_GUESSES', message: 'Nanti', total: null };
  expect(await send(own())).toEqual([422, 'TOO_MANY_GUESSES']);
});

test('the provider gets a new picture under its key, without its location', async () => {
  expect(await send(own())).toEqual([200, null]);
  expect(sent).toMatchObject([{ token: 'the-token-of-ani', store: 'warung', id: 'WEB-foto-1' }]);
  const { format, exif } = await sharp(sent[0]?.body).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
});

test.each<[what: string, status: number, id: string, headers: Headers]>([
  ['without a session', 401, 'WEB-foto-1', {}],
  ['with another store’s session', 401, 'WEB-foto-1', { cookie: cookiesFor('lain_app') }],
  ['by a page of another site', 403, 'WEB-foto-1', { cookie, 'sec-fetch-site': 'cross-site' }],
  ['that is another customer’s', 404, 'WEB-foto-2', { cookie }],
])('a picture asked for %s is not shown', async (_what, status, id, headers) => {
  expect((await http.ask({ url: `/warung/form-file/${id}`, headers })).statusCode).toBe(status);
});

test('its customer sees it, and no cache stores it', async () => {
  const { statusCode, headers, body } = await http.ask({ url: '/warung/form-file/WEB-foto-1', headers: { cookie } });
  expect([statusCode, body, headers['content-type']]).toEqual([200, 'a picture', 'image/webp']);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  });
});

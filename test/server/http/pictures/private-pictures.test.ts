import sharp from 'sharp';
import type { Facade } from '../../../../server/graphql/facade';
import type { InvoiceProofs } from '../../../../server/domains/invoices/invoice-proofs';
import { ProviderError } from '../../../../server/provider-client/provider-error';
import { createSessions } from '../../../../server/sessions/sessions';
import { hostilePictures } from '../../../support/pictures/hostile-pictures';
import { until } from '../../../support/programs/until';
import { type HttpFixture, type HttpFixtureOptions, startHttp } from '../../../support/server/http-fixture';
import { openConnection } from '../../../support/server/raw-connection';
import { cookiesOf, namedBy } from '../../../support/server/carried-session';

jest.setTimeout(120_000);

const sessions = createSessions(['a secret of thirty-two characters or more']);
const cookiesFor = (store: string, customer = 'ani') => {
  const visit = sessions.visit(store);
  visit.begin(`the-token-of-${customer}`, customer);
  return cookiesOf(visit);
};
const cookie = cookiesFor('warung_app');
const session = namedBy(cookie);
const path = '/warung/invoice/tagihan_1/proof';

interface Sent {
  token: string;
  store: string;
  invoice: string;
  body: Buffer;
}

let http: HttpFixture;
let sent: Sent[];
let send: InvoiceProofs['send'];
let find: InvoiceProofs['find'];
const done = { __typename: 'Done', message: 'Terkirim' } as const;

const start = async (options: HttpFixtureOptions = {}) => {
  const facade: Partial<Facade> = {
    visit: sessions.visit,
    invoiceProofs: ({ token }, { store }) => ({
      async send(invoice, picture) {
        sent.push({ token, store: store.codename, invoice, body: Buffer.from(picture.body) });
        return send(invoice, picture);
      },
      find: (invoice) => find(invoice),
    }),
  };
  http = await startHttp({ facade, ...options });
};

beforeEach(async () => {
  sent = [];
  send = async () => done;
  find = async () => ({ type: 'image/webp', body: Buffer.from('a picture') });
  await start();
});
afterEach(() => http.close());

const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();

const own = () => ({ cookie, origin: http.origin, 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg' });

async function upload(body: Buffer, headers: Record<string, string> = own(), at = path) {
  const answer = await fetch(http.origin + at, {
    method: 'POST',
    headers: { ...namedBy(headers.cookie), ...headers },
    body: new Uint8Array(body),
  });
  return { status: answer.status, headers: answer.headers, json: (await answer.json()) as { code: string | null } };
}

const without = (name: string) => Object.fromEntries(Object.entries(own()).filter(([key]) => key !== name));

test.each<[what: string, status: number, code: string, headers: () => Record<string, string>]>([
  ['no session', 401, 'SIGNED_OUT', () => without('cookie')],
  ['another store’s session', 401, 'SIGNED_OUT', () => ({ ...own(), cookie: cookiesFor('lain_app') })],
  ['another session’s page', 409, 'OTHER_SESSION', () => ({ ...own(), 'x-session': 'another' })],
  ['a guest’s page', 409, 'OTHER_SESSION', () => ({ ...own(), 'x-session': '' })],
  [
    'a session that nobody sealed',
    401,
    'SIGNED_OUT',
    () => ({ ...own(), cookie: '__Host-s.warung.1=rubbish; at.warung.1=1' }),
  ],
  ['another origin', 403, 'FORBIDDEN', () => ({ ...own(), origin: 'https://evil.example' })],
  ['no origin', 403, 'FORBIDDEN', () => without('origin')],
  ['another site', 403, 'FORBIDDEN', () => ({ ...own(), 'sec-fetch-site': 'cross-site' })],
  ['a neighbour of the site', 403, 'FORBIDDEN', () => ({ ...own(), 'sec-fetch-site': 'same-site' })],
  ['a form’s type', 415, 'PROOF_INVALID', () => ({ ...own(), 'content-type': 'multipart/form-data; boundary=x' })],
  ['the type of a text', 415, 'PROOF_INVALID', () => ({ ...own(), 'content-type': 'text/plain' })],
  ['the type of an SVG', 415, 'PROOF_INVALID', () => ({ ...own(), 'content-type': 'image/svg+xml' })],
])('a picture with %s goes no further', async (_what, status, code, headers) => {
  const answer = await upload(await photo(), headers());
  expect([answer.status, answer.json.code, sent]).toEqual([status, code, []]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an unknown store has no invoices', async () => {
  expect((await upload(await photo(), own(), '/entah/invoice/tagihan_1/proof')).status).toBe(404);
});

test.each(hostilePictures.filter(({ verdict }) => verdict !== 'cleaned'))(
  '$what is refused',
  async ({ verdict, make }) => {
    const { status, json } = await upload(await make());
    const [expected, code] = verdict === 'tooLarge' ? [413, 'PROOF_TOO_LARGE'] : [415, 'PROOF_INVALID'];
    expect([status, json.code, sent]).toEqual([expected, code, []]);
  },
);

test.each(hostilePictures.filter(({ verdict }) => verdict === 'cleaned'))(
  'of $what the provider gets a new picture',
  async ({ make }) => {
    const file = await make();
    expect((await upload(file)).json).toEqual({ success: true, code: null, message: 'Terkirim' });
    expect(sent).toMatchObject([{ token: 'the-token-of-ani', store: 'warung', invoice: 'tagihan_1' }]);
    const { format, exif, xmp } = await sharp(sent[0]?.body).metadata();
    expect([format, exif, xmp]).toEqual(['webp', undefined, undefined]);
    expect(sent[0]?.body.equals(file)).toBe(false);
  },
);

test('refuses a body over the limit before it reads it', async () => {
  const connection = await openConnection(http.origin);
  connection.write(
    `POST ${path} HTTP/1.1\r\nhost: ${new URL(http.origin).host}\r\norigin: ${http.origin}\r\ncookie: ${cookie}\r\nx-session: ${session['x-session']}\r\ncontent-type: image/jpeg\r\ncontent-length: 50000000\r\n\r\n`,
  );
  await until('it is answered', () => connection.text().includes('PROOF_TOO_LARGE'));
  expect(connection.text()).toMatch(/^HTTP\/1\.1 413 .*PROOF_TOO_LARGE/s);
  connection.socket.destroy();
});

test('a body without a length is read only up to the limit', async () => {
  const piece = new Uint8Array(1_000_000);
  let pieces = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces += 1;
      if (pieces > 60) controller.close();
      else controller.enqueue(piece);
    },
  });
  const request = { method: 'POST', headers: { ...own(), ...session }, body, duplex: 'half' } as RequestInit;
  const status = await fetch(http.origin + path, request).then(
    (answer) => answer.status,
    () => 413,
  );
  expect([status, sent]).toEqual([413, []]);
  expect(pieces).toBeLessThan(60);
});

test('a body that arrives too slowly is aborted', async () => {
  await http.close();
  await start({ limits: { requestMs: 400, headersMs: 300, stalledMs: 300, checkMs: 50 } });
  const connection = await openConnection(http.origin);
  connection.write(
    `POST ${path} HTTP/1.1\r\nhost: ${new URL(http.origin).host}\r\norigin: ${http.origin}\r\ncookie: ${cookie}\r\nx-session: ${session['x-session']}\r\ncontent-type: image/jpeg\r\ncontent-length: 5000\r\n\r\n`,
  );
  connection.write('slow');
  await connection.closed;
  expect(sent).toEqual([]);
});

test.each<[what: string, status: number, code: string | null, outcome: () => ReturnType<InvoiceProofs['send']>]>([
  ['an invoice that is not the customer’s', 404, 'NOT_FOUND', async () => null],
  [
    'an invoice that waits for none',
    422,
    'PROOF_NOT_EXPECTED',
    async () => ({ __typename: 'Refusal', code: 'PROOF_NOT_EXPECTED', message: 'Tidak', total: null }),
  ],
  ['a provider that is down', 502, 'PROVIDER_UNAVAILABLE', () => Promise.reject(new ProviderError('down', path))],
  ['a provider that is too slow', 503, 'PROVIDER_TIMEOUT', () => Promise.reject(new ProviderError('timeout', path))],
  ['a provider that is busy', 503, 'BUSY', () => Promise.reject(new ProviderError('busy', path, { status: 503 }))],
  ['a provider that rejects it', 400, 'BAD_INPUT', () => Promise.reject(new ProviderError('rejected', path))],
])('answers %s with its status and code', async (_what, status, code, outcome) => {
  send = outcome;
  const answer = await upload(await photo());
  expect([answer.status, answer.json.code]).toEqual([status, code]);
  expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
});

test('a token that the provider rejects ends the session', async () => {
  send = () => Promise.reject(new ProviderError('unauthorized', path, { status: 401 }));
  const answer = await upload(await photo());
  expect([answer.status, answer.json.code]).toEqual([401, 'SIGNED_OUT']);
  expect(answer.headers.get('set-cookie')).toMatch(/__Host-s\.warung\.[\w-]{16}=;/);
});

test('accepts 24 uploads at the same time, 8 of them from one customer, and no more', async () => {
  const held: (() => void)[] = [];
  send = () => new Promise((resolve) => held.push(() => resolve(done)));
  const body = await photo();
  const uploadOf = (customer: string) => upload(body, { ...own(), cookie: cookiesFor('warung_app', customer) });
  const uploads: ReturnType<typeof upload>[] = [];
  for (const customer of ['ani', 'budi', 'citra']) {
    uploads.push(...Array.from({ length: 8 }, () => uploadOf(customer)));
    await until('all are being sent', () => held.length === uploads.length);
    const late = await uploadOf(customer);
    expect([late.status, late.json.code, late.headers.get('retry-after')]).toEqual([503, 'BUSY', '5']);
  }
  expect((await uploadOf('dewi')).status).toBe(503);
  for (const letGo of held) letGo();
  expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 200));
  send = async () => done;
  expect((await upload(body)).status).toBe(200);
});

test('the owner sees the picture, which no cache stores and no other page shows', async () => {
  const { statusCode, headers, body } = await http.ask({ url: path, headers: { cookie } });
  expect([statusCode, body, headers['content-type']]).toEqual([200, 'a picture', 'image/webp']);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

test.each<[what: string, status: number, headers: Record<string, string>]>([
  ['no session', 401, {}],
  ['another store’s session', 401, { cookie: cookiesFor('lain_app') }],
  ['a page of another site', 403, { cookie, 'sec-fetch-site': 'cross-site' }],
])('a picture asked for with %s is not shown', async (_what, status, headers) => {
  expect((await http.ask({ url: path, headers })).statusCode).toBe(status);
});

test('a missing picture, or another customer’s, is not found', async () => {
  find = async () => null;
  expect((await http.ask({ url: path, headers: { cookie } })).statusCode).toBe(404);
});

test('a server of one store has the same calls at its own URL', async () => {
  await http.close();
  await start({ environment: { MULTI_TENANT: 'false', STORE_CODENAME: 'warung' } });
  expect((await upload(await photo(), own(), '/invoice/tagihan_1/proof')).json.code).toBeNull();
});

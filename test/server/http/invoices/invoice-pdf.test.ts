import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Facade } from '../../../../server/graphql/facade';
import { createSessions } from '../../../../server/sessions/sessions';
import type { DescribedInvoice, InvoiceQuestion } from '../../../../src/app/document/describe-invoice';
import { invoiceSheet } from '../../../support/documents/invoice-sheet';
import { pdfPages } from '../../../support/documents/pdf-text';
import { type HttpFixture, type HttpFixtureOptions, startHttp } from '../../../support/server/http-fixture';
import { cookiesOf } from '../../../support/server/carried-session';

jest.setTimeout(60_000);

const sessions = createSessions(['a secret of thirty-two characters or more']);
const cookieOf = (store: string) => {
  const visit = sessions.visit(store);
  visit.begin('the-token-of-ani', 'ani');
  return cookiesOf(visit);
};
const own = { cookie: cookieOf('warung_app') };
const url = '/warung/invoice/tagihan_1/pdf';
const sheet: DescribedInvoice = { kind: 'sheet', sheet: invoiceSheet() };

let http: HttpFixture;
let asked: InvoiceQuestion[];
let answer: DescribedInvoice;

const start = async ({ facade, ...options }: HttpFixtureOptions = {}) => {
  http = await startHttp({
    ...options,
    facade: { visit: sessions.visit, ...facade },
    renderer: {
      describeInvoice: async (question) => {
        asked.push(question);
        await question.execute({ id: 'sha256:x', kind: 'query' }, {});
        return answer;
      },
    },
  });
};

beforeEach(() => {
  asked = [];
  answer = sheet;
});
afterEach(() => http.close());

test.each<[who: string, headers: Record<string, string>]>([
  ['no session', {}],
  ['another store’s session', { cookie: cookieOf('butik_app') }],
  ['a session that nobody sealed', { cookie: '__Host-s.warung.1=rubbish; at.warung.1=1' }],
])('with %s the visitor is redirected to sign-in', async (_who, headers) => {
  await start();
  answer = { kind: 'redirect', path: '/login?next=x' };
  const reply = await http.ask({ url, headers });
  expect(asked.map(({ signedIn }) => signedIn)).toEqual([false]);
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/warung/login?next=x']);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('an invoice that the customer does not have is a 404 of the store', async () => {
  await start();
  answer = { kind: 'missing' };
  const reply = await http.ask({ url, headers: own });
  expect(http.rendered).toMatchObject([{ path: '/404', codename: 'warung' }]);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-store');
});

test.each([
  '/entah/invoice/tagihan_1/pdf',
  '/warung/invoice/a%2Fb/pdf',
  '/warung/invoice/a-b/pdf',
  '/warung/invoice/1/pdf/x',
])('%s names no invoice', async (url) => {
  await start();
  await http.ask({ url, headers: own });
  expect([asked.length, http.rendered.length]).toEqual([0, 1]);
});

test('a session that the provider ended is removed', async () => {
  const run: Facade['run'] = async ({ visit }) => {
    visit?.end();
    return { data: null };
  };
  await start({ facade: { run } });
  answer = { kind: 'redirect', path: '/login' };
  const { headers } = await http.ask({ url, headers: own });
  expect(String(headers['set-cookie'])).toMatch(/__Host-s\.warung\.[\w-]{16}=;/);
});

test('only its customer gets it, as a PDF that no cache stores', async () => {
  await start();
  const reply = await fetch(http.origin + url, { headers: { ...own, 'accept-language': 'en' } });
  expect(reply.status).toBe(200);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="INV-2026-001.pdf"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  const [page] = pdfPages(Buffer.from(await reply.arrayBuffer()));
  expect(page).toContain('Ani Wijaya');
  expect(asked).toMatchObject([{ id: 'tagihan_1', locale: 'en', signedIn: true }]);
  expect(http.rendered).toEqual([]);
});

test('a number with header characters does not break a header', async () => {
  await start();
  answer = { kind: 'sheet', sheet: invoiceSheet({ number: 'INV"\r\nx: 1/é' }) };
  const reply = await http.ask({ url, headers: own });
  expect(reply.headers['content-disposition']).toBe('inline; filename="INV-x-1-.pdf"');
});

test('the log names no customer', async () => {
  await start({ environment: { LOG_LEVEL: 'debug' } });
  await http.ask({ url, headers: own });
  expect(http.lines.length).toBeGreaterThan(0);
  expect(http.lines.join('')).not.toMatch(/Ani|INV\/2026|Cuci AC|the-token/);
});

test('a server of one store has it at its own URL', async () => {
  await start({ environment: { MULTI_TENANT: 'false', STORE_CODENAME: 'warung' } });
  const reply = await http.ask({ url: '/invoice/tagihan_1/pdf', headers: own });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
});

describe('the logo', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><circle cx="50" cy="50" r="50" fill="red"/></svg>';
  let status = 200;
  const media = createServer((request, reply) => {
    if (request.url === '/media/appicon/silent.svg') return;
    const known = { '/media/appicon/logo.svg': 200, '/media/appicon/changing.svg': status };
    reply.writeHead(new Map(Object.entries(known)).get(request.url ?? '') ?? 500).end(drawing);
  });
  beforeAll(() => new Promise<void>((done) => media.listen(0, '127.0.0.1', done)));
  afterAll(() => {
    media.closeAllConnections();
    media.close();
  });

  const pdfWith = async (logo: string) => {
    const { port } = media.address() as AddressInfo;
    await start({ providerUrl: `http://127.0.0.1:${port}`, environment: { LOG_LEVEL: 'warn' } });
    answer = { kind: 'sheet', sheet: invoiceSheet({ logo, store: 'Kedai Uji' }) };
    return (await http.ask({ url, headers: own })).rawPayload;
  };
  const namesOf = (pdf: Buffer) => pdfPages(pdf).join('').split('Kedai Uji').length - 1;

  test('a vector picture replaces the name', async () => {
    const pdf = await pdfWith('appicon/logo.svg');
    expect(http.lines).toEqual([]);
    expect(pdf.toString('latin1')).toContain('/Subtype /Image');
    expect(namesOf(pdf)).toBe(1);
    expect(http.lines).toEqual([]);
  });

  test.each(['appicon/broken.svg', 'appicon/silent.svg'])('%s keeps the name, and is logged once', async (logo) => {
    const pdf = await pdfWith(logo);
    expect(pdf.toString('latin1')).not.toContain('/Subtype /Image');
    expect(namesOf(pdf)).toBe(2);
    expect(http.lines).toHaveLength(1);
  });

  test('a logo that stays broken is not logged again, unless it was drawn in between', async () => {
    status = 500;
    await pdfWith('appicon/changing.svg');
    expect(http.lines).toHaveLength(1);
    await http.ask({ url, headers: own });
    expect(http.lines).toHaveLength(1);
    status = 200;
    await http.ask({ url, headers: own });
    await http.close();
    status = 500;
    await pdfWith('appicon/changing.svg');
    expect(http.lines).toHaveLength(1);
  });
});

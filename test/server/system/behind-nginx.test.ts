import { type Answer, ask } from '../../support/programs/ask';
import { cleanUp } from '../../support/programs/cleanup';
import { embeddedProvider } from '../../support/programs/embedded-provider';
import { tagsOf } from '../../support/programs/markup';
import { hidingDirectives, type Nginx, startNginx } from '../../support/programs/nginx';
import { documentId } from '../../support/programs/persisted-document';
import { type RunningServer, startServer } from '../../support/programs/start-server';
import { temporaryFolder } from '../../support/programs/temporary-folder';

jest.setTimeout(180_000);

const password = 'belanja123';
const hosts = ['kebunara.localhost', 'plasanusa.localhost', 'kopirintik.localhost'] as const;
type Host = (typeof hosts)[number];

/** Trusts nginx. */
let server: RunningServer;
/** Is behind nginx, but not configured for it. */
let unaware: RunningServer;
let tls: Nginx;
let plain: Nginx;
let hiding: Nginx;

beforeAll(async () => {
  server = await startServer({ environment: { MULTI_TENANT: 'false', TRUSTED_PROXIES: '127.0.0.1' } });
  unaware = await startServer({
    dataDirectory: temporaryFolder('unaware'),
    environment: { MULTI_TENANT: 'false', PROVIDER_URL: embeddedProvider(server.dataDirectory)?.url },
  });
  [tls, plain, hiding] = await Promise.all([
    startNginx({ upstreams: [server.url], tlsHosts: hosts }),
    startNginx({ upstreams: [unaware.url] }),
    startNginx({ upstreams: [server.url], directives: hidingDirectives }),
  ]);
});
afterAll(async () => {
  await Promise.all([tls, plain, hiding].map((nginx) => nginx.stop()));
  await unaware.stop();
  await server.stop();
});
afterAll(cleanUp);

interface Visit {
  host: Host;
  /** The client's own address. */
  from?: string;
  headers?: { readonly [name: string]: string };
  /** The origin of the requests; by default, nginx with TLS. */
  by?: Pick<Nginx, 'url' | 'port'> & Partial<Pick<Nginx, 'certificate'>>;
}

const hostOf = ({ host, by = tls }: Visit) => `${host}:${by.port}`;

const open = (visit: Visit, url: string) => {
  const { from, headers, by = tls } = visit;
  const certificate = by.certificate ? { certificate: by.certificate } : {};
  return ask(by.url, { url, headers: { host: hostOf(visit), ...headers }, ...(from && { from }), ...certificate });
};

/** A mutation like those of the store's page at this host. */
function send(visit: Visit, operation: string, variables: object): Promise<Answer> {
  const { from, headers, by = tls } = visit;
  const { protocol } = new URL(by.url);
  const origin = `${protocol}//${hostOf(visit)}`;
  return ask(by.url, {
    url: '/graphql?lang=id',
    method: 'POST',
    headers: { host: hostOf(visit), origin, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ documentId: documentId(operation), variables }),
    ...(from && { from }),
    ...(by.certificate && { certificate: by.certificate }),
  });
}

interface SignIn {
  data?: { signIn: { __typename: string; code?: string } };
}

/** `SignedIn`, or why not. */
async function signIn(visit: Visit, identity = 'demo', typed = password): Promise<string> {
  const { statusCode, body } = await send(visit, 'SignIn', { identity, password: typed });
  if (statusCode !== 200) return `${statusCode} ${body}`;
  const { data } = JSON.parse(body) as SignIn;
  return data?.signIn.code ?? data?.signIn.__typename ?? body;
}

/** Sends wrong passwords for this many accounts. */
async function guess(visit: Visit, count: number, headersOf: (index: number) => Visit['headers'] = () => ({})) {
  const outcomes: string[] = [];
  for (let index = 0; index < count; index += 1) {
    outcomes.push(await signIn({ ...visit, headers: headersOf(index) }, `orang${index}`, 'salah'));
  }
  return outcomes;
}

const wrong = (count: number) => Array.from({ length: count }, () => 'WRONG_CREDENTIALS');

const canonicalOf = ({ body }: Answer) =>
  tagsOf(body)
    .find(({ name, attributes }) => name === 'link' && attributes.get('rel') === 'canonical')
    ?.attributes.get('href');

describe('behind a trusted proxy', () => {
  test.each(hosts)('%s has its own canonical URLs with https', async (host) => {
    const home = await open({ host }, '/');
    expect([home.statusCode, canonicalOf(home)]).toEqual([200, `https://${host}/`]);
    expect(home.headers['strict-transport-security']).toBeDefined();
    const { body } = await open({ host }, '/robots.txt');
    expect(body).toContain(`Sitemap: https://${host}/sitemap.xml`);
  });

  test.each(hosts)('customers of %s sign in over TLS with secure cookies', async (host) => {
    const { statusCode, headers, body } = await send({ host }, 'SignIn', { identity: 'demo', password });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('"SignedIn"')]);
    expect(headers['set-cookie']).toHaveLength(2);
    for (const cookie of headers['set-cookie'] ?? []) expect(cookie).toMatch(/; Secure(;|$)/);
  });

  test.each([
    ['another store', () => `https://plasanusa.localhost:${tls.port}`],
    ['the same host without TLS', () => `http://kebunara.localhost:${tls.port}`],
    ['another port', () => 'https://kebunara.localhost'],
  ])('rejects a change from a page of %s', async (_what, origin) => {
    expect(await signIn({ host: 'kebunara.localhost', headers: { origin: origin() } })).toMatch(/^403/);
  });

  test('30 wrong passwords of one client block only that client, whatever headers it sends', async () => {
    const host = 'plasanusa.localhost';
    const attacker: Visit = { host, from: '127.0.0.2' };
    const spoof = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}`, 'x-real-ip': '203.0.113.1' });
    expect(await guess(attacker, 30, spoof)).toEqual(wrong(30));
    expect(await signIn(attacker)).toBe('TOO_MANY_GUESSES');
    expect(await signIn({ ...attacker, headers: spoof(99) })).toBe('TOO_MANY_GUESSES');
    expect(await signIn({ host, from: '127.0.0.3' })).toBe('SignedIn');
  });

  test('a client that bypasses the proxy is counted separately, whatever headers it forwards', async () => {
    const host = 'kopirintik.localhost';
    const by = { url: server.url, port: Number(new URL(server.url).port) };
    const spoof = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}`, 'x-forwarded-proto': 'https' });
    const direct: Visit = { host, by, from: '127.0.0.4' };
    expect(canonicalOf(await open({ ...direct, headers: spoof(1) }, '/'))).toBe(`http://${host}:${by.port}/`);
    expect(await guess(direct, 30, spoof)).toEqual(wrong(30));
    expect(await signIn({ ...direct, headers: spoof(31) })).toBe('TOO_MANY_GUESSES');
    expect(await signIn({ host, from: '127.0.0.5' })).toBe('SignedIn');
  });
});

describe('behind an unknown proxy', () => {
  const visit = (from: string): Visit => ({ host: 'kebunara.localhost', from, by: plain });

  test('30 wrong passwords do not block the sign-in or registration of others', async () => {
    expect(await guess(visit('127.0.0.2'), 30)).toEqual(wrong(30));
    expect(await signIn(visit('127.0.0.3'))).toBe('SignedIn');
    const registration = { name: 'Siti', email: 'siti@toko.test', password };
    const { body } = await send(visit('127.0.0.3'), 'Register', { registration });
    expect(body).toContain('"request"');
  });

  test('an account is limited to five wrong passwords from all clients together', async () => {
    const outcomes: string[] = [];
    for (let last = 10; last < 20; last += 1) outcomes.push(await signIn(visit(`127.0.0.${last}`), 'korban', 'salah'));
    expect(outcomes.slice(0, 5)).toEqual(wrong(5));
    expect(new Set(outcomes.slice(5))).toEqual(new Set(['TOO_MANY_GUESSES']));
  });

  test('trusts none of its headers, and logs once how to change that', async () => {
    const page = await open({ ...visit('127.0.0.2'), headers: { 'x-forwarded-proto': 'https' } }, '/');
    expect(canonicalOf(page)).toBe('http://kebunara.localhost/');
    const said = unaware.complaints().filter(({ msg }) => msg?.includes('TRUSTED_PROXIES'));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ level: 40, peer: '127.0.0.1' });
  });
});

describe('behind a proxy that hides itself', () => {
  test.each(['/sandbox', '/sandbox/orders', '/inspector', '/inspector/coverage', '/metrics'])(
    '%s is closed',
    async (url) => {
      for (const headers of [{}, { host: 'localhost' }, { authorization: 'Bearer none' }] as Visit['headers'][]) {
        expect((await ask(hiding.url, { url, ...(headers && { headers }) })).statusCode).toBe(401);
      }
    },
  );

  test.each([
    '/sandbox/../healthz',
    '/sandbox/%2e%2e/healthz',
    'http://evil.example/sandbox',
    '//evil.example/sandbox',
  ])('%s is not reachable', async (url) => {
    const { statusCode } = await ask(server.url, { url });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });
});

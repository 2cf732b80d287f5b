import { Readable } from 'node:stream';
import { flagName } from '../../../../server/base/session-flags';
import { createFacade, type Facade } from '../../../../server/graphql/facade';
import { createProviderClient } from '../../../../server/provider-client/provider-client';
import { createTransport } from '../../../../server/provider-client/transport';
import { createPreviewSealer, type Preview } from '../../../../server/sealing/preview-sealer';
import { createSessions } from '../../../../server/sessions/sessions';
import type { RenderRequest } from '../../../../src/entry-server';
import { databases } from '../../../support/provider/databases';
import { type StaffCalls, startStaff } from '../../../support/provider/staff-calls';
import { providerKey } from '../../../support/provider/test-app';
import { cookiesOf } from '../../../support/server/carried-session';
import { documentId, memoryLog, settings } from '../../../support/server/facade-fixture';
import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';

const hour = 3_600_000;
const codename = 'warung';
const madeUp = 'Sari Wulandari';

interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
}

describe.each(databases)('previews as a made-up customer on %s', (_name, open) => {
  let staff: StaffCalls;
  let facade: Facade;
  let http: HttpFixture;
  let grant: string;
  let sealer: ReturnType<typeof createPreviewSealer>;
  let realCookies: string;
  const log = memoryLog();
  const sent: Sent[] = [];
  const rendered: RenderRequest[] = [];
  const names: unknown[] = [];

  beforeAll(async () => {
    staff = await startStaff(open);
    ({ uid: grant } = await staff.member('ani', 'owner'));
    const { baseUrl } = staff.provider;
    const transport = createTransport(baseUrl);
    const provider = createProviderClient({
      baseUrl,
      key: providerKey,
      transport: {
        ...transport,
        send(request) {
          sent.push(request);
          return transport.send(request);
        },
      },
    });
    facade = createFacade({
      providerUrl: baseUrl,
      provider,
      settings: { ...settings, PUBLIC_URL: '', PROVIDER_KEY: providerKey },
      log,
    });
    const render = async (request: RenderRequest) => {
      rendered.push(request);
      const whole = (async function* () {
        const account = await request.execute({ id: documentId('AccountScreen'), kind: 'query' }, {});
        names.push((account as { data?: { customer: { name: string } | null } }).data?.customer?.name ?? null);
        yield '<p></p>';
      })();
      return {
        kind: 'page' as const,
        status: 200 as const,
        before: `${request.preview?.script ?? ''}${request.preview?.strip ?? ''}`,
        application: Readable.from(whole),
        after: () => '</body></html>',
        isWhole: () => true,
      } as never;
    };
    http = await startHttp({ facade, renderer: { render } });
    sealer = createPreviewSealer(http.settings.SESSION_SECRETS, Date.now);
    const sessions = createSessions(http.settings.SESSION_SECRETS, Date.now);
    const visit = sessions.visit('warung_app');
    visit.begin('the-token-of-a-real-customer', 'a_real_customer');
    realCookies = cookiesOf(visit);
  });
  afterAll(async () => {
    await http.close();
    await facade.close();
    await staff.provider.close();
  });
  beforeEach(() => {
    for (const list of [sent, rendered, names]) list.length = 0;
  });

  const pathOf = (more: Partial<Preview> = {}) =>
    sealer.path({
      ...{ store: codename, revision: 1, grant, kind: 'studio', viewer: 'customer', expiresAt: Date.now() + hour },
      ...more,
    });
  const send = (base: string, name: string, headers: object = {}, variables: object = {}) =>
    http.ask({
      url: `${base}/graphql?lang=id`,
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: http.origin, ...headers },
      payload: JSON.stringify({ documentId: documentId(name), variables }),
    });

  test('a page is rendered for a session that no browser has, and its first script gets the flag', async () => {
    const { body, headers } = await http.ask(`${pathOf()}/akun`);
    const [{ signedIn, session } = { signedIn: false, session: null }] = rendered;
    expect([signedIn, session, names]).toEqual([true, 'pelanggan-contoh', [madeUp]]);
    expect(body).toContain(`data-flag="${flagName(codename, 'pelanggan-contoh')}"`);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect([headers['set-cookie'], headers['x-offline']]).toEqual([undefined, undefined]);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self';");
  });

  test('the same page as a guest has nobody', async () => {
    const { body } = await http.ask(`${pathOf({ viewer: 'guest' })}/akun`);
    const [{ signedIn, session } = { signedIn: true, session: '' }] = rendered;
    expect([signedIn, session, names]).toEqual([false, null, [null]]);
    expect(body).not.toContain('data-flag');
  });

  test('a shared link says that the customer is made up', async () => {
    const { body } = await http.ask(`${pathOf()}/`);
    expect(body).toContain('Pelanggan dan pesanannya hanya contoh.');
    const asGuest = await http.ask(`${pathOf({ viewer: 'guest' })}/`);
    expect(asGuest.body).not.toContain('contoh');
  });

  const isOfRealCustomer = ({ headers }: Sent) =>
    Object.keys(headers).some((name) => name.toLowerCase() === 'authorization' || name.toLowerCase() === 'cookie');

  test.each([
    ['AccountScreen', '/akun'],
    ['Notifications', '/'],
    ['CartScreen', '/cart'],
    ['AddressBook', '/akun/alamat'],
    ['Favourites', '/akun/favorit'],
    ['BalanceScreen', '/saldo'],
    ['NotificationsScreen', '/akun/notifikasi'],
    ['ReferralScreen', '/akun/referral'],
    ['SettingsScreen', '/akun/pengaturan'],
    ['DevicesScreen', '/akun/pengaturan/perangkat'],
    ['ClosingScreen', '/akun/profil/tutup'],
  ])('%s of a real customer in the same browser: no call has the token, nothing real is read', async (name, page) => {
    const headers = { cookie: realCookies, 'x-session': 'the-name-of-the-real-session' };
    const base = pathOf();
    const answer = await send(base, name, headers);
    expect(JSON.parse(answer.body)).not.toHaveProperty('errors');
    expect([answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual(['no-store', undefined]);
    await http.ask({ url: `${base}${page}`, headers });
    expect(names).toEqual([madeUp]);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter(isOfRealCustomer)).toEqual([]);
    expect(sent.filter((one) => one.method !== 'GET' || !one.headers['x-preview'])).toEqual([]);
    expect(JSON.stringify(sent)).not.toContain('a_real_customer');
  });

  test.each([
    ['AddToCart', { item: 'bayam', lines: [] }],
    ['SignOut', {}],
    ['SaveLanguage', { language: 'ENGLISH' }],
  ])('%s is refused with the sentence of previews, and reaches nobody', async (name, variables) => {
    const { body } = await send(pathOf(), name, { cookie: realCookies }, variables);
    expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'PREVIEW' } }] });
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('what a page marks as read by itself is answered, and noted nowhere', async () => {
    const { body } = await send(pathOf(), 'MarkNotificationsRead', { cookie: realCookies }, { until: '3' });
    expect(JSON.parse(body)).toMatchObject({ data: { markNotificationsRead: { __typename: 'Done' } } });
    const asGuest = await send(
      pathOf({ viewer: 'guest' }),
      'MarkNotificationsRead',
      { cookie: realCookies },
      { until: '3' },
    );
    expect(JSON.parse(asGuest.body)).toMatchObject({ errors: [{ extensions: { code: 'PREVIEW' } }] });
    expect(sent.filter((one) => one.method !== 'GET' || isOfRealCustomer(one))).toEqual([]);
  });

  test("files and pictures of the real customer are not below the preview's path", async () => {
    for (const file of ['akun/data-saya.json', 'chat/picture/1', 'profile-photo/a']) {
      const { headers, body } = await http.ask({ url: `${pathOf()}/${file}`, headers: { cookie: realCookies } });
      expect([headers['content-type'], body]).toEqual([
        expect.stringContaining('text/html'),
        expect.not.stringContaining('a_real_customer'),
      ]);
    }
    expect(sent.filter(isOfRealCustomer)).toEqual([]);
  });

  test.each([
    ['has expired', { expiresAt: Date.now() - 1 }],
    ['is of a stranger', { grant: 'nobody' }],
    ['is of a revision that does not exist', { revision: -99 }],
  ])('a path that %s has no customer: 404', async (_title, more) => {
    const answer = await send(pathOf(more), 'AccountScreen', { cookie: realCookies });
    expect([answer.statusCode, answer.body]).toEqual([404, expect.not.stringContaining(madeUp)]);
  });

  test('the path of a guest cannot be made that of a customer by anything that the browser sends', async () => {
    const guest = pathOf({ viewer: 'guest' });
    const cookie = `${flagName(codename, 'pelanggan-contoh')}=1; ${realCookies}`;
    const headers = { cookie, 'x-session': 'pelanggan-contoh', 'x-preview': `warung:1:${grant}` };
    const asked = await send(guest, 'AccountScreen', headers, { viewer: 'CUSTOMER' });
    expect(asked.body).not.toContain(madeUp);
    await http.ask({ url: `${guest}/akun?viewer=customer`, headers });
    expect([names, rendered.map(({ session }) => session)]).toEqual([[null], [null]]);
    expect(sent.filter(isOfRealCustomer)).toEqual([]);
  });
});

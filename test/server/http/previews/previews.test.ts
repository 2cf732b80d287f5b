import { Readable } from 'node:stream';
import { parse } from 'yaml';
import { type BoundedCache, type CacheBudget, createCacheBudget } from '../../../../server/cache/cache-budget';
import { createFacade, type Facade } from '../../../../server/graphql/facade';
import { createPreviewSealer, type Preview } from '../../../../server/sealing/preview-sealer';
import type { RenderRequest } from '../../../../src/entry-server';
import { databases } from '../../../support/provider/databases';
import { storeText } from '../../../support/provider/fixture-store';
import { type StaffCalls, startStaff } from '../../../support/provider/staff-calls';
import { providerKey } from '../../../support/provider/test-app';
import { documentId, memoryLog, settings } from '../../../support/server/facade-fixture';
import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';

const hour = 3_600_000;
const codename = 'warung';

/** Notes what is stored in any cache. */
function watchedCaches(stored: string[]): CacheBudget {
  const budget = createCacheBudget(16 * 1024 * 1024);
  return {
    ...budget,
    open<Value extends object>(name: Parameters<CacheBudget['open']>[0]): BoundedCache<Value> {
      const cache = budget.open<Value>(name);
      const set: typeof cache.set = (...entry) => {
        stored.push(name);
        return cache.set(...entry);
      };
      return { ...cache, set };
    },
  };
}

describe.each(databases)('previews of a store on %s', (_name, open) => {
  let staff: StaffCalls;
  let facade: Facade;
  let http: HttpFixture;
  let member: { uid: string; token: string };
  let draft: number;
  let sealer: ReturnType<typeof createPreviewSealer>;
  const stored: string[] = [];
  const names: unknown[] = [];

  beforeAll(async () => {
    staff = await startStaff(open);
    member = await staff.member('ani', 'owner');
    const document = parse(storeText()) as { app: object };
    const save = { version: 1, document: { ...document, app: { ...document.app, name: 'Pratinjau' } }, author: 'ani' };
    ({ version: draft } = await staff.provider.modules.stores.drafts.save(codename, save));
    facade = createFacade({
      providerUrl: staff.provider.baseUrl,
      settings: { ...settings, PUBLIC_URL: '', PROVIDER_KEY: providerKey },
      log: memoryLog(),
      caches: watchedCaches(stored),
    });
    const page = (request: RenderRequest) =>
      ({
        kind: 'page' as const,
        status: request.codename === null ? (404 as const) : (200 as const),
        before: `<title>.</title>${request.preview?.script ?? ''}${request.preview?.strip ?? ''}`,
        application: Readable.from(
          (async function* () {
            const shell = await request.execute({ id: documentId('StoreShell'), kind: 'query' }, {});
            names.push((shell as { data?: { store: { name: string } | null } }).data?.store?.name ?? null);
            yield '<p></p>';
          })(),
        ),
        after: () => '</body></html>',
        isWhole: () => true,
      }) as unknown as ReturnType<HttpRenderer>;
    http = await startHttp({ facade, renderer: { render: async (request) => page(request) } });
    sealer = createPreviewSealer(http.settings.SESSION_SECRETS, Date.now);
  });
  afterAll(async () => {
    await http.close();
    await facade.close();
    await staff.provider.close();
  });
  beforeEach(() => {
    stored.length = 0;
    names.length = 0;
  });

  type HttpRenderer = (request: RenderRequest) => Promise<never>;

  const previewOf = (more: Partial<Preview> = {}): Preview => ({
    store: codename,
    revision: draft,
    grant: member.uid,
    kind: 'studio',
    viewer: 'guest',
    expiresAt: Date.now() + hour,
    ...more,
  });
  const pathOf = (more: Partial<Preview> = {}) => sealer.path(previewOf(more));
  const nameIn = (body: string) => (JSON.parse(body) as { data: { store: { name: string } } }).data.store.name;
  const shellUrl = (base: string) => `${base}/graphql?lang=id&documentId=${documentId('StoreShell')}&variables=%7B%7D`;
  const send = (base: string, name: string, variables: object) =>
    http.ask({
      url: `${base}/graphql?lang=id`,
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: http.origin },
      payload: JSON.stringify({ documentId: documentId(name), variables }),
    });

  test('a page of the draft, which only the studio may frame, and nobody keeps or finds', async () => {
    const { statusCode, headers, body } = await http.ask(`${pathOf()}/m/1`);
    expect([statusCode, names]).toEqual([200, ['Pratinjau']]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self';");
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain('data-studio=""');
  });

  test('a shared link is framed by nobody, has no agent, and says that it is a preview and until when', async () => {
    const { data } = await staff.call<{ link_uid: string }>('sharePreview', {
      token: member.token,
      path: { codename },
      fields: { revision: String(draft) },
    });
    const expiresAt = Date.parse('2099-12-05T06:00:00Z');
    const { headers, body } = await http.ask(`${pathOf({ grant: data.link_uid, kind: 'link', expiresAt })}/`);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(body).not.toContain('data-studio');
    expect(body).toContain('5 Desember 2099 pukul 13.00 WIB');
  });

  test("the store's own pages stay as they are: framed by nobody", async () => {
    const { headers, body } = await http.ask(`/${codename}/`);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect([names, body]).toEqual([['Warung warung'], expect.not.stringContaining('preview')]);
  });

  test.each([
    ['has expired', () => pathOf({ expiresAt: Date.now() - 1 })],
    ['was changed', () => pathOf().replace(/(?<=\/preview\/)./, (first) => (first === 'A' ? 'B' : 'A'))],
    ['was sealed elsewhere', () => createPreviewSealer(['another secret'], Date.now).path(previewOf())],
    ['is of another store', () => pathOf().replace(/warung$/, 'toko')],
    ['is of a stranger', () => pathOf({ grant: 'nobody' })],
    ['is of a revision that does not exist', () => pathOf({ revision: -99 })],
  ])('a preview that %s: 404 that says nothing and is not kept', async (_title, path) => {
    for (const url of [path(), `${path()}/cart`]) {
      const { statusCode, headers, body } = await http.ask(url);
      expect([statusCode, headers['cache-control'], names]).toEqual([404, 'no-store', [null]]);
      expect(body).not.toContain('preview');
      names.length = 0;
    }
    expect((await http.ask(shellUrl(path()))).statusCode).toBe(404);
  });

  test('a member who was removed sees nothing more', async () => {
    const budi = await staff.member('budi', 'viewer');
    const path = pathOf({ grant: budi.uid });
    expect((await http.ask(path)).statusCode).toBe(200);
    await staff.call('removeMember', { token: member.token, path: { codename, staff_uid: budi.uid } });
    expect([(await http.ask(path)).statusCode, (await http.ask(shellUrl(path))).statusCode]).toEqual([404, 404]);
  });

  test('no cache has anything of a preview, and customers get what is published', async () => {
    const path = pathOf();
    await http.ask(path);
    expect(nameIn((await http.ask(shellUrl(path))).body)).toBe('Pratinjau');
    expect(stored).toEqual([]);
    const ofCustomers = `/graphql?store=${codename}&lang=id&documentId=${documentId('StoreShell')}&variables=%7B%7D`;
    expect(nameIn((await http.ask(ofCustomers)).body)).toBe('Warung warung');
    expect(stored).not.toEqual([]);
    expect(nameIn((await http.ask(shellUrl(path))).body)).toBe('Pratinjau');
  });

  test('an answer of the facade is not kept and sets no cookie', async () => {
    const { headers } = await http.ask({ url: shellUrl(pathOf()), headers: { cookie: 'lang=en; s.warung.x=1' } });
    expect([headers['cache-control'], headers['set-cookie'], headers.etag]).toEqual(['no-store', undefined, undefined]);
  });

  test('nothing is changed: the refusal says that it is a preview', async () => {
    const { statusCode, body } = await send(pathOf(), 'SignIn', { identity: 'a@b.test', password: 'rahasia' });
    expect([statusCode, JSON.parse(body)]).toEqual([
      200,
      {
        errors: [
          {
            message: 'Ini pratinjau: tidak ada yang dibeli atau disimpan.',
            extensions: { code: 'PREVIEW', requestId: expect.any(String) },
          },
        ],
      },
    ]);
  });

  test('nothing is counted: a view is answered, and the store has none', async () => {
    const view = { path: '/', deviceId: 'device', component: null };
    expect(JSON.parse((await send(pathOf(), 'TrackView', { view })).body)).toEqual({
      data: { trackView: { counted: true } },
    });
    expect(await staff.database.query('select from views')).toEqual([]);
  });

  test('another origin cannot ask', async () => {
    const answer = await http.ask({
      url: `${pathOf()}/graphql?lang=id`,
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://evil.test' },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(403);
  });

  test('the sealed text is not in the log', async () => {
    const path = pathOf();
    await http.ask(path);
    await http.ask(`${path}/graphql`);
    expect(http.lines.join('\n')).not.toContain(path.split('/')[2]);
  });
});

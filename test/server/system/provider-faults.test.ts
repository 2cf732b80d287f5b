import { cleanUp } from '../../support/programs/cleanup';
import { canaryStore } from '../../support/stores/canary-store';
import { type Fault, faults } from '../../support/programs/fault-proxy';
import { asOperator } from '../../support/programs/operator-key';
import { pageFaults } from '../../support/programs/page-faults';
import { type ProxiedServer, startProxiedServer } from '../../support/programs/proxied-server';
import { until } from '../../support/programs/until';

jest.setTimeout(180_000);

const deadline = 8_000;
const retry = 'Coba Lagi';

let system: ProxiedServer;
beforeAll(async () => {
  system = await startProxiedServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => system.stop());
afterAll(cleanUp);
afterEach(() => system.proxy.clearFaults());

interface Call {
  name: string;
  /** The failing calls, of one store only. */
  pattern: (store: string) => RegExp;
  path: string;
  /** What the page still shows. */
  has: (store: string) => string;
}

const canary = (store: string) => `kenari-${store}`;

const calls: Call[] = [
  {
    name: 'its store',
    pattern: (store) => new RegExp(`/app/${store}$`),
    path: '',
    has: () => retry,
  },
  {
    name: 'the home page’s components',
    pattern: (store) => new RegExp(`/components?[/?].*codename=${store}(&|$)`),
    path: '',
    has: (store) => `Toko ${canary(store)}`,
  },
  {
    name: 'the menu’s component',
    pattern: (store) => new RegExp(`/components?[/?].*codename=${store}(&|$)`),
    path: '/m/barang-barang',
    has: (store) => `Toko ${canary(store)}`,
  },
  {
    name: 'the item',
    pattern: (store) => new RegExp(`/item/.*codename=${store}(&|$)`),
    path: '/p/barang_1-barang1',
    has: (store) => `Toko ${canary(store)}`,
  },
  {
    name: 'the search',
    pattern: (store) => new RegExp(`/list/search.*app_view_uid=${store}_app(&|$)`),
    path: '/search/isi',
    has: (store) => `Toko ${canary(store)}`,
  },
];

/** Each case has its own picture, because a fetched picture is cached. */
const pictures: { readonly [F in Fault]: string } = {
  reset: 'leafy-green',
  hang: 'tomato',
  error: 'carrot',
  truncated: 'mango',
  malformed: 'red-apple',
  'wrong-shape': 'egg',
  'wrong-type': 'tangerine',
  html: 'fish',
  empty: 'shrimp',
};

/** Each case has its own store, because an open breaker of one case would affect the next. */
let count = 0;
async function freshStore(): Promise<string> {
  const store = `f${count++}x`;
  const { document, items } = canaryStore(store, canary(store));
  await system.admin.apply(store, document);
  await system.admin.replaceItems(store, items);
  return store;
}

async function visit(path: string) {
  const response = await fetch(system.server.url + path, {
    signal: AbortSignal.timeout(deadline),
    headers: { 'accept-language': 'id' },
    redirect: 'manual',
  });
  return { status: response.status, html: await response.text(), location: response.headers.get('location') };
}

const recovered = (path: string) =>
  until(`${path} is whole again`, async () => !(await visit(path)).html.includes(retry), 20_000);

/** The faults of a page while one of its calls fails, and afterwards. */
async function wrongsOf({ pattern, path, has }: Call, fault: Fault): Promise<string[]> {
  const store = await freshStore();
  const clearFault = system.proxy.fault(pattern(store), fault);
  const { status, html } = await visit(`/${store}${path}`);
  const lacking = [retry, has(store)].filter((text) => !html.includes(text));
  clearFault();
  await recovered(`/${store}${path}`);
  const after = await visit(`/${store}${path}`);
  return [
    ...(status === 502 || status === 503 ? [] : [`status ${status}`]),
    ...(html.includes('<meta name="robots" content="noindex">') ? [] : ['indexed']),
    ...(/<title>[^<]*(gagal dimuat|tidak bisa dibuka) \|/.test(html) ? [] : ['a title that tells of no failure']),
    ...(html.includes('koneksi') ? ['blames the connection'] : []),
    ...pageFaults(html),
    ...lacking.map((text) => `without "${text}"`),
    ...(after.html.includes(canary(store)) ? [] : ['not whole afterwards']),
  ].map((wrong) => `${fault}: ${wrong}`);
}

test.each(calls)(
  'when the call for $name fails in any way, the page answers in time with a retry and recovers',
  async (call) => {
    const wrongs = await Promise.all(faults.map((fault) => wrongsOf(call, fault)));
    expect(wrongs.flat()).toEqual([]);
  },
);

describe('when the provider’s directory fails', () => {
  test.each<Fault>(['hang', 'error', 'wrong-shape'])('(%s), the last valid list of stores is shown', async (fault) => {
    await visit('/');
    const clearFault = system.proxy.fault(/\/api\/v2\/apps/, fault);
    const { status, html } = await visit('/');
    expect(status).toBe(200);
    expect(pageFaults(html)).toEqual([]);
    clearFault();
    await recovered('/');
  });
});

describe('when counting a click fails', () => {
  test.each(faults)('(%s), nothing is opened and the page offers a retry', async (fault) => {
    const store = await freshStore();
    const counted = await visit(`/${store}/go/kontak/0`);
    expect(counted).toMatchObject({ status: 303, location: expect.stringContaining('628123456789') as string });
    system.proxy.fault(/\/track\/clicks/, fault);
    const { status, html, location } = await visit(`/${store}/go/kontak/0`);
    expect(location).toBeNull();
    expect(status).toBe(502);
    expect(html).toContain(retry);
    expect(html).not.toContain('628123456789');
  });
});

test.each(faults)('an unavailable picture (%s) is answered in time and is not cacheable', async (fault) => {
  const picture = `${system.server.url}/images/96/listimage/${pictures[fault]}~mint.svg`;
  system.proxy.fault(/\/media\//, fault);
  const response = await fetch(picture, { signal: AbortSignal.timeout(deadline) });
  expect(response.ok).toBe(false);
  expect(response.headers.get('cache-control')).toContain('no-store');
  await response.arrayBuffer();
  system.proxy.clearFaults();
  expect((await fetch(picture)).status).toBe(200);
});

describe('while the provider is unreachable', () => {
  const known = `d${'own'}x`;
  beforeAll(async () => {
    const { document, items } = canaryStore(known, canary(known));
    await system.admin.apply(known, document);
    await system.admin.replaceItems(known, items);
    await visit(`/${known}`);
    await visit(`/${known}/m/barang-barang`);
    await system.proxy.down();
  });
  afterAll(() => system.proxy.up());

  test('cached pages are still shown', async () => {
    for (const path of ['', '/m/barang-barang']) {
      const { status, html } = await visit(`/${known}${path}`);
      expect(status).toBe(200);
      expect(html).toContain(canary(known));
      expect(pageFaults(html)).toEqual([]);
    }
  });

  test.each([
    '/neverseen',
    '/',
    `/${known}/m/kontak-kontak`,
    `/${known}/m/lokasi-lokasi?lang=en`,
    '/robots.txt',
    `/${known}/sitemap.xml`,
  ])('%s, which is not cached, answers in time with an error', async (path) => {
    const { status, html } = await visit(path);
    // The directory is still cached, so robots get their rules.
    expect(['/', '/robots.txt'].includes(path) ? [200] : [502, 503]).toContain(status);
    expect(html).not.toContain('Internal Server Error');
  });

  test('the server stays ready and reports that its provider is down', async () => {
    expect((await fetch(`${system.server.url}/healthz`)).status).toBe(200);
    const response = await fetch(`${system.server.url}/readyz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ ok: true, provider: 'down', writes: 'unknown' });
    const metrics = await fetch(`${system.server.url}/metrics`, { headers: asOperator });
    expect(await metrics.text()).toMatch(/^provider_up 0$/m);
  });

  test('the metrics show which calls failed and how', async () => {
    const metrics = await (await fetch(`${system.server.url}/metrics`, { headers: asOperator })).text();
    expect(metrics).toMatch(/^provider_call_duration_seconds_count\{operation="getApp",result="down"\} \d+$/m);
    expect(metrics).toMatch(/^provider_call_duration_seconds_count\{operation="getApp",result="ok"\} \d+$/m);
    expect(metrics).not.toContain(known);
  });

  test('pages recover with the provider', async () => {
    await system.proxy.up();
    await recovered(`/${known}/m/kontak-kontak`);
    await until('the server says that its provider is up', async () =>
      (await (await fetch(`${system.server.url}/readyz`)).text()).includes('"provider":"up"'),
    );
  });
});

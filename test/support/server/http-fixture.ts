import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createCacheBudget } from '../../../server/cache/cache-budget';
import type { Facade } from '../../../server/graphql/facade';
import type { ConnectionLimits } from '../../../shared/connections/create-listener';
import { createHttpServer } from '../../../server/http/http-server';
import { createOperator, type Operator } from '../../../server/http/operator/operator';
import type { Build } from '../../../server/http/rendering/page-renderer';
import type { RemotePictures } from '../../../server/http/pictures/remote-pictures';
import { createMetrics } from '../../../server/http/health/metrics';
import { guest } from '../../../server/sessions/visit';
import type { StoreReference } from '../../../server/domains/stores/adapter';
import { readSettings, type Settings } from '../../../server/base/settings';
import type { RenderAnswer, RenderRequest } from '../../../src/entry-server';
import { cleanUp } from '../programs/cleanup';
import { type Answer, ask, type Question } from '../programs/ask';
import { temporaryFolder } from '../programs/temporary-folder';

type PageAnswer = Extract<RenderAnswer, { kind: 'page' }>;
type Followed = Awaited<ReturnType<Build['renderer']['followAction']>>;

export interface HttpFixture {
  origin: string;
  /** @param question a URL, or a whole request. */
  ask(question: string | Question): Promise<Answer>;
  settings: Settings;
  port: number;
  operator: Operator;
  /** The requests of pages, in order. */
  rendered: RenderRequest[];
  /** The names under which stores were looked up. */
  asked: StoreReference[];
  /** What the server wrote to its log. */
  lines: string[];
  close(): Promise<void>;
}

export interface HttpFixtureOptions {
  environment?: NodeJS.ProcessEnv;
  providerUrl?: string;
  facade?: Partial<Facade>;
  renderer?: Partial<Build['renderer']>;
  build?: Partial<Build>;
  page?: Partial<PageAnswer>;
  followed?: Followed;
  limits?: Partial<ConnectionLimits & { requestWorkMs: number }>;
  now?: () => number;
  remotePictures?: RemotePictures;
}

/** Stores that the stub facade knows, by codename and by host. */
const stores: { readonly [codename: string]: string[] } = { warung: ['warung.example'], butik: ['butik.example'] };

function codenameOf(reference: StoreReference): string | undefined {
  if ('codename' in reference) return Object.hasOwn(stores, reference.codename) ? reference.codename : undefined;
  return Object.keys(stores).find((codename) => stores[codename]?.includes(reference.host)) ?? reference.otherwise;
}

const record = (codename: string) => ({
  store: {
    codename,
    id: `${codename}_app`,
    revision: '1',
    domains: stores[codename],
    menus: [{ id: 'sayur', name: 'Sayur segar' }],
    isTranslated: codename === 'warung',
  },
  components: [],
});

/** A page that contains its own request, with a script and a style that have the nonce. */
const pageOf = (request: RenderRequest, page: Partial<PageAnswer>): PageAnswer => ({
  kind: 'page',
  status: request.codename === null && request.path !== '/' ? 404 : 200,
  before: `<!doctype html><html lang="${request.locale}"><head><title>.</title><style nonce="${request.nonce}">p{}</style></head><body>`,
  application: Readable.from([`<p>${request.codename ?? 'directory'}`, ` ${request.path}${request.search}</p>`]),
  after: () => `<script nonce="${request.nonce}">1</script></body></html>`,
  isStreamed: false,
  isWhole: () => true,
  ...page,
});

afterAll(cleanUp);

function buildFolders(): Pick<
  Build,
  'clientDirectory' | 'inspectorDirectory' | 'studioDirectory' | 'uiDirectory' | 'workerScript' | 'previous'
> {
  const folder = temporaryFolder('build');
  for (const [name, file] of [
    ['client', 'main.0123456789.js'],
    ['inspector', 'page.js'],
    ['studio', 'page.js'],
    ['ui', 'page.js'],
  ] as const) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, file), 'export {};');
  }
  const earlier = join(folder, 'previous/1/client');
  mkdirSync(earlier, { recursive: true });
  for (const file of ['main.fedcba98.js', 'main.fedcba98.js.br']) writeFileSync(join(earlier, file), 'export {}; // 1');
  return {
    clientDirectory: join(folder, 'client'),
    inspectorDirectory: join(folder, 'inspector'),
    studioDirectory: join(folder, 'studio'),
    uiDirectory: join(folder, 'ui'),
    workerScript: 'worker();',
    previous: { clientDirectories: [earlier], documents: {}, studioDocuments: {} },
  };
}

/** The HTTP side of the server alone: no provider, no GraphQL, no React. */
export async function startHttp(options: HttpFixtureOptions = {}): Promise<HttpFixture> {
  const rendered: RenderRequest[] = [];
  const asked: StoreReference[] = [];
  const lines: string[] = [];
  const settings = readSettings({
    SESSION_SECRET: 'a secret of thirty-two characters or more',
    LOG_LEVEL: 'silent',
    ...options.environment,
  });
  const operator = createOperator(settings, options.now);
  const facade = {
    run: async () => ({ data: {} }),
    async storeRecord(reference: StoreReference) {
      asked.push(reference);
      const codename = codenameOf(reference);
      return codename ? record(codename) : null;
    },
    knownStores: async () => Object.keys(stores).length,
    listStores: async () => ({
      stores: Object.keys(stores).map((codename) => ({ codename, name: codename })),
      lastPage: 1,
    }),
    itemPaths: async (_store: object, page: number) => ({
      items: page < 3 ? [{ id: `bayam${page}`, title: 'Bayam' }] : [],
      lastPage: 2,
    }),
    frameHtml: async (sealed: string) => (sealed === 'good' ? '<p>own html</p>' : null),
    visit: () => guest,
    plugin: async () => undefined,
    close: async () => undefined,
    ...options.facade,
  } as unknown as Facade;
  const renderer = {
    async render(request: RenderRequest) {
      rendered.push(request);
      return pageOf(request, options.page ?? {});
    },
    followAction: async (): Promise<Followed> => options.followed ?? { kind: 'missing' },
    pageSearch: (_path: string, query: URLSearchParams) => {
      const page = query.get('page');
      return page ? `?page=${page}` : '';
    },
    isReadOffline: (path: string) => path === '/akun/pesanan',
    isPrivate: (path: string) => path.startsWith('/akun'),
    itemPath: ({ id, title }: { id: string; title: string }) => `/p/${title.toLowerCase()}-${id}`,
    menuPath: ({ id }: { id: string }) => `/m/sayur_segar-${id}`,
    appColors: () => ({ header: '#ff0000', background: '#ffffff' }),
    legalPaths: ['/syarat-ketentuan', '/kebijakan-privasi'],
    searchRedirect: (search: URLSearchParams) => {
      const term = search.get('search');
      return term === null ? null : `/search/${encodeURIComponent(term.trim().toLowerCase()) || '0'}`;
    },
    toLoaded: (answer: unknown) => answer,
    ...options.renderer,
  } as unknown as Build['renderer'];
  const app = await createHttpServer({
    settings,
    operator,
    facade,
    build: { renderer, assets: { entry: [], modules: {} }, ...buildFolders(), ...options.build } as unknown as Build,
    providerUrl: options.providerUrl ?? 'http://127.0.0.1:9',
    metrics: createMetrics(),
    caches: createCacheBudget(settings.CACHE_MB * 1024 * 1024),
    ...(options.remotePictures && { remotePictures: options.remotePictures }),
    ...(options.limits && { limits: options.limits }),
    logTo: { write: (line) => void lines.push(line) },
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    ask: (question) => ask(origin, typeof question === 'string' ? { url: question } : question),
    settings,
    operator,
    port: Number(new URL(origin).port),
    rendered,
    asked,
    lines,
    close: () => app.close(),
  };
}

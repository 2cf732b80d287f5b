import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Facade } from '../../../server/graphql/facade';
import { createHttpServer } from '../../../server/http/http-server';
import type { Build } from '../../../server/http/page-renderer';
import { createMetrics } from '../../../server/metrics';
import { guest } from '../../../server/sessions/visit';
import type { StoreReference } from '../../../server/http/place';
import { readSettings, type Settings } from '../../../server/settings';
import type { RenderAnswer, RenderRequest } from '../../../src/entry-server';
import { cleanUp } from '../../harness/at-the-end';
import { type Answer, ask, type Question } from '../../harness/ask';
import { temporaryFolder } from '../../harness/temporary-folder';

type PageAnswer = Extract<RenderAnswer, { kind: 'page' }>;
type Followed = Awaited<ReturnType<Build['renderer']['followAction']>>;

export interface HttpFixture {
  /** @param question an address, or all of a request. */
  ask(question: string | Question): Promise<Answer>;
  settings: Settings;
  /** What pages were asked for, in order. */
  rendered: RenderRequest[];
  /** Names of the stores that were looked up. */
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
  page?: Partial<PageAnswer>;
  followed?: Followed;
}

/** Stores that the stub facade knows, by codename and by host. */
const stores: { readonly [codename: string]: string[] } = { warung: ['warung.example'], butik: ['butik.example'] };

function codenameOf(reference: StoreReference): string | undefined {
  if ('codename' in reference) return Object.hasOwn(stores, reference.codename) ? reference.codename : undefined;
  return Object.keys(stores).find((codename) => stores[codename]?.includes(reference.host));
}

const record = (codename: string) => ({
  store: { codename, viewUid: `${codename}_app`, revision: '1', menus: [{ viewUid: 'sayur', name: 'Sayur segar' }] },
  components: [],
});

/** A page that says what it was made from, with a script and a style that carry the nonce. */
const pageOf = (request: RenderRequest, page: Partial<PageAnswer>): PageAnswer => ({
  kind: 'page',
  status: request.codename === null && request.path !== '/' ? 404 : 200,
  before: `<!doctype html><html lang="${request.locale}"><head><title>.</title><style nonce="${request.nonce}">p{}</style></head><body>`,
  application: Readable.from([`<p>${request.codename ?? 'directory'}`, ` ${request.path}${request.search}</p>`]),
  after: () => `<script nonce="${request.nonce}">1</script></body></html>`,
  isWhole: () => true,
  ...page,
});

afterAll(cleanUp);

function buildFolders(): Pick<Build, 'clientDirectory' | 'inspectorDirectory'> {
  const folder = temporaryFolder('build');
  for (const [name, file] of [
    ['client', 'main.0123456789.js'],
    ['inspector', 'page.js'],
  ] as const) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, file), 'export {};');
  }
  return { clientDirectory: join(folder, 'client'), inspectorDirectory: join(folder, 'inspector') };
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
  const facade = {
    run: async () => ({ data: {} }),
    async storeRecord(reference: StoreReference) {
      asked.push(reference);
      const codename = codenameOf(reference);
      return codename ? record(codename) : null;
    },
    listStores: async () => Object.keys(stores).map((codename) => ({ codename, name: codename })),
    itemAddresses: async (_store: object, page: number) => ({
      items: page < 3 ? [{ viewUid: `bayam${page}`, title: 'Bayam' }] : [],
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
    contextParameters: ['cari', 'invoice_id', 'next', 'page', 'parent', 'parent_name', 'tab'],
    isPrivate: (path: string) => path.startsWith('/akun'),
    itemPath: ({ viewUid, title }: { viewUid: string; title: string }) => `/p/${title.toLowerCase()}-${viewUid}`,
    menuPath: ({ viewUid }: { viewUid: string }) => `/m/sayur_segar-${viewUid}`,
    searchRedirect: (search: URLSearchParams) => {
      const term = search.get('search');
      return term === null ? null : `/search/${encodeURIComponent(term.trim().toLowerCase()) || '0'}`;
    },
    toLoaded: (answer: unknown) => answer,
    ...options.renderer,
  } as unknown as Build['renderer'];
  const app = await createHttpServer({
    settings,
    facade,
    build: { renderer, assets: { entry: [], chunks: {} }, ...buildFolders() } as unknown as Build,
    providerUrl: options.providerUrl ?? 'http://127.0.0.1:9',
    metrics: createMetrics(),
    logTo: { write: (line) => void lines.push(line) },
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ask: (question) => ask(origin, typeof question === 'string' ? { url: question } : question),
    settings,
    rendered,
    asked,
    lines,
    close: () => app.close(),
  };
}

import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sendText } from '../../base/compress';
import type { Settings } from '../../base/settings';
import { storeRouteOf } from '../../facade/store-reference';
import type { Facade } from '../../graphql/facade';
import type { Build } from '../rendering/page-renderer';

/** In development, removes a worker of the production build and its caches, which would serve old files. */
const removal = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const { codename } = self.storeOfWorker;
  for (const name of await caches.keys()) if (name.startsWith(codename + ':')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Modules of the pages that open offline; some of their parts load only when they are needed. */
const offlineModules =
  /^src\/(?:api|app|renderers|__generated__\/messages\/offline|screens\/(?:cart|home|item|menu|offline|order|purchases|search))\//;

const filesOf = ({ modules }: Build['assets'], paths: RegExp) => [
  ...new Set(Object.entries(modules).flatMap(([path, { js, css }]) => (paths.test(path) ? [...js, ...css] : []))),
];

interface WorkerOptions {
  settings: Settings;
  facade: Pick<Facade, 'storeRecord'>;
  build: Pick<Build, 'workerScript' | 'assets'>;
}

/**
 * Serves each store's service worker below the store's path, so that it cannot control another store's pages. Its text
 * changes with every build, which tells browsers that there is a new version.
 */
export function worker(app: FastifyInstance, { settings, facade, build }: WorkerOptions) {
  const prefix = settings.MULTI_TENANT ? '/:codename' : '';
  app.get(`${prefix}/sw.js`, async (request, reply) => {
    const route = storeRouteOf(request, settings);
    const record = route?.store && (await facade.storeRecord(route.store));
    if (!record) return reply.code(404).header('cache-control', 'no-store').send();
    const script = build.workerScript ?? removal;
    const version = createHash('sha256')
      .update(script + JSON.stringify(build.assets))
      .digest('hex')
      .slice(0, 16);
    const files = filesOf(build.assets, offlineModules);
    const store = JSON.stringify({ codename: record.store.codename, version, files });
    const etag = `"${version}"`;
    void reply.headers({ 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    void reply
      .type('text/javascript; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'");
    return sendText(request, reply, `self.storeOfWorker=${store};\n${script}`);
  });
}

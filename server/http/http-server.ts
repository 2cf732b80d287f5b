import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type ConnectionLimits, connectionLimits, createListener } from '../../shared/connections/create-listener';
import { Busy, retryAfterSeconds } from '../../shared/queues/create-queue';
import { warnOfForwardedHeaders } from '../base/client-address';
import { secureCookies } from '../base/public-origin';
import { RequestLog, requestFacts } from '../base/request-log';
import type { Settings } from '../base/settings';
import { ProviderError } from '../provider-client/provider-error';
import { limitActiveRequests } from './clients/active-requests';
import { endConnections } from './clients/end-connections';
import { frame } from './files/frame';
import { assets, devAssets, favicon, publicFiles } from './files/static-files';
import { manifest } from './files/manifest';
import { tiles } from './files/tiles';
import { worker } from './files/worker';
import { health } from './health/health';
import type { Metrics } from './health/metrics';
import { inspector } from './operator/inspector';
import { studioFacade } from '../studio/studio-facade';
import { pictureUploads } from './studio/picture-uploads';
import { studioHost } from './studio/studio-host';
import { studioPage } from './studio/studio-page';
import { sandbox } from './operator/sandbox';
import { readableUrl } from './pages/go';
import type { PagesOptions } from './pages/page-request';
import { pages } from './pages/pages';
import { previews } from './previews/previews';
import { searchEngines } from './pages/search-engines';
import { uiPage } from './pages/ui-page';
import { images } from './pictures/images';
import { storeIcons } from './pictures/store-icons';
import { personalDataRoute } from './files/personal-data';
import { customerPictures } from './pictures/customer-pictures';
import type { RemotePictures } from './pictures/remote-pictures';
import { policyReports, setSecurityHeaders } from './rendering/security-headers';

/** Absolute-form requests, such as `GET http://host/path`, are for forward proxies, which this server is not. */
function refuseAbsoluteForm(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw: { url = '' } }, reply) => {
    if (url.startsWith('/') || url === '*') return undefined;
    return reply.code(400).type('text/plain; charset=utf-8').send('The request target must be a path\n');
  });
}

const apology = 'Maaf, terjadi kesalahan. Silakan muat ulang.\nSorry, something went wrong. Please reload.';

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${text}\n`);

const providerStatus = ({ kind }: ProviderError) => (['timeout', 'open', 'busy'].includes(kind) ? 503 : 502);

/** Logs a server error in full; the visitor gets only the request's id. */
function answerFailures(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error instanceof ProviderError ? providerStatus(error) : (error.statusCode ?? 500);
    if (status < 500) return plain(reply, status, error.message);
    if (status === 503) void reply.header('retry-after', retryAfterSeconds);
    if (error instanceof Busy) request.log.warn({ err: error }, 'A request was refused because the server is busy');
    else request.log.error({ err: error }, 'A request could not be answered');
    return plain(reply, status, `${apology}\n${request.id}`);
  });
}

/** For requests refused before any hook runs, such as for a URL part that is too long. */
const answerUnreadable =
  (settings: Settings) => (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
    setSecurityHeaders(reply, settings);
    void plain(reply, error.statusCode ?? 400, error.message);
  };

/** Milliseconds from the end of a request's body to the start of its response. */
const requestWorkMs = 30_000;

export interface HttpServerOptions extends PagesOptions {
  providerUrl: string;
  metrics: Metrics;
  stopping?: AbortSignal;
  limits?: Partial<ConnectionLimits & { requestWorkMs: number }>;
  remotePictures?: RemotePictures;
  logTo?: { write(line: string): void };
}

export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { settings, operator, facade, build, providerUrl, metrics, logTo, caches } = options;
  const app = Fastify({
    logger: {
      level: settings.LOG_LEVEL,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { req: requestFacts },
      ...(logTo && { stream: logTo }),
    },
    logController: new RequestLog(settings.LOG_LEVEL),
    frameworkErrors: answerUnreadable(settings),
    rewriteUrl: readableUrl(settings),
    genReqId: () => crypto.randomUUID(),
    trustProxy: (address) => settings.TRUSTED_PROXIES.trusts(address),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    serverFactory: createListener({ ...connectionLimits, ...options.limits }),
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: true },
    bodyLimit: 100 * 1024,
  });
  app.addHook('onRequest', async (_request, reply) => setSecurityHeaders(reply, settings));
  warnOfForwardedHeaders(app, settings.TRUSTED_PROXIES);
  refuseAbsoluteForm(app);
  studioHost(app, settings);
  endConnections(app);
  metrics.watchRequests(
    limitActiveRequests(app, {
      max: settings.MAX_ACTIVE_REQUESTS,
      maxMs: options.limits?.requestWorkMs ?? requestWorkMs,
    }),
  );
  answerFailures(app);
  await app.register(fastifyCookie);
  secureCookies(app, settings);
  await app.register(facade.plugin);
  await app.register(
    studioFacade({ provider: facade.provider, settings, previousDocuments: build.previous.studioDocuments }),
  );
  await pictureUploads(app, { provider: facade.provider, settings, mediaBase: providerUrl });
  await (settings.DEV_ASSETS
    ? devAssets(app, settings.DEV_ASSETS)
    : assets(app, [build.clientDirectory, ...build.previous.clientDirectories]));
  await publicFiles(app);
  favicon(app, options);
  await policyReports(app);
  health(app, { operator, facade, providerUrl, metrics, stopping: options.stopping });
  const pictures = caches.open<Buffer>('pictures');
  images(app, {
    mediaBase: providerUrl,
    mediaHosts: settings.MEDIA_HOSTS,
    cached: pictures,
    ...(options.remotePictures && { remote: options.remotePictures }),
  });
  storeIcons(app, pictures);
  customerPictures(app, { facade, settings });
  personalDataRoute(app, { facade, settings });
  tiles(app);
  manifest(app, options);
  worker(app, options);
  frame(app, facade);
  if (settings.NODE_ENV === 'development') await uiPage(app, build.uiDirectory);
  await inspector(app, { settings, operator, directory: build.inspectorDirectory });
  await sandbox(app, { settings, operator, providerUrl });
  await studioPage(app, { settings, operator, directory: build.studioDirectory });
  searchEngines(app, options);
  await previews(app, options);
  pages(app, options);
  return app;
}

import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Metrics } from './health/metrics';
import { answerFailures, answerUnreadable } from './answer-failures';
import { assets, devAssets, publicFiles } from './files/assets';
import { limitActiveRequests } from './clients/active-requests';
import { type ConnectionLimits, connectionLimits, createListener } from '../../shared/connections/create-listener';
import { endConnections } from './clients/end-connections';
import { favicon } from './files/favicon';
import { warnOfForwardedHeaders } from '../base/client-address';
import { frame } from './files/frame';
import { health } from './health/health';
import { images } from './pictures/images';
import { invoiceProofs } from './pictures/invoice-proofs';
import { inspector } from './operator/inspector';
import { uiPage } from './pages/ui-page';
import { pages, type PagesOptions } from './pages/pages';
import type { RemotePictures } from './pictures/remote-pictures';
import { policyReports } from './rendering/policy-reports';
import { readableUrl } from './pages/go';
import { refuseAbsoluteForm } from './clients/refuse-absolute-form';
import { sandbox } from './operator/sandbox';
import { searchEngines } from './pages/search-engines';
import { secureCookies } from '../base/public-origin';
import { setSecurityHeaders } from './rendering/security-headers';
import { tiles } from './files/tiles';

export interface HttpServerOptions extends PagesOptions {
  providerUrl: string;
  metrics: Metrics;
  stopping?: AbortSignal;
  limits?: Partial<ConnectionLimits>;
  remotePictures?: RemotePictures;
  logTo?: { write(line: string): void };
}

export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { settings, operator, facade, build, providerUrl, metrics, logTo, caches } = options;
  const app = Fastify({
    logger: {
      level: settings.LOG_LEVEL,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: settings.LOG_LEVEL !== 'debug' }),
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
  endConnections(app);
  metrics.watchRequests(limitActiveRequests(app, settings.MAX_ACTIVE_REQUESTS));
  answerFailures(app);
  await app.register(fastifyCookie);
  secureCookies(app, settings);
  await app.register(facade.plugin);
  await (settings.DEV_ASSETS
    ? devAssets(app, settings.DEV_ASSETS)
    : assets(app, [build.clientDirectory, ...build.previous.clientDirectories]));
  await publicFiles(app);
  favicon(app, options);
  await policyReports(app);
  health(app, { operator, facade, providerUrl, metrics, stopping: options.stopping });
  images(app, {
    mediaBase: providerUrl,
    mediaHosts: settings.MEDIA_HOSTS,
    cached: caches.open('pictures'),
    ...(options.remotePictures && { remote: options.remotePictures }),
  });
  invoiceProofs(app, { facade, settings });
  tiles(app);
  frame(app, facade);
  if (settings.NODE_ENV === 'development') await uiPage(app, build.uiDirectory);
  await inspector(app, { settings, operator, directory: build.inspectorDirectory });
  await sandbox(app, { settings, operator, providerUrl });
  searchEngines(app, options);
  pages(app, options);
  return app;
}

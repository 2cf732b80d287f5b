import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Metrics } from '../metrics';
import { answerFailures, answerUnreadable } from './answer-failures';
import { assets } from './assets';
import { devAssets } from './dev-assets';
import { endConnections } from './end-connections';
import { frame } from './frame';
import { health } from './health';
import { images } from './images';
import { inspector } from './inspector';
import { pages, type PagesOptions } from './pages';
import { policyReports } from './policy-reports';
import { publicFiles } from './public-files';
import { sandbox } from './sandbox';
import { searchEngines } from './search-engines';
import { setSecurityHeaders } from './security-headers';
import { tiles } from './tiles';

export interface HttpServerOptions extends PagesOptions {
  providerUrl: string;
  metrics: Metrics;
  /** Where the log goes: the standard output unless given. */
  logTo?: { write(line: string): void };
}

/** All that the server answers, on one port. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { settings, facade, build, providerUrl, metrics, logTo } = options;
  const app = Fastify({
    logger: {
      level: settings.LOG_LEVEL,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: settings.LOG_LEVEL !== 'debug' }),
    frameworkErrors: answerUnreadable(settings),
    genReqId: () => crypto.randomUUID(),
    trustProxy: false,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: true },
    bodyLimit: 100 * 1024,
  });
  app.addHook('onRequest', async (_request, reply) => setSecurityHeaders(reply, settings));
  endConnections(app);
  answerFailures(app);
  await app.register(fastifyCookie);
  await app.register(facade.plugin);
  await (settings.DEV_ASSETS ? devAssets(app, settings.DEV_ASSETS) : assets(app, build.clientDirectory));
  await publicFiles(app);
  await policyReports(app);
  health(app, { settings, providerUrl, metrics });
  images(app, providerUrl);
  tiles(app);
  frame(app, facade);
  await inspector(app, settings, build.inspectorDirectory);
  await sandbox(app, { settings, providerUrl });
  searchEngines(app, options);
  pages(app, options);
  return app;
}

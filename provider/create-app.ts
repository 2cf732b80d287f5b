import fastify, { type FastifyInstance, LogController } from 'fastify';
import { type ConnectionLimits, connectionLimits, createListener } from '../shared/connections/create-listener';
import { countingStatements, countStatements, type Database, statementsSoFar } from './database/database';
import { withPreviews } from './database/previews';
import { createWriteProbe } from './database/write-probe';
import { createDeps, type Deps } from './modules/deps';
import { createModules, handlersOf, type Modules, serveModules } from './modules/modules';
import { healthRoutes } from './modules/health/routes';
import type { Settings } from './settings';
import { addBodyParsers } from './http/body-parsers';
import { answerPreviews } from './http/answer-previews';
import { answerFailures } from './http/answer-failures';
import { errorFacts, logRequests, requestId } from './http/log-requests';
import type { Handlers } from './http/operations';
import { registerOperations } from './http/register-operations';
import { createKeys, requireAdminKey, requireStorefrontKey } from './http/keys';

/** Closes keep-alive connections after their last answer; otherwise closing waits until they time out. */
function endConnectionsOnClose(app: FastifyInstance) {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

export interface AppParts {
  database: Database;
  adminKey: string;
  settings: Pick<Settings, 'LOG_LEVEL' | 'COUNT_STATEMENTS' | 'PROVIDER_KEY'>;
  /** Replaces default dependencies of the modules. */
  deps: Partial<Omit<Deps, 'database' | 'onBillerError'>>;
  /** By default, the limits of a provider that is open to the public. */
  limits?: Partial<ConnectionLimits>;
}

/** Creates the provider's HTTP server and the modules behind it. */
export function createApp({ database, adminKey, settings, deps: given, limits }: AppParts): {
  app: FastifyInstance;
  modules: Modules;
} {
  const app = fastify({
    logger: { level: settings.LOG_LEVEL, base: { program: 'provider' }, serializers: { err: errorFacts } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    forceCloseConnections: 'idle',
    // Checking a large store document takes longer than rendering a page.
    serverFactory: createListener({ ...connectionLimits, stalledMs: 60_000, ...limits }),
  });
  addBodyParsers(app);
  answerFailures(app);
  endConnectionsOnClose(app);
  logRequests(app);
  const keys = createKeys(adminKey, settings.PROVIDER_KEY);
  requireAdminKey(app, keys);
  requireStorefrontKey(app, keys);

  if (settings.COUNT_STATEMENTS) {
    app.addHook('onRequest', (_request, _reply, done) => countingStatements(done));
    app.addHook('onSend', async (_request, reply) => {
      reply.header('x-db-statements', statementsSoFar());
    });
  }

  const isWritable = createWriteProbe(database, (isBack, error) => {
    if (isBack) app.log.info('The database accepts writes again');
    else app.log.error({ err: error }, 'The database does not accept writes');
  });
  const previewed = withPreviews(database);
  const countedDatabase = settings.COUNT_STATEMENTS ? countStatements(previewed) : previewed;
  const deps = createDeps(countedDatabase, {
    ...given,
    onBillerError: (error) => app.log.warn({ err: error }, 'The biller did not answer an inquiry'),
  });
  const modules = createModules(deps);
  answerPreviews(app, keys, (preview) => modules.studio.previews.isAllowed(preview));
  const handlers: Handlers = { ...healthRoutes(database, isWritable), ...handlersOf(modules, deps) };
  const sessions = {
    customerOf: (token: string) => modules.accounts.sessions.customerOf(token),
    previewedStore: (codename: string) => modules.stores.stores.previewed(codename),
    staffOf: (token: string) => modules.staff.sessions.staffOf(token),
  };
  registerOperations(app, handlers, sessions, keys);
  serveModules(app, modules, deps);
  return { app, modules };
}

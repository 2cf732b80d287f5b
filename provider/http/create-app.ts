import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Passwords } from '../accounts/password';
import { createLocalAdmin } from '../admin/local-admin';
import { countingStatements, countStatements, statementsSoFar } from '../database/count-statements';
import type { Database } from '../database/database';
import type { Clock } from '../clock';
import { createRepositories } from '../repositories/repositories';
import { adminRoutes } from '../routes/admin';
import { appRoutes } from '../routes/apps';
import { carrierRoutes } from '../routes/carriers';
import { cartRoutes } from '../routes/cart';
import { checkoutRoutes } from '../routes/checkout';
import { codeRoutes } from '../routes/codes';
import { componentRoutes } from '../routes/components';
import { customerAddressRoutes } from '../routes/customer-addresses';
import { customerEventRoutes } from '../routes/customer-events';
import { healthRoutes } from '../routes/health';
import { itemRoutes } from '../routes/items';
import { listRoutes } from '../routes/lists';
import { mediaRoutes } from '../routes/media';
import { passwordRoutes } from '../routes/passwords';
import { orderRoutes } from '../routes/orders';
import { searchRoutes } from '../routes/search';
import { sessionRoutes } from '../routes/sessions';
import { trackingRoutes } from '../routes/tracking';
import { createOrderEvents } from '../orders/order-events';
import { sandboxOrderRoutes } from '../sandbox/order-routes';
import { sandboxRoutes } from '../sandbox/sandbox-routes';
import { voucherRoutes } from '../routes/vouchers';
import type { Settings } from '../settings';
import { addBodyParsers } from './body-parsers';
import { answerFailures } from './answer-failures';
import { endConnectionsOnClose } from './end-connections';
import { errorFacts, logRequests, requestId } from './log-requests';
import type { Handlers } from './operations';
import { registerOperations } from './register-operations';
import { requireAdminKey } from './require-admin-key';

interface Parts {
  database: Database;
  adminKey: string;
  passwords: Passwords;
  settings: Pick<Settings, 'LOG_LEVEL' | 'COUNT_STATEMENTS'>;
  /** The system's without it. */
  now?: Clock;
}

/** The provider's HTTP side on an open database. */
export function createApp({ database, adminKey, passwords, settings, now = () => new Date() }: Parts): FastifyInstance {
  const app = fastify({
    logger: { level: settings.LOG_LEVEL, base: { program: 'provider' }, serializers: { err: errorFacts } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    forceCloseConnections: 'idle',
  });
  addBodyParsers(app);
  answerFailures(app);
  endConnectionsOnClose(app);
  logRequests(app);
  requireAdminKey(app, adminKey);

  if (settings.COUNT_STATEMENTS) {
    app.addHook('onRequest', (_request, _reply, done) => countingStatements(done));
    app.addHook('onSend', async (_request, reply) => {
      reply.header('x-db-statements', statementsSoFar());
    });
  }

  const counted = settings.COUNT_STATEMENTS ? countStatements(database) : database;
  const repositories = createRepositories(counted, now, passwords);
  const handlers: Handlers = {
    ...healthRoutes(counted),
    ...appRoutes(repositories),
    ...componentRoutes(repositories),
    ...listRoutes(repositories),
    ...itemRoutes(repositories),
    ...searchRoutes(repositories),
    ...trackingRoutes(repositories),
    ...sessionRoutes(repositories),
    ...codeRoutes(repositories, now),
    ...passwordRoutes(repositories, now),
    ...customerAddressRoutes(repositories),
    ...carrierRoutes(repositories),
    ...cartRoutes(repositories, now),
    ...checkoutRoutes(repositories, now),
    ...voucherRoutes(repositories),
    ...orderRoutes(repositories),
    ...adminRoutes(createLocalAdmin(repositories)),
  };
  registerOperations(app, handlers, repositories);
  mediaRoutes(app);
  customerEventRoutes(app, repositories, createOrderEvents(database));
  sandboxRoutes(app, repositories);
  sandboxOrderRoutes(app, repositories);
  return app;
}

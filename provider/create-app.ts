import fastify, { type FastifyInstance, LogController } from 'fastify';
import { type ConnectionLimits, connectionLimits, createListener } from '../shared/connections/create-listener';
import type { Passwords } from './password';
import { createLocalAdmin } from './modules/admin/rules';
import { countingStatements, countStatements, type Database, statementsSoFar } from './database/database';
import { createWriteProbe } from './database/write-probe';
import type { BlobStore } from './media/blob-store';
import type { Clock } from './clock';
import { createModules } from './modules/modules';
import { adminRoutes } from './modules/admin/routes/stores';
import { bookingRoutes } from './modules/bookings/routes';
import { appRoutes } from './modules/stores/routes';
import { billRoutes } from './modules/bills/routes';
import { carrierRoutes } from './modules/carriers/routes';
import { cartRoutes } from './modules/cart/routes';
import { checkoutRoutes } from './modules/checkout/routes';
import { codeRoutes, passwordRoutes } from './modules/accounts/routes/codes';
import { catalogueRoutes } from './modules/catalogue/routes';
import { customerAddressRoutes } from './modules/addresses/routes';
import { chatPictureRoutes, chatRoutes } from './modules/chat/routes';
import { customerEventRoutes, createCustomerEvents } from './modules/events/routes';
import { directionRoutes } from './modules/directions/routes';
import { favouriteRoutes } from './modules/accounts/routes/favourites';
import { healthRoutes } from './modules/health/routes';
import { formFileRoutes, formRoutes } from './modules/forms/routes';
import { invoiceProofRoutes, invoiceRoutes } from './modules/invoices/routes';
import { mediaAdminRoutes } from './modules/admin/routes/media';
import { mediaRoutes } from './modules/media/routes';
import { notificationRoutes } from './modules/notifications/routes';
import { orderRoutes } from './modules/orders/routes/orders';
import { exportRoutes, personalDataRoutes } from './modules/personal-data/routes';
import { referralRoutes } from './modules/referrals/routes';
import { resourceRoutes } from './modules/admin/routes/resources';
import { rideRoutes } from './modules/rides/routes';
import { photoFileRoutes, photoRoutes } from './modules/accounts/routes/photos';
import { sessionRoutes } from './modules/accounts/routes/sessions';
import { trackingRoutes } from './modules/tracking/routes';
import { sandboxBillRoutes } from './sandbox/bills';
import { sandboxChatRoutes } from './sandbox/chat';
import { sandboxClosedAccountRoutes } from './sandbox/closed-accounts';
import { sandboxInvoiceRoutes } from './sandbox/invoices';
import { sandboxOrderRoutes } from './sandbox/orders';
import { sandboxRefundRoutes } from './sandbox/refunds';
import { sandboxFormRoutes } from './sandbox/forms';
import { sandboxRideRoutes } from './sandbox/rides';
import { sandboxRoutes } from './sandbox/outbox';
import { ledgerRoutes, walletRoutes } from './modules/wallet/routes';
import { voucherRoutes } from './modules/vouchers/routes';
import type { Biller } from './biller/biller';
import type { Router } from './router/router';
import type { Settings } from './settings';
import { addBodyParsers } from './http/body-parsers';
import { answerFailures } from './http/answer-failures';
import { errorFacts, logRequests, requestId } from './http/log-requests';
import type { Handlers } from './http/operations';
import { registerOperations } from './http/register-operations';
import { createKeys, requireAdminKey } from './http/keys';

/** Closes keep-alive connections with their last answer; otherwise closing waits until they time out. */
function endConnectionsOnClose(app: FastifyInstance) {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

interface Parts {
  database: Database;
  adminKey: string;
  passwords: Passwords;
  settings: Pick<Settings, 'LOG_LEVEL' | 'COUNT_STATEMENTS' | 'PROVIDER_KEY'> & { PUSH_TEST_ORIGIN?: string };
  now?: Clock;
  /** By default in the database. */
  uploads?: BlobStore;
  /** By default one of made streets. */
  router?: Router;
  /** By default a simulated one; null where no bill is offered. */
  biller?: Biller | null;
  /** By default those of a provider that strangers can reach. */
  limits?: Partial<ConnectionLimits>;
}

export function createApp({
  database,
  adminKey,
  passwords,
  settings,
  now = () => new Date(),
  uploads,
  router,
  biller,
  limits,
}: Parts): FastifyInstance {
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
  const countedDatabase = settings.COUNT_STATEMENTS ? countStatements(database) : database;
  const modules = createModules(countedDatabase, {
    now,
    passwords,
    uploads,
    router,
    biller,
    onBillerError: (error) => app.log.warn({ err: error }, 'The biller did not answer an inquiry'),
  });
  const handlers: Handlers = {
    ...healthRoutes(database, isWritable),
    ...appRoutes(modules),
    ...catalogueRoutes(modules),
    ...trackingRoutes(modules),
    ...sessionRoutes(modules, now),
    ...photoRoutes(modules),
    ...codeRoutes(modules, now),
    ...passwordRoutes(modules, now),
    ...customerAddressRoutes(modules),
    ...favouriteRoutes(modules),
    ...carrierRoutes(modules),
    ...cartRoutes(modules, now),
    ...checkoutRoutes(modules, now),
    ...voucherRoutes(modules),
    ...orderRoutes(modules, now),
    ...bookingRoutes(modules),
    ...billRoutes(modules),
    ...directionRoutes(modules),
    ...rideRoutes(modules),
    ...invoiceRoutes(modules),
    ...walletRoutes(modules),
    ...referralRoutes(modules),
    ...chatRoutes(modules),
    ...notificationRoutes(modules, settings.PUSH_TEST_ORIGIN ?? ''),
    ...formRoutes(modules),
    ...personalDataRoutes(modules),
    ...adminRoutes(createLocalAdmin(modules)),
  };
  registerOperations(app, handlers, modules.sessions, keys);
  resourceRoutes(app, modules.resources);
  mediaAdminRoutes(app, modules.media);
  ledgerRoutes(app, modules);
  mediaRoutes(app, modules.blobs);
  invoiceProofRoutes(app, modules, modules.uploads);
  exportRoutes(app, modules);
  chatPictureRoutes(app, modules, modules.uploads);
  formFileRoutes(app, modules);
  photoFileRoutes(app, modules);
  customerEventRoutes(app, modules, createCustomerEvents(database));
  sandboxRoutes(app, modules);
  sandboxOrderRoutes(app, modules);
  sandboxRefundRoutes(app, modules);
  sandboxBillRoutes(app, modules);
  sandboxRideRoutes(app, modules);
  sandboxFormRoutes(app, modules);
  sandboxInvoiceRoutes(app, modules);
  sandboxChatRoutes(app, modules);
  sandboxClosedAccountRoutes(app, modules);
  return app;
}

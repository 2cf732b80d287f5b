import type { Biller } from './biller/biller';
import { createSimulatedBiller } from './biller/simulated-biller';
import type { Clock } from './clock';
import type { Database } from './database/database';
import type { Dispatcher } from './dispatcher/dispatcher';
import { createSimulatedDispatcher } from './dispatcher/simulated-dispatcher';
import { createSmtpMailer, type Mailer } from './mailer/smtp-mailer';
import { type BlobStore, createDatabaseBlobs } from './media/blob-store';
import { openUploads } from './media/uploads';
import { createVapidKeys } from './modules/notifications/queries/vapid-keys';
import { createPushService, type PushService } from './push/push-service';
import { createOsrmRouter } from './router/osrm-router';
import type { Router } from './router/router';
import { createStreetRouter } from './router/street-router';
import type { Settings } from './settings';

/** The services that the provider uses, each of which can be replaced. Null means off. */
export interface Strategies {
  /** Finds bills and takes their payments; without a biller, no bills are offered. */
  biller: Biller | null;
  /** Finds the route of a ride. */
  router: Router;
  /** Finds drivers for rides. */
  dispatcher: Dispatcher;
  /** Stores what customers upload. */
  uploads: BlobStore;
  /** Sends e-mails; without a mailer, they stay in the outbox, where the sandbox console shows them. */
  mailer: Mailer | null;
  /** Sends notifications to browsers; without a push service, only the store shows them. */
  push: PushService | null;
}

interface Base {
  database: Database;
  now: Clock;
  router?: Router;
}

/** The strategies of a provider without settings: nothing leaves the machine. */
export const defaultStrategies = ({ database, now, router = createStreetRouter() }: Base): Strategies => ({
  biller: createSimulatedBiller(database, now),
  router,
  dispatcher: createSimulatedDispatcher(database, router, now),
  uploads: createDatabaseBlobs(database),
  mailer: null,
  push: null,
});

/** The strategies that the settings choose. */
export function chooseStrategies(settings: Readonly<Settings>, base: Base): Strategies {
  const router = settings.ROUTER_URL ? createOsrmRouter(settings.ROUTER_URL) : createStreetRouter();
  const standard = defaultStrategies({ ...base, router });
  return {
    ...standard,
    biller: settings.SIMULATED_BILLER || settings.DEMO ? standard.biller : null,
    uploads: openUploads(settings),
    mailer: settings.SMTP_URL ? createSmtpMailer(settings) : null,
    push: createPushService({
      vapidKeys: createVapidKeys(base.database),
      contact: `mailto:${settings.MAIL_FROM}`,
      testOrigin: settings.PUSH_TEST_ORIGIN,
    }),
  };
}

/** The log line for a service that is off. */
export const offTexts: { readonly [Name in keyof Strategies]?: string } = {
  biller: 'No bills are offered: there is no biller',
  mailer: 'E-mails stay in the outbox: there is no mail server',
};

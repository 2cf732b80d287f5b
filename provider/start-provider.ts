import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createPasswords } from './password';
import { assertPortIsFree } from '../shared/connections/assert-port-is-free';
import { openDatabase } from './database/open-database';
import { createApp } from './create-app';
import { startMailWorker } from './jobs/mail-worker';
import { startMinutelyJob } from './jobs/minutely-job';
import { startLedgerJob } from './jobs/ledger-job';
import { createPushRun } from './jobs/push-run';
import { watchCalls } from './http/watch-calls';
import { startPolling } from './jobs/polling';
import { loadDemoChats } from './seed/load-demo-chats';
import { loadDemoInvoices } from './seed/load-demo-invoices';
import { createRegions } from './modules/addresses/queries/regions';
import {
  type DemoLogin,
  demoLoginOf,
  demoStaff,
  loadDemoBalances,
  loadDemoCustomers,
  loadDemoStaff,
  loadDemoStores,
} from './seed/load-demo';
import { pollsOf, tasksOf } from './modules/modules';
import { checkSellingAside } from './sell-check/check-aside';
import type { Settings } from './settings';
import { studioOptions } from './studio-options';
import { chooseStrategies, offTexts, type Strategies } from './strategies';

/** The host under which programs on this machine reach it. */
const reachable = (host: string) => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

export interface RunningProvider {
  port: number;
  demoLogin: DemoLogin | null;
  /** Null unless it is accepted. */
  demoStaff: DemoLogin | null;
  /** Finishes requests, then closes the database and releases its lock. */
  stop(): Promise<void>;
}

/** @param onProgress is called after each part of the start that may take seconds */
export async function startProvider(settings: Settings, onProgress = () => {}): Promise<RunningProvider> {
  await assertPortIsFree(settings.PROVIDER_PORT, settings.PROVIDER_HOST);
  const { database, lock, migrations, close } = await openDatabase(settings);
  onProgress();
  const adminKey = settings.ADMIN_KEY || randomBytes(24).toString('base64url');
  const passwords = createPasswords(settings.PASSWORD_COST);
  const strategies = chooseStrategies(settings, { database, now: () => new Date() });
  const { uploads, mailer, push } = strategies;
  const { app, modules } = createApp({
    database,
    adminKey,
    settings,
    deps: {
      ...strategies,
      passwords,
      pushOrigin: settings.PUSH_TEST_ORIGIN,
      studio: studioOptions(settings),
      checkSelling: checkSellingAside,
    },
  });
  const isQuiet = watchCalls(app);
  const jobs: (() => Promise<void>)[] = [];
  const stop = async () => {
    await app.close();
    await Promise.all(jobs.map((stopJob) => stopJob()));
    await close();
  };
  try {
    if (migrations.length > 0) app.log.info({ migrations }, 'Migrated the database');
    if (await createRegions(database).load()) app.log.info('Loaded the regions of Indonesia');
    onProgress();
    // The passwords of the demo are public.
    if (settings.DEMO) {
      await loadDemoStores(database, (store, position) => {
        onProgress();
        app.log.info({ store, position }, 'Loading a demo store');
      });
      await loadDemoCustomers(database, passwords);
      await loadDemoStaff(database, passwords);
      onProgress();
      await loadDemoBalances(database);
      onProgress();
      await loadDemoInvoices(database, uploads);
      await loadDemoChats(database, uploads);
    }
    const { log } = app;
    for (const [name, text] of Object.entries(offTexts)) {
      if (strategies[name as keyof Strategies] === null) log.info(text);
    }
    jobs.push(
      startMinutelyJob(tasksOf(modules), log),
      startLedgerJob(modules.wallet, log),
      ...pollsOf(modules).map((poll) => startPolling({ ...poll, log, isQuiet })),
    );
    if (push) {
      const run = createPushRun(modules.notifications.pushDeliveries, push, log);
      const stopPushing = startPolling({ run, program: 'push service', log, isQuiet });
      jobs.push(() => stopPushing().then(() => push.close()));
    }
    if (mailer) jobs.push(startMailWorker(modules.mail.mail, mailer, log));
    await app.listen({ port: settings.PROVIDER_PORT, host: settings.PROVIDER_HOST });
  } catch (error) {
    await stop();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  lock?.announce(`http://${reachable(settings.PROVIDER_HOST)}:${port}`, adminKey);
  return { port, demoLogin: await demoLoginOf(database), demoStaff: settings.DEMO ? demoStaff : null, stop };
}

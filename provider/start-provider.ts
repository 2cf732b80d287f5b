import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createPasswords } from './accounts/password';
import { openDatabase } from './database/open-database';
import { createApp } from './http/create-app';
import { keepMailing } from './mail/keep-mailing';
import { keepSweeping } from './orders/keep-sweeping';
import { createRegions } from './repositories/regions';
import { loadDemoBalances } from './seed/load-demo-balances';
import { loadDemoCustomers } from './seed/load-demo-customers';
import { createRepositories } from './repositories/repositories';
import { loadDemoStores } from './seed/load-demo-stores';
import type { Settings } from './settings';

export interface RunningProvider {
  port: number;
  /** Answers what is in flight, then closes the database and gives its lock back. */
  stop(): Promise<void>;
}

/** Opens the database, fills it if it is new, and answers on the loopback address. */
export async function startProvider(settings: Settings): Promise<RunningProvider> {
  const { database, lock, close } = await openDatabase(settings);
  const adminKey = settings.ADMIN_KEY || randomBytes(24).toString('base64url');
  const passwords = createPasswords(settings.PASSWORD_COST);
  const app = createApp({ database, adminKey, passwords, settings });
  const work: (() => Promise<void>)[] = [];
  const stop = async () => {
    await app.close();
    await Promise.all(work.map((end) => end()));
    await close();
  };
  try {
    if (await createRegions(database).load()) app.log.info('Loaded the regions of Indonesia');
    await loadDemoStores(database, (store, place) => app.log.info({ store, place }, 'Loading a demo store'));
    // Their password is known to all, so a server's database has none.
    if (!settings.DATABASE_URL) {
      await loadDemoCustomers(database, passwords);
      await loadDemoBalances(database);
    }
    const repositories = createRepositories(database);
    work.push(keepSweeping(repositories, app.log));
    if (settings.SMTP_URL) work.push(keepMailing(repositories.mail, settings, app.log));
    await app.listen({ port: settings.PROVIDER_PORT, host: '127.0.0.1' });
  } catch (error) {
    await stop();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  lock?.announce(`http://127.0.0.1:${port}`, adminKey);
  return { port, stop };
}

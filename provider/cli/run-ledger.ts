import { openDatabase } from '../database/open-database';
import { checkLedger, type LedgerReport } from '../modules/wallet/queries/check-ledger';
import { readSettings, type Settings } from '../settings';
import { findProvider } from './open-admin';
import type { Output } from './run-command';

const usage = `Usage: npm run ledger -- check

Recomputes all balances from their entries, and the entries of orders and invoices from their statuses.
It names every deviation; it expects none. The database is the one that DATA_DIR or DATABASE_URL names.
While a provider has an embedded database open, that provider makes the check.`;

const exits = { balanced: 0, failed: 1, misused: 2 };

const amount = (count: number, name: string) => `${count} ${count === 1 ? name : name.replace(/y$/, 'ie') + 's'}`;

async function reportOf(settings: Settings): Promise<LedgerReport> {
  const provider = findProvider(settings);
  if (provider) {
    const { url, adminKey } = provider;
    const response = await fetch(new URL('/admin/ledger', url), {
      headers: { authorization: `Bearer ${adminKey}` },
    });
    const reply = (await response.json()) as { message: string; data: LedgerReport };
    if (response.ok) return reply.data;
    throw new Error(`The provider at ${url} answered ${response.status}: ${reply.message}`);
  }
  const { database, close } = await openDatabase(settings);
  try {
    return await checkLedger(database);
  } finally {
    await close();
  }
}

/** @returns the exit code: 0 balanced, 1 deviations or failed, 2 wrong command line */
export async function runLedger(
  [command, ...words]: readonly string[],
  environment: NodeJS.ProcessEnv,
  { print, printError }: Output,
): Promise<number> {
  if (command !== 'check' || words.length > 0) {
    printError(usage);
    return exits.misused;
  }
  try {
    const { stores, accounts, entries, deviations } = await reportOf(readSettings(environment));
    for (const deviation of deviations) printError(deviation);
    const extent = `${amount(entries, 'entry')} of ${amount(accounts, 'account')} in ${amount(stores, 'store')}`;
    if (deviations.length === 0) print(`The ledger is balanced: ${extent}.`);
    else printError(`\n${amount(deviations.length, 'deviation')} in ${extent}.`);
    return deviations.length === 0 ? exits.balanced : exits.failed;
  } catch (error) {
    printError((error as Error).message);
    return exits.failed;
  }
}

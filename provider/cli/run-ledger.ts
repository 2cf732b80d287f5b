import { DirectoryInUse } from '../database/lock-file';
import { openDatabase } from '../database/open-database';
import { checkLedger } from '../modules/wallet/queries/check-ledger';
import { readSettings } from '../settings';
import type { Output } from './run-command';

const usage = `Usage: npm run ledger -- check

Recomputes all balances from their entries, and the entries of all orders from their statuses.
It names every deviation; it expects none. The database is the one that DATA_DIR or DATABASE_URL names.`;

const exits = { balanced: 0, failed: 1, misused: 2 };

const amount = (count: number, name: string) => `${count} ${count === 1 ? name : name.replace(/y$/, 'ie') + 's'}`;

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
    const settings = { ...readSettings(environment), DATABASE_STATEMENT_TIMEOUT_SECONDS: 0 };
    const { database, close } = await openDatabase(settings);
    try {
      const { stores, accounts, entries, deviations } = await checkLedger(database);
      for (const deviation of deviations) printError(deviation);
      const extent = `${amount(entries, 'entry')} of ${amount(accounts, 'account')} in ${amount(stores, 'store')}`;
      if (deviations.length === 0) print(`The ledger is balanced: ${extent}.`);
      else printError(`\n${amount(deviations.length, 'deviation')} in ${extent}.`);
      return deviations.length === 0 ? exits.balanced : exits.failed;
    } finally {
      await close();
    }
  } catch (error) {
    printError((error as Error).message);
    if (error instanceof DirectoryInUse) {
      printError('Stop that process first: an embedded database has one user at a time.');
    }
    return exits.failed;
  }
}

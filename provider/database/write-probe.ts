import type { Database } from './database';

/** Minimum time between two probes. */
const intervalMs = 5_000;
/** A slower write counts as failed: the server may be waiting for a lost replica. */
const timeoutMs = 1_500;
/** PostgreSQL's code for a lock timeout: something else, such as a backup, has locked the table. */
const lockNotAvailable = '55P03';

/** Truncates first, which creates a new file, so that a full disk is noticed even if a row would still fit. */
const probe = (database: Database) =>
  database.transaction(async (transaction) => {
    await transaction.script(`set local lock_timeout = '200ms'; set local statement_timeout = '${timeoutMs}ms'`);
    await transaction.script('truncate write_probe; insert into write_probe values (now())');
  });

const within = (work: Promise<void>) =>
  new Promise<void>((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`A write took longer than ${timeoutMs} ms`)), timeoutMs);
    work.then(done, fail).finally(() => clearTimeout(timer));
  });

/** Probes whether the database accepts writes. @param onChange called when the result changes, with the error */
export function createWriteProbe(
  database: Database,
  onChange: (isWritable: boolean, error?: unknown) => void,
  now: () => number = Date.now,
) {
  let isWritable = true;
  let probedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  const note = (result: boolean, error?: unknown) => {
    if (result !== isWritable) onChange(result, error);
    isWritable = result;
  };
  async function run() {
    probedAt = now();
    try {
      await within(probe(database));
      note(true);
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable) note(false, error);
    }
  }

  return async (): Promise<boolean> => {
    if (!running && now() - probedAt >= intervalMs) {
      running = run().finally(() => {
        running = undefined;
      });
    }
    await running;
    return isWritable;
  };
}

import type { Database } from '../../../provider/database/database';
import { createWriteProbe } from '../../../provider/database/write-probe';
import { bothDatabases, openMigrated } from '../../support/provider/databases';

describe.each(bothDatabases)('the write probe on %s', (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated(open);
  });
  afterAll(() => database.close());

  test('writes at most every 5 s and reports when writes fail and recover', async () => {
    let clock = 0;
    let isReadOnly = false;
    let writes = 0;
    const changes: boolean[] = [];
    const faulty: Database = {
      ...database,
      transaction: (work) =>
        database.transaction(async (transaction) => {
          writes += 1;
          if (isReadOnly) await transaction.script('set transaction read only');
          return work(transaction);
        }),
    };
    const isWritable = createWriteProbe(
      faulty,
      (now) => changes.push(now),
      () => clock,
    );

    expect(await Promise.all([isWritable(), isWritable()])).toEqual([true, true]);
    isReadOnly = true;
    clock = 4_999;
    expect(await isWritable()).toBe(true);
    expect(writes).toBe(1);
    clock = 5_000;
    expect(await isWritable()).toBe(false);
    isReadOnly = false;
    clock = 10_000;
    expect(await isWritable()).toBe(true);
    expect(changes).toEqual([false, true]);
  });
});

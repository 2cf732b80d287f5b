import { randomUUID } from 'node:crypto';
import type { Database } from '../../../provider/database/database';
import { openPostgres, type PostgresOptions } from '../../../provider/database/open-postgres';
import { databases } from '../../support/provider/databases';
import { serverUrl } from '../../support/provider/server-database';

const onServer = databases.some(([name]) => name === 'PostgreSQL');

(onServer ? describe : describe.skip)('the connections of a PostgreSQL server', () => {
  const url = serverUrl ?? '';
  const named = (name: string) => {
    const own = new URL(url);
    own.searchParams.set('application_name', name);
    return own.href;
  };
  const using = async (options: PostgresOptions, work: (database: Database) => Promise<void>, own = url) => {
    const database = openPostgres(own, options);
    try {
      await work(database);
    } finally {
      await database.close();
    }
  };
  const show = async (database: Database, name: string) => {
    const [row] = await database.query<{ value: string }>('select current_setting($1) as value', [name]);
    return row?.value;
  };

  test('have an application name and time limits', () =>
    using({ statementTimeoutMs: 7_000, idleTimeoutMs: 8_000 }, async (database) => {
      expect(await show(database, 'application_name')).toBe('storefront-provider');
      expect(await show(database, 'statement_timeout')).toBe('7s');
      expect(await show(database, 'idle_in_transaction_session_timeout')).toBe('8s');
    }));

  test('have the size of the pool', () =>
    using({ poolSize: 2 }, async (database) => {
      const pids = await Promise.all(
        Array.from({ length: 6 }, () => database.query<{ pid: number }>('select pg_backend_pid() as pid')),
      );
      expect(new Set(pids.flat().map(({ pid }) => pid)).size).toBeLessThanOrEqual(2);
    }));

  test('use named statements unless a pooler may be in between', async () => {
    const names = (database: Database) => database.query<{ name: string }>('select name from pg_prepared_statements');
    await using({ poolSize: 1 }, async (database) => {
      expect(await names(database)).toHaveLength(1);
    });
    await using({ poolSize: 1, directUrl: url, statementTimeoutMs: 7_000 }, async (database) => {
      expect(await names(database)).toEqual([]);
      expect(await show(database, 'statement_timeout')).not.toBe('7s');
    });
  });

  test('for notifications connect to the server directly', async () => {
    const [pooled, direct] = [`pooled ${randomUUID()}`, `direct ${randomUUID()}`];
    await using(
      { directUrl: named(direct) },
      async (database) => {
        let tell: (notice: string) => void = () => undefined;
        const notice = new Promise<string>((done) => {
          tell = done;
        });
        const stop = await database.listen('orders', { onNotice: tell, onConnectionLost: () => undefined });
        const listeners = await database.query(
          `select application_name as name from pg_stat_activity
           where query like 'listen%' and application_name = any ($1)`,
          [[pooled, direct]],
        );
        expect(listeners).toEqual([{ name: direct }]);
        await database.query('select pg_notify($1, $2)', ['orders', 'changed']);
        expect(await notice).toBe('changed');
        await stop();
      },
      named(pooled),
    );
  });
});

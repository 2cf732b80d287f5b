import { createHash } from 'node:crypto';
import { Client, escapeIdentifier, Pool, type PoolClient, types } from 'pg';
import type { Database, Listener, Queryable } from './database';

types.setTypeParser(types.builtins.INT8, Number);

interface Address {
  connectionString: string;
  connectionTimeoutMillis: number;
}

const names = new Map<string, string>();
/** Named statements are planned once a connection. Statements are constants of this program, so the map stays small. */
const nameOf = (sql: string) => {
  const known = names.get(sql) ?? createHash('sha1').update(sql).digest('hex');
  names.set(sql, known);
  return known;
};

const queryable = (connection: Pool | PoolClient): Queryable => ({
  async query<Row>(sql: string, values: readonly unknown[] = []) {
    const result = await connection.query({ name: nameOf(sql), text: sql, values: [...values] });
    return result.rows as Row[];
  },
  async script(sql) {
    await connection.query(sql);
  },
});

/** A connection of its own, since notices come to the one that listens. */
async function listen(address: Address, channel: string, { heard, lost }: Listener) {
  const client = new Client(address);
  let isOver = false;
  client.on('error', () => undefined);
  client.on('end', () => {
    if (!isOver) lost();
  });
  client.on('notification', ({ payload = '' }) => heard(payload));
  await client.connect();
  await client.query(`listen ${escapeIdentifier(channel)}`);
  return () => {
    isOver = true;
    return client.end();
  };
}

/** A PostgreSQL server. */
export function openPostgres(connectionString: string): Database {
  const address = { connectionString, connectionTimeoutMillis: 5000 };
  const pool = new Pool(address);
  // The pool drops an idle connection that the server ended, and opens another when it is asked to.
  pool.on('error', () => undefined);

  return {
    ...queryable(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(queryable(client));
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        await client.query('rollback').then(
          () => client.release(),
          (broken: Error) => client.release(broken),
        );
        throw error;
      }
    },
    listen: (channel, listener) => listen(address, channel, listener),
    close: () => pool.end(),
  };
}

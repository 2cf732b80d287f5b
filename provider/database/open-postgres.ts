import { createHash } from 'node:crypto';
import { Pool, type PoolClient, types } from 'pg';
import type { Database, Queryable } from './database';

types.setTypeParser(types.builtins.INT8, Number);

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

/** A PostgreSQL server. */
export function openPostgres(connectionString: string): Database {
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: 5000,
  });
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
    close: () => pool.end(),
  };
}

import { createHash } from 'node:crypto';
import { Client, escapeIdentifier, Pool, type PoolClient, types } from 'pg';
import type { Database, Listener, Queryable } from './database';

types.setTypeParser(types.builtins.INT8, Number);

export interface PostgresOptions {
  /** Of the server itself, where the main URL names a pooler that gives a connection for one transaction. */
  directUrl?: string;
  poolSize?: number;
  /** 0: no limit. */
  statementTimeoutMs?: number;
  /** For a transaction whose program asks nothing more; 0: no limit. */
  idleTimeoutMs?: number;
}

const program = 'storefront-provider';
const connectionTimeoutMillis = 5_000;

const names = new Map<string, string>();
/** Named statements are planned once a connection. Statements are constants of this program, so the map stays small. */
const nameOf = (sql: string) => {
  const known = names.get(sql) ?? createHash('sha1').update(sql).digest('hex');
  names.set(sql, known);
  return known;
};

const queryable = (connection: Pool | PoolClient, isPooled: boolean): Queryable => ({
  async query<Row>(sql: string, values: readonly unknown[] = []) {
    const name = isPooled ? undefined : nameOf(sql);
    const result = await connection.query({ ...(name && { name }), text: sql, values: [...values] });
    return result.rows as Row[];
  },
  async script(sql) {
    await connection.query(sql);
  },
});

/** A connection of its own, since notices come to the one that listens. */
async function listen(connectionString: string, channel: string, { heard, lost }: Listener) {
  const client = new Client({ connectionString, application_name: program, connectionTimeoutMillis, keepAlive: true });
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

/**
 * A PostgreSQL server. With a direct URL the main one may name a pooler such as PgBouncer in transaction mode: then no
 * statement is named, time limits are the pooler's or the role's, and notices come over a connection of their own.
 */
export function openPostgres(
  connectionString: string,
  { directUrl = '', poolSize = 10, statementTimeoutMs = 30_000, idleTimeoutMs = 60_000 }: PostgresOptions = {},
): Database {
  const isPooled = directUrl !== '';
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis,
    application_name: program,
    max: poolSize,
    ...(!isPooled && {
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleTimeoutMs,
    }),
  });
  // The pool drops an idle connection that the server ended, and opens another when it is asked to.
  pool.on('error', () => undefined);

  return {
    ...queryable(pool, isPooled),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(queryable(client, isPooled));
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
    listen: (channel, listener) => listen(directUrl || connectionString, channel, listener),
    close: () => pool.end(),
  };
}

import { createHash } from 'node:crypto';
import { Client, escapeIdentifier, Pool, type PoolClient, types } from 'pg';
import type { Database, Listener, Queryable } from './database';

types.setTypeParser(types.builtins.INT8, Number);

export interface PostgresOptions {
  /** The server itself, if the main URL names a transaction pooler. */
  directUrl?: string;
  poolSize?: number;
  /** 0: no limit. */
  statementTimeoutMs?: number;
  /** Timeout of idle transactions; 0: no limit. */
  idleTimeoutMs?: number;
}

const program = 'storefront-provider';
const connectionTimeoutMillis = 5_000;

const names = new Map<string, string>();
/** Named statements are planned once per connection; they are constants, so the map stays small. */
const nameOf = (sql: string) => {
  const statementName = names.get(sql) ?? createHash('sha1').update(sql).digest('hex');
  names.set(sql, statementName);
  return statementName;
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

/** Uses its own connection, because only a connection that listens gets notices. */
async function listen(connectionString: string, channel: string, { onNotice, onConnectionLost }: Listener) {
  const client = new Client({ connectionString, application_name: program, connectionTimeoutMillis, keepAlive: true });
  let isEnded = false;
  client.on('error', () => undefined);
  client.on('end', () => {
    if (!isEnded) onConnectionLost();
  });
  client.on('notification', ({ payload = '' }) => onNotice(payload));
  await client.connect();
  await client.query(`listen ${escapeIdentifier(channel)}`);
  return () => {
    isEnded = true;
    return client.end();
  };
}

/**
 * With a direct URL, the main one may name a transaction pooler such as PgBouncer. Statements then have no names, the
 * pooler or the role sets the time limits and `jit`, and notices use a direct connection.
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
      // Compiling a plan takes a second, the longest of these statements milliseconds.
      options: '-c jit=off',
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleTimeoutMs,
    }),
  });
  // The pool replaces idle connections that the server closed.
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

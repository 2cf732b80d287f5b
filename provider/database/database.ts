import { AsyncLocalStorage } from 'node:async_hooks';

/** Rows have the column names of the statement; `bigint` is returned as a number. */
export interface Queryable {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs several statements without values. */
  script(sql: string): Promise<void>;
}

export interface Listener {
  onNotice: (notice: string) => void;
  /** The connection is lost: no more notices arrive. */
  onConnectionLost: () => void;
}

/** The SQL is limited to PostgreSQL 15. */
export interface Database extends Queryable {
  /** Commits when `work` resolves; otherwise rolls back and rethrows. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  /** Subscribes to `pg_notify` of committed transactions. @returns a function that unsubscribes */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** PostgreSQL's codes for transaction conflicts that can be retried. */
const conflicts = ['40001', '40P01'];
const maxAttempts = 3;

export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (attempt === maxAttempts || !conflicts.includes(code)) throw error;
    }
  }
}

const counters = new AsyncLocalStorage<{ statements: number }>();

const countQueries = (inner: Queryable): Queryable => ({
  query(sql, values) {
    const counter = counters.getStore();
    if (counter) counter.statements += 1;
    return inner.query(sql, values);
  },
  script: (sql) => inner.script(sql),
});

export const countStatements = (database: Database): Database => ({
  ...countQueries(database),
  transaction: (work) => database.transaction((transaction) => work(countQueries(transaction))),
  listen: (channel, listener) => database.listen(channel, listener),
  close: () => database.close(),
});

export const countingStatements = (work: () => void) => counters.run({ statements: 0 }, work);

export const statementsSoFar = () => counters.getStore()?.statements ?? 0;

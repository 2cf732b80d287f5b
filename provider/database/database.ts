/** Runs SQL; rows come as they are named in the statement, `bigint` as a number. */
export interface Queryable {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Several statements without values. */
  script(sql: string): Promise<void>;
}

/** Who is told of a channel's notices. */
export interface Listener {
  heard: (notice: string) => void;
  /** Nothing is heard from now on, since the connection is lost. */
  lost: () => void;
}

/** PostgreSQL, wherever it runs. The SQL is that of PostgreSQL 15. */
export interface Database extends Queryable {
  /** Commits when `work` resolves, else rolls back and throws what it threw. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  /**
   * Hears what committed transactions send by `pg_notify`.
   * @returns what ends it.
   */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** PostgreSQL's codes for transactions that got into each other's way and may be tried again. */
const conflicts = ['40001', '40P01'];
const mostTries = 3;

/** Runs a whole transaction again where it lost a conflict with another. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (tries === mostTries || !conflicts.includes(code)) throw error;
    }
  }
}

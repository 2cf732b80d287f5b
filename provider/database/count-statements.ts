import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queryable } from './database';

const counters = new AsyncLocalStorage<{ statements: number }>();

const counted = (inner: Queryable): Queryable => ({
  query(sql, values) {
    const counter = counters.getStore();
    if (counter) counter.statements += 1;
    return inner.query(sql, values);
  },
  script: (sql) => inner.script(sql),
});

/** The same database, counting the statements of each piece of work started by `countingStatements`. */
export const countStatements = (database: Database): Database => ({
  ...counted(database),
  transaction: (work) => database.transaction((transaction) => work(counted(transaction))),
  listen: (channel, listener) => database.listen(channel, listener),
  close: () => database.close(),
});

/** Runs `work`, and all that it awaits, with a count of its own. */
export const countingStatements = (work: () => void) => counters.run({ statements: 0 }, work);

/** Statements of the work that this is called in. */
export const statementsSoFar = () => counters.getStore()?.statements ?? 0;

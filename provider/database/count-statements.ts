import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queryable } from './database';

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

/** One failure of a provider, and where it occurred. */
export interface Failure {
  /** The store's codename; empty for the whole provider. */
  readonly store: string;
  readonly operation: string;
  /** The id of the list, component or search that contains the record; empty if the record was requested by itself. */
  readonly list: string;
  /** The id of the record; empty without one. */
  readonly record: string;
  readonly problem: string;
}

export interface Report {
  /** Records a failure. The same problem of the same record counts once, wherever it occurs. */
  fail(failure: Failure): void;
  /** Records what was not tested, and why. */
  skip(what: string): void;
  count(what: 'calls' | 'checks'): void;
  /** Whether a record of a store has a failure. */
  isBroken(store: string, record: string): boolean;
  result(): Result;
}

export interface Result {
  readonly calls: number;
  readonly checks: number;
  readonly failures: readonly (Failure & { readonly seen: number })[];
  readonly skipped: readonly string[];
}

export function createReport(): Report {
  const failures = new Map<string, Failure & { seen: number }>();
  const skipped: string[] = [];
  const counts = { calls: 0, checks: 0 };
  return {
    fail(failure) {
      const { store, operation, record, problem } = failure;
      const key = JSON.stringify([store, record || operation, problem]);
      const known = failures.get(key);
      if (known) known.seen += 1;
      else failures.set(key, { ...failure, seen: 1 });
    },
    skip: (what) => void skipped.push(what),
    count: (what) => {
      counts[what] += 1;
    },
    isBroken: (store, record) =>
      [...failures.values()].some((failure) => failure.store === store && failure.record === record),
    result: () => ({ ...counts, failures: [...failures.values()], skipped }),
  };
}

const lineOf = ({ store, operation, list, record, problem, seen }: Result['failures'][number]) => {
  const place = [store && `store ${store}`, operation, list && `list ${list}`, record && `record ${record}`];
  const times = seen > 1 ? ` (seen ${seen} times)` : '';
  return `FAIL  ${place.filter(Boolean).join(' · ')}\n      ${problem}${times}`;
};

/** The readable report: each failure, what was not tested, and the totals. */
export const toText = ({ calls, checks, failures, skipped }: Result) =>
  [
    ...failures.map(lineOf),
    ...skipped.map((what) => `SKIP  ${what}`),
    `${calls} calls, ${checks} checks, ${failures.length} failure${failures.length === 1 ? '' : 's'}`,
  ].join('\n');

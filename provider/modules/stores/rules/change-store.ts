import type { Database, Queryable } from '../../../database/database';
import type { SellIssue } from '../../../selling';
import { Busy } from '../../../../shared/queues/create-queue';
import type { Planned, RebasedEnd } from './plan';
import { ScheduleBroken } from './schedule-broken';

export interface PlanCheck {
  /** What keeps customers from buying by a revision of a store. */
  findObstacles: (planned: Planned) => Promise<readonly SellIssue[]>;
  /** Allows a scheduled change by which nobody could buy before either, so that one of several can be cancelled. */
  allowsBrokenBefore?: boolean;
}

/** Called at the end of the transaction that changes a store; what it throws undoes the change. */
export type AtEnd = (transaction: Queryable, storeId: number) => Promise<unknown>;

export interface ChangeHooks {
  atEnd?: AtEnd;
  check?: PlanCheck;
}

/** Undoes the transaction, because a check takes longer than it may hold its locks. */
class Unchecked extends Error {
  constructor(readonly ends: readonly RebasedEnd[]) {
    super('The scheduled changes have to be checked first');
  }
}

/** Undoes the transaction, because the change was only tried. */
class Tried<Result> extends Error {
  constructor(readonly result: Result) {
    super('The change was tried');
  }
}

const maxAttempts = 5;

const keyOf = ({ before, after }: RebasedEnd) => `${before.checksum} ${after.checksum}`;

const isError = ({ level }: SellIssue) => level === 'error';

async function errorsOf({ before, after }: RebasedEnd, { findObstacles, allowsBrokenBefore }: PlanCheck) {
  const errors = (await findObstacles(after)).filter(isError);
  return errors.length > 0 && allowsBrokenBefore && (await findObstacles(before)).some(isError) ? [] : errors;
}

/**
 * Changes a store in a transaction that only commits if somebody can buy by each scheduled change that it puts on
 * another revision. They are checked outside of the transaction, and it is repeated with the results. A trial changes
 * nothing.
 *
 * @throws ScheduleBroken; Busy if others change the schedule meanwhile, again and again
 */
export async function changeStore<Result extends { rebased: readonly RebasedEnd[] } | undefined>(
  database: Database,
  check: PlanCheck | undefined,
  change: (transaction: Queryable) => Promise<Result>,
  isTrial = false,
): Promise<Result> {
  const keep = (result: Result) => {
    if (isTrial) throw new Tried(result);
    return result;
  };
  const checked = new Map<string, readonly SellIssue[]>();

  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      return await database.transaction(async (transaction) => {
        const result = await change(transaction);
        if (!check || !result) return keep(result);
        const unchecked = result.rebased.filter((end) => !checked.has(keyOf(end)));
        if (unchecked.length > 0) throw new Unchecked(unchecked);
        for (const end of result.rebased) {
          const errors = checked.get(keyOf(end)) ?? [];
          if (errors.length > 0) throw new ScheduleBroken('SCHEDULE_CANNOT_SELL', end, errors);
        }
        return keep(result);
      });
    } catch (error) {
      if (error instanceof Tried) return error.result as Result;
      if (!check || !(error instanceof Unchecked)) throw error;
      for (const end of error.ends) checked.set(keyOf(end), await errorsOf(end, check));
    }
  }
  throw new Busy('Changing a store: others change its schedule at the same time');
}

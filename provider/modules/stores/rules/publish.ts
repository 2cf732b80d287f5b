import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Database, Queryable } from '../../../database/database';
import { orNotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import { documentChanges } from '../../../store-check/document-changes';
import { withDefaults } from '../../../store-check/fill-defaults';
import type { Issue } from '../../../store-check/issue';
import { lockRevisions } from '../queries/claims';
import {
  addPointer,
  cancelPlan,
  type Change,
  currentAt,
  movePlan,
  nextMoment,
  plannedPointers,
} from '../queries/pointers';
import { insertRevision } from '../queries/revisions';
import { findStoreId } from '../queries/stores';
import { type ChangeHooks, changeStore } from './change-store';
import { endDraft, finishedDraft } from './drafts';
import { rebasePlan, type RebasedEnd } from './plan';
import { applyRevision, type RevisionChange } from './revisions';

export interface Times {
  /** When the change begins, in ISO 8601. */
  from: string;
  /** When it ends, in ISO 8601; without it, the change stays. */
  until?: string;
}

const maxPlans = 20;
const yearMs = 366 * 24 * 60 * 60 * 1_000;

const msOf = (moment: string) => new Date(moment).getTime();

function checkTimes({ from, until }: Times, moment: string) {
  if (msOf(from) <= msOf(moment)) throw new Refused('SCHEDULE_PAST');
  if (until !== undefined && msOf(until) <= msOf(from)) throw new Refused('SCHEDULE_ENDS_EARLY');
  if (msOf(until ?? from) > msOf(moment) + yearMs) throw new Refused('SCHEDULE_TOO_FAR');
}

/** Conflicts with other stores stop a draft before. */
const neverRefuse = (issues: readonly Issue[]): never => {
  throw new Error(issues.map(({ reason }) => reason).join('; '));
};

/** @throws NotFound */
async function locked(transaction: Queryable, codename: string) {
  await lockRevisions(transaction);
  const storeId = orNotFound(await findStoreId(transaction, codename), `There is no store "${codename}"`);
  return { storeId, moment: await nextMoment(transaction, codename) };
}

async function rebaseOnCurrent(transaction: Queryable, codename: string, moment: string) {
  const current = orNotFound(await currentAt(transaction, codename, moment));
  return rebasePlan(transaction, current.storeId, current, moment);
}

/** Publishes drafts, now or at a time. What is scheduled becomes current by the clock: no job moves it. */
export const createPublishing = (database: Database) => ({
  /**
   * @param version the draft that the person saw
   * @throws NotFound
   * @throws Refused
   * @throws ScheduleBroken; Busy
   */
  publish: (
    codename: string,
    version: number,
    change: Change,
    { atEnd, check }: ChangeHooks = {},
  ): Promise<RevisionChange> =>
    changeStore(database, check, async (transaction) => {
      const { storeId, moment } = await locked(transaction, codename);
      const { draft, filled } = await finishedDraft(transaction, codename, version, moment);
      const { document } = draft;
      await endDraft(transaction, storeId, draft);
      const checked = { document, filled, base: undefined, refuse: neverRefuse };
      const published = await applyRevision(transaction, checked, change, 'publish');
      await atEnd?.(transaction, storeId);
      return published;
    }),

  /** Schedules the draft; the store has no draft then. @throws as `publish` */
  schedule: (
    codename: string,
    version: number,
    times: Times,
    change: Change,
    { atEnd, check }: ChangeHooks = {},
  ): Promise<{ plan: string; rebased: readonly RebasedEnd[] }> =>
    changeStore(database, check, async (transaction) => {
      const { storeId, moment } = await locked(transaction, codename);
      checkTimes(times, moment);
      const planned = await plannedPointers(transaction, storeId, moment);
      if (new Set(planned.map(({ plan }) => plan)).size >= maxPlans) throw new Refused('SCHEDULES_FULL');
      const { current, draft, filled } = await finishedDraft(transaction, codename, version, moment);
      const before = withDefaults(current.document);
      if (filled.app.view_uid !== before.app.view_uid || !isDeepStrictEqual(filled.domains, before.domains)) {
        throw new Refused('SCHEDULE_CHANGES_ID');
      }
      const number = await insertRevision(transaction, storeId, draft.document, filled);
      const plan = randomUUID();
      const begin = { ...change, revision: number, base: current.number, plan };
      const changes = documentChanges(current.document, draft.document);
      await addPointer(transaction, storeId, { ...begin, cause: 'schedule', changes, at: times.from });
      if (times.until !== undefined) {
        const end = { ...change, revision: current.number, base: number, plan };
        const back = documentChanges(draft.document, current.document);
        await addPointer(transaction, storeId, { ...end, cause: 'end', changes: back, at: times.until });
      }
      await endDraft(transaction, storeId, draft);
      const rebased = await rebasePlan(transaction, storeId, current, moment);
      await atEnd?.(transaction, storeId);
      return { plan, rebased };
    }),

  /** What will become current, the next first. @throws NotFound */
  planned: (codename: string) =>
    database.transaction(async (transaction) => {
      const storeId = orNotFound(await findStoreId(transaction, codename), `There is no store "${codename}"`);
      return plannedPointers(transaction, storeId, await nextMoment(transaction, codename));
    }),

  /** Cancels what has not happened yet of a scheduled change. @throws as `publish` */
  cancel: (codename: string, plan: string, { atEnd, check }: ChangeHooks = {}) =>
    changeStore(database, check && { ...check, allowsBrokenBefore: true }, async (transaction) => {
      const { storeId, moment } = await locked(transaction, codename);
      const cancelled = await cancelPlan(transaction, storeId, plan, moment);
      if (cancelled.length === 0) throw new Refused('SCHEDULE_OVER');
      const rebased = await rebaseOnCurrent(transaction, codename, moment);
      await atEnd?.(transaction, storeId);
      return { rebased };
    }),

  /** Moves the ends of a scheduled change that have not happened yet. @throws as `publish` */
  move: (codename: string, plan: string, { from, until }: Partial<Times>, { atEnd, check }: ChangeHooks = {}) =>
    changeStore(database, check, async (transaction) => {
      const { storeId, moment } = await locked(transaction, codename);
      const ends = (await plannedPointers(transaction, storeId, moment)).filter((pointer) => pointer.plan === plan);
      const [begin, end] = [ends.find(({ cause }) => cause === 'schedule'), ends.find(({ cause }) => cause === 'end')];
      if (ends.length === 0 || (from !== undefined && !begin) || (until !== undefined && !end))
        throw new Refused('SCHEDULE_OVER');
      const [starts, stops] = [from ?? begin?.at, until ?? end?.at];
      if (starts !== undefined) checkTimes({ from: starts, ...(stops !== undefined && { until: stops }) }, moment);
      else if (stops !== undefined) checkTimes({ from: stops }, moment);
      if (from !== undefined) await movePlan(transaction, storeId, { plan, cause: 'schedule', at: from }, moment);
      if (until !== undefined) await movePlan(transaction, storeId, { plan, cause: 'end', at: until }, moment);
      const rebased = await rebaseOnCurrent(transaction, codename, moment);
      await atEnd?.(transaction, storeId);
      return { rebased };
    }),

  /** The revision that is current at a moment, in ISO 8601, as far as it is known now. @throws NotFound */
  revisionAt: async (codename: string, moment: string): Promise<number> =>
    orNotFound(await currentAt(database, codename, moment), `There is no store "${codename}"`).number,
});

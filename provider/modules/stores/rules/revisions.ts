import type { Database, Queryable } from '../../../database/database';
import { StaleFile } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import type { CheckedStore } from '../../../store-check/check-store';
import { documentChanges } from '../../../store-check/document-changes';
import { withDefaults } from '../../../store-check/fill-defaults';
import type { Issue } from '../../../store-check/issue';
import type { FilledStore, StoreDocument } from '../../../store-check/store-document';
import { claim, conflictsWithOthers, lockRevisions } from '../queries/claims';
import {
  addPointer,
  type Cause,
  type Change,
  currentAt,
  earlierRevision,
  lastChange,
  nextMoment,
} from '../queries/pointers';
import { checksumOf, findRevision, insertRevision } from '../queries/revisions';
import { addStore } from '../queries/stores';
import { type ChangeHooks, changeStore, type PlanCheck } from './change-store';
import { rebasePlan, type RebasedEnd } from './plan';

export interface RevisionChange {
  revision: number;
  changed: boolean;
  /** The changes to the previous revision, one line each; empty for a new store. */
  changes: string[];
  /** The scheduled changes that were put on this one. */
  rebased: readonly RebasedEnd[];
}

export interface ApplyOptions extends Change {
  /** Applies the file even if it was exported before the newest change. */
  force?: boolean;
  /** Checks the file without changing anything. */
  dryRun?: boolean;
}

export interface RollbackOptions extends Change {
  /** The number of the revision that has to be the current one. */
  current?: number;
}

interface NewCurrent extends Change {
  storeId: number;
  number: number;
  document: StoreDocument;
  filled: FilledStore;
  cause: Cause;
  base?: number;
  changes: readonly string[];
  moment: string;
}

/** @throws ScheduleBroken */
async function makeCurrent(
  transaction: Queryable,
  { storeId, number, document, filled, moment, ...pointer }: NewCurrent,
) {
  await claim(transaction, storeId, filled);
  await addPointer(transaction, storeId, { ...pointer, revision: number, at: moment });
  return rebasePlan(transaction, storeId, { number, document }, moment);
}

/**
 * Call `lockRevisions` first in the transaction, and undo it after a dry run.
 *
 * @throws StaleFile if the store has changed since the export
 * @throws ScheduleBroken
 */
export async function applyRevision(
  transaction: Queryable,
  { document, filled, base, refuse }: Omit<CheckedStore, 'warnings' | 'locate'>,
  { force = false, dryRun = false, ...change }: ApplyOptions = {},
  cause: Cause = 'apply',
): Promise<RevisionChange> {
  const issues = await conflictsWithOthers(transaction, filled);
  if (issues.length > 0) refuse(issues);
  const moment = await nextMoment(transaction, filled.codename);
  const current = await currentAt(transaction, filled.codename, moment);
  if (current?.checksum === checksumOf(document))
    return { revision: current.number, changed: false, changes: [], rebased: [] };
  if (current && base !== undefined && base !== current.number && !force) {
    throw StaleFile.since(`"${filled.codename}"`, base, await lastChange(transaction, current.storeId));
  }

  const changes = current ? documentChanges(current.document, document) : [];
  const storeId = current?.storeId ?? (await addStore(transaction, filled));
  const number = await insertRevision(transaction, storeId, document, filled);
  const rebased = await makeCurrent(transaction, {
    ...change,
    storeId,
    number,
    document,
    filled,
    cause,
    base: current?.number,
    changes,
    moment,
  });
  return { revision: dryRun ? (current?.number ?? 0) : number, changed: true, changes, rebased };
}

/** The usual texts are about orders. */
const changedTexts = { id: 'Toko ini baru saja diubah orang lain', en: 'Somebody else has just changed the store' };

/** Revisions are immutable; the current one is a pointer. */
export const createRevisions = (database: Database) => ({
  /** @throws StaleFile if the store has changed since the export; ScheduleBroken; Busy */
  apply: (store: CheckedStore, options: ApplyOptions = {}, check?: PlanCheck): Promise<RevisionChange> =>
    changeStore(
      database,
      check,
      async (transaction) => {
        await lockRevisions(transaction);
        return applyRevision(transaction, store, options);
      },
      options.dryRun,
    ),

  /**
   * Without `to`, to the previous revision; undefined if there is none. `refuse` gets conflicts with other stores.
   *
   * @throws Refused if another revision than the expected one is current; ScheduleBroken; Busy
   */
  rollback: (
    codename: string,
    to: number | undefined,
    refuse: (issues: Issue[]) => never,
    { current: expected, ...change }: RollbackOptions = {},
    { atEnd, check }: ChangeHooks = {},
  ) =>
    changeStore(database, check, async (transaction): Promise<RevisionChange | undefined> => {
      await lockRevisions(transaction);
      const moment = await nextMoment(transaction, codename);
      const current = await currentAt(transaction, codename, moment);
      if (!current) return undefined;
      const { storeId } = current;
      const target =
        to === undefined
          ? await earlierRevision(transaction, storeId, current.number)
          : await findRevision(transaction, storeId, to);
      if (!target) return undefined;
      const { number, document } = target;
      if (number === current.number) return { revision: number, changed: false, changes: [], rebased: [] };
      if (expected !== undefined && expected !== current.number)
        throw new Refused('REVISION_CHANGED', null, changedTexts);
      const filled = withDefaults(document);
      const issues = await conflictsWithOthers(transaction, filled);
      if (issues.length > 0) refuse(issues);
      const changes = documentChanges(current.document, document);
      const base = current.number;
      const rebased = await makeCurrent(transaction, {
        ...change,
        storeId,
        number,
        document,
        filled,
        cause: 'rollback',
        base,
        changes,
        moment,
      });
      await atEnd?.(transaction, storeId);
      return { revision: number, changed: true, changes, rebased };
    }),
});

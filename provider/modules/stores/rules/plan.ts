import { type Conflict, joinConflicts, mergeDocuments } from '../../../../shared/documents/merge';
import type { Queryable } from '../../../database/database';
import { checkDocumentAside } from '../../../store-check/check-aside';
import { documentChanges } from '../../../store-check/document-changes';
import type { StoreDocument } from '../../../store-check/store-document';
import { type PlannedPointer, plannedPointers, rebasePointer } from '../queries/pointers';
import { checksumOf, findSameRevision, getRevision, insertRevision, type StoredRevision } from '../queries/revisions';
import { ScheduleBroken } from './schedule-broken';

interface Before {
  number: number;
  document: StoreDocument;
}

/** The beginning or the end of a scheduled change that was put on another revision. */
export interface RebasedEnd extends Omit<PlannedPointer, 'revision' | 'base' | 'changes'> {
  before: Planned;
  after: Planned;
}

export type Planned = Pick<StoredRevision, 'checksum' | 'document'>;

/** What came before the beginning of a change, and what comes before it now. */
interface Shift {
  from: StoreDocument;
  to: StoreDocument;
}

interface Moved {
  /** What the change was made from. */
  base: StoreDocument;
  planned: StoreDocument;
  conflicts: Conflict[];
}

/** An end goes back to what comes before the beginning now. */
function shifted({ base, planned }: Pick<Moved, 'base' | 'planned'>, shift: Shift | undefined): Moved {
  if (!shift) return { base, planned, conflicts: [] };
  const { document, conflicts } = mergeDocuments(shift.from, planned, shift.to, 'mine');
  return { base: mergeDocuments(shift.from, base, shift.to, 'mine').document, planned: document, conflicts };
}

/** @throws ScheduleBroken */
async function rebase(
  transaction: Queryable,
  storeId: number,
  pointer: PlannedPointer,
  before: Before,
  shifts: Map<string, Shift>,
) {
  const planned = await getRevision(transaction, storeId, pointer.revision);
  const shift = shifts.get(pointer.plan);
  if (pointer.base === before.number && !shift) return { after: planned };
  const base = await getRevision(transaction, storeId, pointer.base);
  if (pointer.cause === 'schedule') shifts.set(pointer.plan, { from: base.document, to: before.document });
  const moved = shifted({ base: base.document, planned: planned.document }, shift);
  const { document, conflicts: found } = mergeDocuments(moved.base, moved.planned, before.document, 'mine');
  const { filled, issues } = await checkDocumentAside(document);
  if (!filled) throw new ScheduleBroken('SCHEDULE_BROKEN', pointer, issues);
  const revision =
    (await findSameRevision(transaction, storeId, document)) ??
    (await insertRevision(transaction, storeId, document, filled));
  const conflicts = joinConflicts(pointer.conflicts, joinConflicts(moved.conflicts, found));
  const changes = documentChanges(before.document, document);
  await rebasePointer(transaction, { id: pointer.id, revision, base: before.number, changes, conflicts });
  const { id, plan, cause, at, author, message } = pointer;
  const after = { number: revision, document, checksum: checksumOf(document) };
  const rebased: RebasedEnd = { id, plan, cause, at, author, message, conflicts, before: planned, after };
  return { after, rebased };
}

/**
 * Puts each scheduled change on what now comes before it. Of a field that both changed, the scheduled value stays, and
 * the pointer's `conflicts` name it.
 *
 * @param current what is current at the moment
 * @throws ScheduleBroken if a scheduled change would become invalid
 */
export async function rebasePlan(
  transaction: Queryable,
  storeId: number,
  current: Before,
  moment: string,
): Promise<readonly RebasedEnd[]> {
  let before = current;
  const ends: RebasedEnd[] = [];
  const shifts = new Map<string, Shift>();
  for (const pointer of await plannedPointers(transaction, storeId, moment)) {
    const { after, rebased } = await rebase(transaction, storeId, pointer, before, shifts);
    before = after;
    if (rebased) ends.push(rebased);
  }
  return ends;
}

import { joinConflicts, mergeDocuments } from '../../../../shared/documents/merge';
import type { Queryable } from '../../../database/database';
import { checkDocumentAside } from '../../../store-check/check-aside';
import { documentChanges } from '../../../store-check/document-changes';
import { pathText, SourceRefused } from '../../../store-check/issue';
import type { StoreDocument } from '../../../store-check/store-document';
import { type PlannedPointer, plannedPointers, rebasePointer } from '../queries/pointers';
import { findSameRevision, getRevision, insertRevision } from '../queries/revisions';

interface Before {
  number: number;
  document: StoreDocument;
}

/** @throws SourceRefused if the scheduled change would be invalid on what now comes before it */
async function rebase(
  transaction: Queryable,
  storeId: number,
  pointer: PlannedPointer,
  before: Before,
): Promise<Before> {
  const planned = await getRevision(transaction, storeId, pointer.revision);
  if (pointer.base === before.number) return planned;
  const base = await getRevision(transaction, storeId, pointer.base);
  const { document, conflicts } = mergeDocuments(base.document, planned.document, before.document, 'mine');
  const { filled, issues } = await checkDocumentAside(document);
  if (!filled) {
    const file = `The change scheduled for ${pointer.at}`;
    throw new SourceRefused(
      issues.map(({ path, reason, hint }) => ({ file, line: 1, column: 1, path: pathText(path), reason, hint })),
    );
  }
  const revision =
    (await findSameRevision(transaction, storeId, document)) ??
    (await insertRevision(transaction, storeId, document, filled));
  await rebasePointer(transaction, {
    id: pointer.id,
    revision,
    base: before.number,
    changes: documentChanges(before.document, document),
    conflicts: joinConflicts(pointer.conflicts, conflicts),
  });
  return { number: revision, document };
}

/**
 * Puts each scheduled change on what now comes before it. Of a field that both changed, the scheduled value stays, and
 * the pointer's `conflicts` name it.
 *
 * @param current what is current at the moment
 * @throws SourceRefused if a scheduled change would become invalid
 */
export async function rebasePlan(transaction: Queryable, storeId: number, current: Before, moment: string) {
  let before = current;
  for (const pointer of await plannedPointers(transaction, storeId, moment)) {
    before = await rebase(transaction, storeId, pointer, before);
  }
}

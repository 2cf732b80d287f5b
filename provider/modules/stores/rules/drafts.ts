import { isDeepStrictEqual } from 'node:util';
import { type Conflict, joinConflicts, mergeDocuments } from '../../../../shared/documents/merge';
import { followConflict, followPath } from '../../../../shared/documents/follow';
import { changedParts } from './changed-parts';
import { changedPointers, fromPointer, toPointer } from '../../../../shared/documents/pointers';
import type { Queryable } from '../../../database/database';
import { orNotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import { checkDocumentAside } from '../../../store-check/check-aside';
import type { DocumentIssue } from '../../../store-check/issue';
import { type ItemReference, itemReferences, missingItem } from '../../../store-check/rules/item-links';
import type { FilledStore, StoreDocument } from '../../../store-check/store-document';
import type { Deps } from '../../deps';
import { conflictsWithOthers } from '../queries/claims';
import { existingItems } from '../queries/existing-items';
import {
  deleteDraft,
  type DraftConflict,
  type DraftIssue,
  findDraft,
  findVersion,
  lockDraft,
  storeDraft,
  type StoredDraft,
} from '../queries/drafts';
import { type CurrentStore, currentAt, nextMoment } from '../queries/pointers';
import {
  checksumOf,
  deleteOldDrafts,
  findRevision,
  getRevision,
  saveDraftRevision,
  supersede,
} from '../queries/revisions';

export interface Draft {
  /** The revision that has the document: below 0, or the current one if nothing was changed. A save is based on it. */
  version: number;
  /** The published revision that it was made from. */
  base: number;
  /** The revision that a preview shows: the last one without errors. */
  shown: number;
  document: StoreDocument;
  issues: readonly DraftIssue[];
  conflicts: readonly DraftConflict[];
  author: string | null;
  /** ISO 8601; null if nothing was changed. */
  savedAt: string | null;
}

export interface DraftSave {
  /** The version that the document was made from. */
  version: number;
  document: StoreDocument;
  author: string;
  /** JSON pointers of the conflicts that the person has decided. */
  decided?: readonly string[];
}

/** What a save or a discard changes of the draft. */
export interface DraftChange {
  storeId: number;
  /** JSON pointers of the values that change, and of the conflicts that are added, decided or discarded. */
  changed: readonly string[];
  /** The parts of the document that differ. */
  parts: readonly string[];
}

/** Called in the transaction before the change; what it throws undoes it. */
export type Allow = (transaction: Queryable, change: DraftChange) => Promise<void>;

const always: Allow = async () => undefined;

const withoutSchema = ({ schema: _, ...issue }: DocumentIssue): DraftIssue => issue;

async function missingItems(transaction: Queryable, codename: string, items: readonly ItemReference[]) {
  if (items.length === 0) return [];
  const existing = await existingItems(transaction, codename, [...new Set(items.map(({ id }) => id))]);
  return items.filter(({ id }) => !existing.has(id)).map(missingItem);
}

async function check(
  transaction: Queryable,
  codename: string,
  document: StoreDocument,
): Promise<{ filled: FilledStore | undefined; issues: DraftIssue[] }> {
  const { filled, issues, items } = await checkDocumentAside(document);
  if (!filled) return { filled: undefined, issues: issues.map(withoutSchema) };
  if (filled.codename !== codename) {
    const reason = `A draft of "${codename}" cannot become the store "${filled.codename}"`;
    const params = { value: codename };
    return { filled: undefined, issues: [{ path: ['codename'], reason, code: 'OTHER_CODENAME', params }] };
  }
  const found = [
    ...(await conflictsWithOthers(transaction, filled)),
    ...(await missingItems(transaction, codename, items)),
  ];
  return found.length > 0 ? { filled: undefined, issues: found.map(withoutSchema) } : { filled, issues: [] };
}

const unchanged = ({ number, document }: CurrentStore): Draft => ({
  version: number,
  base: number,
  shown: number,
  document,
  issues: [],
  conflicts: [],
  author: null,
  savedAt: null,
});

const changed = ({ revision, saved_at, ...draft }: StoredDraft): Draft => ({
  version: revision,
  savedAt: saved_at,
  ...draft,
});

interface NewDraft {
  document: StoreDocument;
  conflicts: readonly DraftConflict[];
  author: string | null;
}

const isOfItem = ({ code }: DraftIssue) => code === 'UNKNOWN_ITEM' || code === 'DEAD_ITEM_LINK';
const placesOf = (issues: readonly DraftIssue[]) => issues.map(({ path }) => toPointer(path)).sort();

/** The store's items change without its draft, so what is wrong with their links does too. */
async function haveItemsChanged(transaction: Queryable, codename: string, { document, issues }: StoredDraft) {
  if (!issues.every(isOfItem)) return false;
  const missing = await missingItems(transaction, codename, itemReferences(document));
  return !isDeepStrictEqual(placesOf(missing), placesOf(issues));
}

/** Stores a document as the draft; one that says what the current revision says ends the draft. */
async function put(
  transaction: Queryable,
  codename: string,
  current: CurrentStore,
  before: StoredDraft | undefined,
  { document, conflicts, author }: NewDraft,
): Promise<Draft> {
  const { storeId } = current;
  if (before) await supersede(transaction, storeId, before.revision);
  if (conflicts.length === 0 && checksumOf(document) === current.checksum) {
    await deleteDraft(transaction, storeId);
    return unchanged(current);
  }
  const { filled, issues } = await check(transaction, codename, document);
  const revision = await saveDraftRevision(transaction, storeId, document, filled);
  const isShownStill = before !== undefined && before.base === current.number;
  const shown = filled ? revision : isShownStill ? before.shown : current.number;
  const stored = { revision, base: current.number, shown, issues, conflicts: [...conflicts], author };
  await storeDraft(transaction, storeId, stored);
  return changed(orNotFound(await findDraft(transaction, storeId)));
}

const published = ({ path, base, mine, theirs }: Conflict): DraftConflict => ({
  path,
  base,
  kept: mine,
  other: theirs,
  by: null,
});

const writtenBy =
  (author: string) =>
  ({ path, base, mine, theirs }: Conflict): DraftConflict => ({ path, base, kept: theirs, other: mine, by: author });

const pointersOf = (conflicts: readonly Pick<Conflict, 'path'>[]) => conflicts.map(({ path }) => toPointer(path));

/** A publication replaces an earlier one; what several people wrote stays until it is decided. */
const isSuperseded = (earlier: DraftConflict, later: DraftConflict) =>
  (earlier.by === null && later.by === null) || isDeepStrictEqual(earlier.other, later.other);

/** Puts the draft on the current revision. Of a field that both changed, the draft's value stays. */
async function rebased(
  transaction: Queryable,
  codename: string,
  current: CurrentStore,
): Promise<StoredDraft | undefined> {
  const draft = await findDraft(transaction, current.storeId);
  if (!draft || draft.base === current.number) return draft;
  const base = await getRevision(transaction, current.storeId, draft.base);
  const merged = mergeDocuments(base.document, draft.document, current.document, 'mine');
  const open = draft.conflicts.map((conflict) => followConflict(conflict, draft.document, merged.document));
  const conflicts = joinConflicts(open, merged.conflicts.map(published), isSuperseded);
  await put(transaction, codename, current, draft, { document: merged.document, conflicts, author: draft.author });
  return findDraft(transaction, current.storeId);
}

/** @throws NotFound */
export async function lockedDraft(transaction: Queryable, codename: string, moment: string) {
  const noStore = `There is no store "${codename}"`;
  const { storeId } = orNotFound(await currentAt(transaction, codename, moment), noStore);
  await lockDraft(transaction, storeId);
  const current = orNotFound(await currentAt(transaction, codename, moment), noStore);
  return { current, draft: await rebased(transaction, codename, current) };
}

/** What may be published: the draft as the person saw it. @throws Refused DRAFT_UNCHANGED, DRAFT_CHANGED, DRAFT_UNDECIDED, DRAFT_HAS_ERRORS */
export async function finishedDraft(
  transaction: Queryable,
  codename: string,
  version: number,
  moment: string,
): Promise<{ current: CurrentStore; draft: StoredDraft; filled: FilledStore }> {
  const { current, draft } = await lockedDraft(transaction, codename, moment);
  if (!draft) throw new Refused('DRAFT_UNCHANGED');
  if (draft.revision !== version) throw new Refused('DRAFT_CHANGED');
  if (draft.conflicts.length > 0) throw new Refused('DRAFT_UNDECIDED');
  const { filled } = await check(transaction, codename, draft.document);
  if (!filled) throw new Refused('DRAFT_HAS_ERRORS');
  return { current, draft, filled };
}

/** Ends the draft; its revision is kept for some time. */
export async function endDraft(transaction: Queryable, storeId: number, { revision }: StoredDraft) {
  await deleteDraft(transaction, storeId);
  await supersede(transaction, storeId, revision);
}

/** The one draft of each store. Several people change it; each change of another field is kept. */
export const createDrafts = ({ database, now }: Pick<Deps, 'database' | 'now'>) => ({
  /** Puts the draft on what was published meanwhile, and checks it with the items of now. @throws NotFound */
  open: (codename: string): Promise<Draft> =>
    database.transaction(async (transaction) => {
      const { current, draft } = await lockedDraft(transaction, codename, await nextMoment(transaction, codename));
      if (!draft) return unchanged(current);
      if (!(await haveItemsChanged(transaction, codename, draft))) return changed(draft);
      const { document, conflicts, author } = draft;
      return put(transaction, codename, current, draft, { document, conflicts, author });
    }),

  /** Tells whether the draft has changed, without reading it. @throws NotFound */
  versionOf: async (storeId: number) => orNotFound(await findVersion(database, storeId)),

  /**
   * Merges the document into the draft. Of a field that somebody else saved meanwhile, their value stays in the draft,
   * and `conflicts` has both until one of them is decided. A document with errors is saved too.
   *
   * @throws NotFound
   * @throws Refused DRAFT_VERSION_GONE
   */
  save: (
    codename: string,
    { version, document, author, decided = [] }: DraftSave,
    allow: Allow = always,
  ): Promise<Draft> =>
    database.transaction(async (transaction) => {
      const { current, draft } = await lockedDraft(transaction, codename, await nextMoment(transaction, codename));
      const latest = draft?.document ?? current.document;
      const seen = await findRevision(transaction, current.storeId, version);
      if (!seen) throw new Refused('DRAFT_VERSION_GONE');
      const merged = mergeDocuments(seen.document, document, latest, 'theirs');
      const follow = (pointer: string) => toPointer(followPath(fromPointer(pointer), seen.document, latest));
      const fields = new Set(decided.map(follow));
      const before = draft?.conflicts ?? [];
      const isDecided = ({ path }: DraftConflict) => fields.has(toPointer(path));
      const changed = [
        ...changedPointers(latest, merged.document),
        ...pointersOf(before.filter(isDecided)),
        ...pointersOf(merged.conflicts),
      ];
      const parts = changedParts(latest, merged.document);
      await allow(transaction, { storeId: current.storeId, changed, parts });
      const open = before
        .filter((conflict) => !isDecided(conflict))
        .map((conflict) => followConflict(conflict, latest, merged.document));
      const conflicts = joinConflicts(open, merged.conflicts.map(writtenBy(author)), isSuperseded);
      return put(transaction, codename, current, draft, { document: merged.document, conflicts, author });
    }),

  /** The store stays as it is. @throws NotFound */
  discard: (codename: string, allow: Allow = always): Promise<Draft> =>
    database.transaction(async (transaction) => {
      const { current, draft } = await lockedDraft(transaction, codename, await nextMoment(transaction, codename));
      if (!draft) return unchanged(current);
      const changed = [...changedPointers(draft.document, current.document), ...pointersOf(draft.conflicts)];
      const parts = changedParts(draft.document, current.document);
      await allow(transaction, { storeId: current.storeId, changed, parts });
      await endDraft(transaction, current.storeId, draft);
      return unchanged(current);
    }),

  /** @returns how many */
  deleteSuperseded: () => deleteOldDrafts(database, now()),
});

import type { DraftConflict, DraftRules, Edit, Edited, SavedDraft, Sheet } from '../../../machines/studio/draft-sheet';
import { canonicalText } from '../../../shared/documents/canonical';
import type { Fields } from '../../../shared/documents/entries';
import { followPath } from '../../../shared/documents/follow';
import { type Conflict, mergeDocuments } from '../../../shared/documents/merge';
import { fromPointer, toPointer } from '../../../shared/documents/pointers';
import { valueAt } from '../values';
import { applyOperations } from './apply-operations';
import { followed, openConflicts, withDecisions } from './decide';
import { stepped, withStep } from './undo';

const conflictOf = ({ path, base, mine, theirs }: Conflict, by: string): DraftConflict => ({
  pointer: toPointer(path),
  base: base ?? null,
  kept: theirs ?? null,
  other: mine ?? null,
  by,
});

const isSame = (one: Fields, other: Fields) => one === other || canonicalText(one) === canonicalText(other);

/** The earlier object if both have the same content, so that what depends on it stays. */
const sameOr = (earlier: Fields, later: Fields) => (isSame(earlier, later) ? earlier : later);

/** Another document in the sheet, in which the conflicts are where their entries are. */
function withDocument(sheet: Sheet, document: Fields): Sheet {
  const conflicts = sheet.conflicts.map((conflict) => followed(conflict, sheet.document, document));
  return { ...sheet, document, conflicts };
}

/** Puts changes that were made of `base` on another version. Of a field that both changed, the value of the draft stays. */
export function putOn(sheet: Sheet, base: Fields, draft: SavedDraft): Sheet {
  const theirs = sameOr(base, draft.document);
  const saved = { ...draft, document: theirs };
  const decided = sheet.decided.map((pointer) =>
    toPointer(followPath(fromPointer(pointer), sheet.saved.document, theirs)),
  );
  const now = { ...sheet, saved, decided };
  if (sheet.document === base) return withDocument(now, theirs);
  if (theirs === base) return now;
  const merged = mergeDocuments(base, sheet.document, theirs, 'theirs');
  const found = merged.conflicts.map((conflict) => conflictOf(conflict, sheet.person));
  const moved = withDocument(now, sameOr(theirs, sameOr(sheet.document, merged.document)));
  return { ...moved, conflicts: [...moved.conflicts, ...found] };
}

function edited(sheet: Sheet, edit: Edit): Edited {
  if (edit.kind === 'undo' || edit.kind === 'redo') {
    const { sheet: after, outcome } = stepped(sheet, edit.kind);
    return { sheet: { ...after, conflicts: withDocument(sheet, after.document).conflicts }, outcome };
  }
  if (edit.kind === 'change') {
    const document = applyOperations(sheet.document, edit.operations);
    const undo = withStep(sheet, document, edit.operations, edit.at);
    return { sheet: { ...withDocument(sheet, document), undo, redo: [] }, outcome: 'changed' };
  }
  const decidedSheet = withDecisions(sheet, [edit]);
  const { document } = decidedSheet;
  const undo = document === sheet.document ? sheet.undo : withStep(sheet, document, [], 0);
  return { sheet: { ...decidedSheet, undo }, outcome: 'decided' };
}

/**
 * Settles conflicts of the person with an own earlier value, which the provider has from a save whose answer did not
 * arrive.
 */
export function settleOwn(sheet: Sheet, earlier: readonly Fields[]): Sheet {
  const conflicts = openConflicts(sheet);
  const ofOthers = new Set(conflicts.filter(({ by }) => by !== sheet.person).map(({ pointer }) => pointer));
  const own = conflicts.filter(({ pointer, kept, by }) => {
    const isOwn = (document: Fields) => canonicalText(valueAt(document, pointer) ?? null) === canonicalText(kept);
    return by === sheet.person && !ofOthers.has(pointer) && earlier.some(isOwn);
  });
  return withDecisions(
    sheet,
    own.map(({ pointer, other }) => ({ pointer, value: other })),
  );
}

/** Puts what was changed since an earlier save over it, in case the provider has it. */
const overEarlier = (sheet: Sheet, mine: Fields, earlier: readonly Fields[]): Sheet =>
  earlier.reduce((now, sent) => {
    const { document } = mergeDocuments(sent, mine, now.document, 'theirs');
    return withDocument(now, sameOr(now.saved.document, sameOr(now.document, document)));
  }, sheet);

/** What was sent before, without an answer, may have been saved. */
const settleEarlier = (sheet: Sheet, mine: Fields, earlier: readonly Fields[]) =>
  settleOwn(overEarlier(sheet, mine, earlier), earlier);

/** What the provider may have: all that was sent without an answer. */
function unanswered({ sent, earlier }: Pick<Sheet, 'sent' | 'earlier'>): readonly Fields[] {
  return sent && sent.document !== earlier.at(-1) ? [...earlier, sent.document] : earlier;
}

export const draftRules: DraftRules = {
  isUnsaved: ({ document, saved, decided, sent }) => document !== saved.document || decided.length > 0 || sent !== null,
  edited,
  sending: (sheet) => ({
    ...sheet,
    decided: [],
    sent: { document: sheet.document, decided: [...(sheet.sent?.decided ?? []), ...sheet.decided] },
    earlier: unanswered(sheet),
  }),
  answered: ({ sent, earlier, ...sheet }, draft) => {
    const now = putOn({ ...sheet, sent: null, earlier: [] }, sent?.document ?? sheet.saved.document, draft);
    return settleEarlier(now, sheet.document, earlier);
  },
  rebased: ({ sent, earlier, ...sheet }, draft) => {
    const decided = [...(sent?.decided ?? []), ...sheet.decided];
    const now = putOn({ ...sheet, decided, sent: null, earlier: [] }, sheet.saved.document, draft);
    return settleEarlier(now, sheet.document, unanswered({ sent, earlier }));
  },
};

/** What was not saved when a page ended. */
export interface DraftCopy {
  readonly base: Fields;
  readonly document: Fields;
  readonly earlier: readonly Fields[];
  readonly decided: readonly string[];
  readonly conflicts: readonly DraftConflict[];
}

export const copyOf = ({ saved, document, sent, earlier, decided, conflicts }: Sheet): DraftCopy => ({
  base: saved.document,
  document,
  earlier: unanswered({ sent, earlier }),
  decided: [...(sent?.decided ?? []), ...decided],
  conflicts,
});

/** The draft with what other pages of the person could not save. */
export function openedSheet(person: string, draft: SavedDraft, copies: readonly DraftCopy[]): Sheet {
  const fresh = { person, saved: draft, document: draft.document, sent: null, earlier: [], decided: [], conflicts: [] };
  return copies.reduce<Sheet>(
    (sheet, { base, document, earlier, decided, conflicts }) => {
      const merged = mergeDocuments(base, document, sheet.document, 'theirs');
      const found = merged.conflicts.map((conflict) => conflictOf(conflict, person));
      const moved = withDocument(sheet, sameOr(sheet.document, merged.document));
      const left = conflicts.map((conflict) => followed(conflict, document, moved.document));
      const ended = decided.map((pointer) => toPointer(followPath(fromPointer(pointer), base, draft.document)));
      return settleEarlier(
        {
          ...moved,
          decided: [...moved.decided, ...ended],
          conflicts: [...moved.conflicts, ...left, ...found],
        },
        document,
        earlier,
      );
    },
    { ...fresh, undo: [], redo: [] },
  );
}

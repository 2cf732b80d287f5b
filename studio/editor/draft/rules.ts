import type { DraftConflict, DraftRules, Edit, Edited, SavedDraft, Sheet } from '../../../machines/studio/draft-sheet';
import { canonicalText } from '../../../shared/documents/canonical';
import type { Fields } from '../../../shared/documents/entries';
import { type Conflict, mergeDocuments } from '../../../shared/documents/merge';
import { fromPointer, toPointer } from '../../../shared/documents/pointers';
import { applyOperations, valueAt } from './apply-operations';
import { openConflicts, withDecision } from './decide';
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

/** Puts changes that were made of `base` on another version. Of a field that both changed, the value of the draft stays. */
export function putOn(sheet: Sheet, base: Fields, draft: SavedDraft): Sheet {
  const theirs = sameOr(base, draft.document);
  const saved = { ...draft, document: theirs };
  if (sheet.document === base) return { ...sheet, saved, document: theirs };
  if (theirs === base) return { ...sheet, saved };
  const merged = mergeDocuments(base, sheet.document, theirs, 'theirs');
  const found = merged.conflicts.map((conflict) => conflictOf(conflict, sheet.person));
  const document = sameOr(theirs, sameOr(sheet.document, merged.document));
  return { ...sheet, saved, document, conflicts: [...sheet.conflicts, ...found] };
}

function edited(sheet: Sheet, edit: Edit): Edited {
  if (edit.kind === 'undo' || edit.kind === 'redo') return stepped(sheet, edit.kind);
  if (edit.kind === 'change') {
    const document = applyOperations(sheet.document, edit.operations);
    const undo = withStep(sheet, document, edit.operations, edit.at);
    return { sheet: { ...sheet, document, undo, redo: [] }, outcome: 'changed' };
  }
  const { pointer, value } = edit;
  const document = withDecision(sheet.document, pointer, value);
  const undo = document === sheet.document ? sheet.undo : withStep(sheet, document, [], 0);
  const conflicts = sheet.conflicts.filter((conflict) => conflict.pointer !== pointer);
  return {
    sheet: { ...sheet, document, undo, conflicts, decided: [...sheet.decided, pointer] },
    outcome: 'decided',
  };
}

/**
 * Settles conflicts of the person with an own earlier value, which the provider has from a save whose answer did not
 * arrive.
 */
export function settleOwn(sheet: Sheet, earlier: readonly Fields[]): Sheet {
  const own = openConflicts(sheet).filter(({ pointer, kept, by }) => {
    const path = fromPointer(pointer);
    const isOwn = (document: Fields) => canonicalText(valueAt(document, path) ?? null) === canonicalText(kept);
    return by === sheet.person && earlier.some(isOwn);
  });
  if (own.length === 0) return sheet;
  const pointers = own.map(({ pointer }) => pointer);
  return {
    ...sheet,
    document: own.reduce((document, { pointer, other }) => withDecision(document, pointer, other), sheet.document),
    conflicts: sheet.conflicts.filter(({ pointer }) => !pointers.includes(pointer)),
    decided: [...sheet.decided, ...pointers],
  };
}

export const draftRules: DraftRules = {
  isUnsaved: ({ document, saved, decided, sent }) => document !== saved.document || decided.length > 0 || sent !== null,
  edited,
  sending: ({ sent, ...sheet }) => ({
    ...sheet,
    decided: [],
    sent: { document: sheet.document, decided: [...(sent?.decided ?? []), ...sheet.decided] },
    earlier: sent ? [...sheet.earlier, sent.document] : sheet.earlier,
  }),
  answered: ({ sent, earlier, ...sheet }, draft) =>
    settleOwn(putOn({ ...sheet, sent: null, earlier: [] }, sent?.document ?? sheet.saved.document, draft), earlier),
  rebased: ({ sent, earlier, ...sheet }, draft) => {
    const decided = [...(sent?.decided ?? []), ...sheet.decided];
    return settleOwn(putOn({ ...sheet, decided, sent: null, earlier: [] }, sheet.saved.document, draft), [
      ...earlier,
      ...(sent ? [sent.document] : []),
    ]);
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
  earlier: sent ? [...earlier, sent.document] : earlier,
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
      return settleOwn(
        {
          ...sheet,
          document: sameOr(sheet.document, merged.document),
          decided: [...sheet.decided, ...decided],
          conflicts: [...sheet.conflicts, ...conflicts, ...found],
        },
        earlier,
      );
    },
    { ...fresh, undo: [], redo: [] },
  );
}

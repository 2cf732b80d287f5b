type Fields = Readonly<Record<string, unknown>>;

/** An error that the provider found in the document. */
export interface DraftIssue {
  /** JSON pointer of the field. */
  readonly pointer: string;
  readonly code: string;
  /** The values of the error by their names, such as its limit. */
  readonly params: Readonly<Record<string, string | number>>;
  /** What is wrong, in English, for codes without a sentence. */
  readonly reason: string;
}

/** A field that two people changed differently; a value that is null does not exist. */
export interface DraftConflict {
  readonly pointer: string;
  readonly base: unknown;
  readonly kept: unknown;
  readonly other: unknown;
  /** Who wrote the other value; null if it was published. */
  readonly by: string | null;
}

/** The draft as the provider has it. */
export interface SavedDraft {
  readonly version: number;
  readonly base: number;
  readonly shown: number;
  /** When it was saved last; null without a draft. It tells of new conflicts too. */
  readonly savedAt: string | null;
  readonly document: Fields;
  readonly issues: readonly DraftIssue[];
  readonly conflicts: readonly DraftConflict[];
}

/** A step of undo or redo. */
export interface Step {
  readonly before: Fields;
  readonly after: Fields;
  /** The one field that the step changes; null for other steps. */
  readonly field: string | null;
  /** When it was last continued, in milliseconds since 1970. */
  readonly at: number;
}

/** What is being edited. */
export interface Sheet {
  /** The name of the person at this page. */
  readonly person: string;
  readonly saved: SavedDraft;
  /** With the changes that are not saved yet. */
  readonly document: Fields;
  /** What is on its way to the provider. */
  readonly sent: { readonly document: Fields; readonly decided: readonly string[] } | null;
  /** What was sent before, without an answer: the provider may have it. */
  readonly earlier: readonly Fields[];
  /** The decided conflicts that the provider does not know of. */
  readonly decided: readonly string[];
  /** Conflicts that only this page knows of. */
  readonly conflicts: readonly DraftConflict[];
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
}

/** As RFC 6902 writes it. */
export interface PatchOperation {
  readonly op: string;
  readonly path: string;
  readonly from?: string;
  readonly value?: unknown;
}

export type Edit =
  | { readonly kind: 'change'; readonly operations: readonly PatchOperation[]; readonly at: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'decide'; readonly pointer: string; readonly value: unknown };

export interface Edited {
  readonly sheet: Sheet;
  /** `skipped` if a step cannot be taken because others changed the same, `none` if there is no step. */
  readonly outcome: 'changed' | 'undone' | 'redone' | 'decided' | 'skipped' | 'none';
}

/** The calculations of an editor. They are pure. */
export interface DraftRules {
  readonly isUnsaved: (sheet: Sheet) => boolean;
  readonly edited: (sheet: Sheet, edit: Edit) => Edited;
  readonly sending: (sheet: Sheet) => Sheet;
  /** The draft is the answer to what was sent. */
  readonly answered: (sheet: Sheet, draft: SavedDraft) => Sheet;
  /** The draft was loaded again. */
  readonly rebased: (sheet: Sheet, draft: SavedDraft) => Sheet;
}

import { createContext, use } from 'react';
import type { Operation } from 'fast-json-patch';
import type { DraftConflict, DraftIssue } from '../../machines/studio/draft-sheet';
import type { Role, Scope } from '../__generated__/gql/graphql';

/** A part of a store's document, or all of it. */
export type Json = unknown;

/** Where the last change is: only here, on its way, or at the provider. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'offline' | 'signed-out' | 'failed';

/** The draft of a store in this browser, and what the person may do with it. */
export interface Editor {
  readonly codename: string;
  /** The version of the draft that the provider has, and the last one without errors. */
  readonly version: number;
  readonly shown: number;
  /** The published revision that the draft was made from. */
  readonly base: number;
  /** The whole document, with the changes that are not saved yet. */
  readonly document: Readonly<Record<string, Json>>;
  /** The document at the time of the call, for what happens long after a render. */
  readonly latest: () => Readonly<Record<string, Json>>;
  readonly issues: readonly DraftIssue[];
  readonly conflicts: readonly DraftConflict[];
  readonly saving: Saving;
  readonly role: Role;
  readonly scopes: readonly Scope[];
  /** Whether the person may change the value at a JSON pointer. */
  readonly mayChange: (pointer: string) => boolean;
  /** JSON pointer of the part that the form shows, such as `/components/3`; empty for none. */
  readonly place: string;
  /** Whether nothing is open because the open part does not exist any more. */
  readonly isGone: boolean;
  readonly open: (place: string) => void;
  /** Applies RFC 6902 operations at once as one step of undo; they are saved 300 ms after the last one. */
  readonly change: (operations: readonly Operation[]) => void;
  /** Decides a conflict: the value stays in the draft. */
  readonly decide: (pointer: string, value: Json) => void;
  /** Null if there is nothing to undo. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('No EditorContext above this component');
  return editor;
}

import type { AppGroup } from '../../form/app-groups';
import type { KindName, ListKind } from './kinds';

/** A list of the document, as the node whose children are its entries has it. */
export interface NodeList extends ListKind {
  /** From the document's root. */
  readonly at: string;
}

export interface NodeEntry {
  readonly kind: KindName;
  readonly list: NodeList;
  readonly index: number;
  /** The category or type that its icon depends on. */
  readonly sort: number | null;
}

export type NodeIcon = AppGroup | 'theme' | 'legal' | 'slider' | 'sections' | 'bills' | 'rides' | 'forms' | KindName;

/** A row of the outline. */
export interface OutlineNode {
  /** Stays the same when the entry moves, if it has an id. */
  readonly key: string;
  /** What `editor.open` gets; empty for a heading without a form. */
  readonly place: string;
  readonly label: string;
  readonly icon: NodeIcon;
  /** Null for a fixed row. */
  readonly entry: NodeEntry | null;
  /** The list that its children are the entries of. */
  readonly list: NodeList | null;
  /** The flag that hides it, and whether it is hidden. */
  readonly visibility: { readonly pointer: string; readonly isHidden: boolean } | null;
  readonly parent: OutlineNode | null;
  readonly children: readonly OutlineNode[];
}

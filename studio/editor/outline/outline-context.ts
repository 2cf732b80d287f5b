import { type ContextType, createContext, type RefObject, use } from 'react';
import type { TreeStateContext } from 'react-aria-components/Tree';
import type { OutlineNode } from '../entries/model/outline-node';

export type TreeState = ContextType<typeof TreeStateContext>;

/** What the rows of the outline need; they are rendered again only if it changes. */
export interface Outline {
  /** The place that is open, as the key of its row. */
  readonly currentKey: string | null;
  /** How many errors are inside of each row, by its key. */
  readonly errors: ReadonlyMap<string, number>;
  readonly openMenu: (node: OutlineNode) => void;
  readonly openPalette: (node: OutlineNode) => void;
  /** The state of the tree that the rows are in. */
  readonly tree: RefObject<TreeState>;
  readonly mayAdd: (node: OutlineNode) => boolean;
}

export const OutlineContext = createContext<Outline | null>(null);

export function useOutline(): Outline {
  const outline = use(OutlineContext);
  if (!outline) throw new Error('No OutlineContext above this component');
  return outline;
}

import type { ComponentType, ReactNode } from 'react';
import type { Hydrates } from '../lazy/hydrate-near';
import type { LazyComponent } from '../lazy/lazy-component';

export interface RendererProps<Node> {
  node: Node;
  /** The heading above the part, on the same background; null if the page already has a heading. */
  heading: ReactNode;
  /** Among the first parts of the page, so its pictures load immediately. */
  seenFirst: boolean;
}

/** The entry of a type in a registry: its renderer in its own chunk, and a skeleton of the same height. */
export interface RendererEntry<Node> {
  renderer: LazyComponent<RendererProps<Node>>;
  skeleton: ComponentType<{ node: Node }>;
  /** `later` for a part that works as plain HTML until it moves or is touched. */
  hydrates: Hydrates;
}

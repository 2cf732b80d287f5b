import type { ComponentType, ReactNode } from 'react';
import type { Hydrates } from '../lazy/hydrate-near';
import type { LazyComponent } from '../lazy/lazy-component';

export interface RendererProps<Node> {
  node: Node;
  /** Stands above the part, on the same ground; null where the page has a heading already. */
  heading: ReactNode;
  /** Among the first parts of the page: its pictures load at once. */
  seenFirst: boolean;
}

/** What a registry has for a type: its renderer in a chunk of its own, and a skeleton of the same height. */
export interface RendererEntry<Node> {
  renderer: LazyComponent<RendererProps<Node>>;
  skeleton: ComponentType<{ node: Node }>;
  /** `later` for what works as plain html until it moves or is touched. */
  hydrates: Hydrates;
}

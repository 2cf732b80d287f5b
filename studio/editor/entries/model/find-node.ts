import { placeOf } from '../../form/place';
import type { NodeList, OutlineNode } from './outline-node';
import { parentOf } from '../../values';

export interface NodeIndex {
  readonly byPlace: ReadonlyMap<string, OutlineNode>;
  readonly byKey: ReadonlyMap<string, OutlineNode>;
  /** All nodes from top to bottom. */
  readonly all: readonly OutlineNode[];
}

const flattened = (nodes: readonly OutlineNode[]): OutlineNode[] =>
  nodes.flatMap((node) => [node, ...flattened(node.children)]);

export function indexNodes(roots: readonly OutlineNode[]): NodeIndex {
  const all = flattened(roots);
  return {
    all,
    byPlace: new Map(all.filter(({ place }) => place !== '').map((node) => [node.place, node])),
    byKey: new Map(all.map((node) => [node.key, node])),
  };
}

/** The row that stands for a place or a field: its own, or that of the nearest part around it. */
export function nodeAt({ byPlace }: NodeIndex, pointer: string): OutlineNode | undefined {
  const own = byPlace.get(pointer) ?? byPlace.get(placeOf(pointer));
  if (own) return own;
  for (let around = parentOf(pointer); around !== ''; around = parentOf(around)) {
    const node = byPlace.get(around) ?? byPlace.get(placeOf(around));
    if (node) return node;
  }
  return undefined;
}

/** The node whose children are the entries of a list; null for a list that its entry does not have any more. */
export function listNode({ all }: NodeIndex, list: string): (OutlineNode & { readonly list: NodeList }) | null {
  const node = all.find((one) => one.list?.at === list);
  return node?.list ? { ...node, list: node.list } : null;
}

export function ancestorsOf({ parent }: OutlineNode): OutlineNode[] {
  return parent ? [...ancestorsOf(parent), parent] : [];
}

/** The names from the outermost part to this one. */
export const trailOf = (node: OutlineNode) => [...ancestorsOf(node), node].map(({ label }) => label);

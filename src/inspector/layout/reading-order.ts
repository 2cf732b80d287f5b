import type { FoldedGraph } from '../chart/folded';

/**
 * The order in which a reader who follows the arrows meets the states. A state comes no later than those inside it, and
 * a region of a parallel state begins where its neighbours do.
 */
export function readingOrder({ states, arrows }: FoldedGraph): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  const stateOf = (id: string) => states.find((state) => state.id === id);
  const root = states.find(({ parent }) => parent === null);
  const queue = root ? [root.id] : [];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const state = stateOf(id);
    if (!state || order.has(id)) continue;
    order.set(id, order.size);
    const inside = states.filter(({ parent }) => parent === id);
    const first = state.kind === 'parallel' ? inside.map((child) => child.id) : [state.initial ?? ''];
    const targets = arrows.filter(({ source }) => source === id).map(({ target }) => target);
    const around = state.parent === null ? [] : [state.parent];
    queue.push(...around, ...first, ...targets);
  }
  // States that no arrow reaches.
  for (const { id } of states) if (!order.has(id)) order.set(id, order.size);
  return order;
}

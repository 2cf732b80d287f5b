import { type ChartGraph, type ChartState, type ChartTransition, lineOf } from './chart';

export interface FoldedTransition {
  /** The ids of all transitions that look the same in this folding. */
  ids: readonly string[];
  transition: ChartTransition;
}

export interface FoldedArrow {
  source: string;
  target: string;
  transitions: readonly FoldedTransition[];
}

export interface FoldedGraph {
  states: readonly ChartState[];
  arrows: readonly FoldedArrow[];
  /** For each shown state, the transitions that stay inside it. */
  internal: ReadonlyMap<string, readonly ChartTransition[]>;
  /** How many states a folded one hides. */
  hidden: ReadonlyMap<string, number>;
}

/** The state shown for a state: itself, or the outermost folded state around it. */
export const shownFor = (graph: ChartGraph, folded: readonly string[], id: string): string =>
  lineOf(graph, id).find((state) => folded.includes(state.id))?.id ?? id;

/** The part of a graph that is drawn when some of its states are folded. */
export function foldedGraph(graph: ChartGraph, folded: readonly string[]): FoldedGraph {
  const ancestorOf = (id: string) => shownFor(graph, folded, id);
  const states = graph.states.filter(({ id }) => ancestorOf(id) === id);
  const hidden = new Map<string, number>();
  for (const { id } of graph.states)
    if (ancestorOf(id) !== id) hidden.set(ancestorOf(id), (hidden.get(ancestorOf(id)) ?? 0) + 1);

  const internal = new Map<string, ChartTransition[]>();
  const arrows = new Map<string, { source: string; target: string; alike: Map<string, ChartTransition[]> }>();
  for (const transition of graph.transitions) {
    const source = ancestorOf(transition.source);
    if (transition.targets.length === 0 && source === transition.source) {
      internal.set(source, [...(internal.get(source) ?? []), transition]);
    }
    for (const id of transition.targets) {
      const target = ancestorOf(id);
      if (source === target && (source !== transition.source || target !== id)) continue;
      const ends = `${source} ${target}`;
      const arrow = arrows.get(ends) ?? { source, target, alike: new Map<string, ChartTransition[]>() };
      arrows.set(ends, arrow);
      const { event, guard, actions } = transition;
      const look = JSON.stringify([event, guard, actions]);
      arrow.alike.set(look, [...(arrow.alike.get(look) ?? []), transition]);
    }
  }
  return {
    states,
    arrows: [...arrows.values()].map(({ source, target, alike }) => ({
      source,
      target,
      transitions: [...alike.values()].flatMap((group) => {
        const [transition] = group;
        return transition ? [{ ids: group.map(({ id }) => id), transition }] : [];
      }),
    })),
    internal,
    hidden,
  };
}

export const insideOf = ({ internal, hidden }: FoldedGraph, id: string) => ({
  internal: internal.get(id) ?? [],
  hidden: hidden.get(id) ?? 0,
});

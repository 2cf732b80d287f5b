/** What can be drawn of a machine, without types of XState. Ids are those of the machine's state nodes. */
export interface ChartState {
  id: string;
  name: string;
  /** Null for the machine itself. */
  parent: string | null;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The initial state of a compound state, or the default target of a history state. */
  initial: string | null;
  isDeep: boolean;
  entry: readonly string[];
  exit: readonly string[];
  invokes: readonly string[];
  tags: readonly string[];
}

export interface ChartTransition {
  id: string;
  source: string;
  /** Empty if the state does not change. */
  targets: readonly string[];
  kind: 'event' | 'done' | 'error' | 'snapshot' | 'after' | 'always';
  /** What triggers it, as readable text. */
  event: string;
  guard: string | null;
  actions: readonly string[];
  reenters: boolean;
}

export interface ChartGraph {
  machine: string;
  states: readonly ChartState[];
  transitions: readonly ChartTransition[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The label of an arrow. It has several transitions if folded states hide their difference. */
export interface ArrowLabel extends Box {
  transitions: readonly string[];
  kind: ChartTransition['kind'];
  lines: readonly string[];
}

export interface Arrow {
  points: readonly Point[];
  labels: readonly ArrowLabel[];
}

/** The layout of all parts, with some states folded. */
export interface ChartLayout {
  folded: readonly string[];
  width: number;
  height: number;
  states: { readonly [id: string]: Box };
  /** The arrows from the dot to the initial state, in compound states and in the machine. */
  beginnings: readonly { state: string; points: readonly Point[] }[];
  arrows: readonly Arrow[];
}

/** The generated data of a machine, stored in `docs/statecharts`. */
export interface Chart extends ChartGraph {
  /** The machine's file. */
  source: string;
  sentence: string;
  /** The first has nothing folded. */
  layouts: readonly ChartLayout[];
}

/** A state and its ancestors, from the machine down. */
export function lineOf(graph: Pick<ChartGraph, 'states'>, id: string | null): readonly ChartState[] {
  const state = graph.states.find((one) => one.id === id);
  return state ? [...lineOf(graph, state.parent), state] : [];
}

/** All states that contain states can be folded, except the machine itself. */
export const canFold = ({ kind, parent }: ChartState) =>
  parent !== null && (kind === 'compound' || kind === 'parallel');

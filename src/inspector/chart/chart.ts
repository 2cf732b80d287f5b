/** What can be drawn of a machine, without types of XState. Ids are those of the machine's own state nodes. */
export interface ChartState {
  id: string;
  name: string;
  /** Null for the machine itself. */
  parent: string | null;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Where a compound state begins, or where a history state leads without a memory. */
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
  /** None where the state stays. */
  targets: readonly string[];
  kind: 'event' | 'done' | 'error' | 'snapshot' | 'after' | 'always';
  /** What starts it, as people read it. */
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

/** What is written on an arrow: of several transitions where folded states hide what tells them apart. */
export interface ArrowLabel extends Box {
  transitions: readonly string[];
  kind: ChartTransition['kind'];
  lines: readonly string[];
}

export interface Arrow {
  points: readonly Point[];
  labels: readonly ArrowLabel[];
}

/** Where everything is, with some states folded. */
export interface ChartLayout {
  folded: readonly string[];
  width: number;
  height: number;
  states: { readonly [id: string]: Box };
  /** Of compound states and of the machine, from the dot to where it begins. */
  beginnings: readonly { state: string; points: readonly Point[] }[];
  arrows: readonly Arrow[];
}

/** What is generated of a machine and kept in `docs/statecharts`. */
export interface Chart extends ChartGraph {
  /** The machine's file. */
  source: string;
  sentence: string;
  /** The first has nothing folded. */
  layouts: readonly ChartLayout[];
}

/** A state and all above it, from the machine down. */
export function lineOf(graph: Pick<ChartGraph, 'states'>, id: string | null): readonly ChartState[] {
  const state = graph.states.find((one) => one.id === id);
  return state ? [...lineOf(graph, state.parent), state] : [];
}

/** All states with states inside can be folded, but for the machine itself. */
export const canFold = ({ kind, parent }: ChartState) =>
  parent !== null && (kind === 'compound' || kind === 'parallel');

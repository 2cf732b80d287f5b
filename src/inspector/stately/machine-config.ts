import type { ChartGraph, ChartTransition } from '../chart/chart';

/** A machine's configuration as far as its chart knows it: what it does has names here, and nothing else. */
export interface StateConfig {
  id: string;
  type?: string;
  history?: 'shallow' | 'deep';
  initial?: string;
  entry?: readonly { type: string }[];
  exit?: readonly { type: string }[];
  invoke?: readonly { src: string }[];
  tags?: readonly string[];
  on?: { [event: string]: TransitionConfig[] };
  states?: { [name: string]: StateConfig };
}

interface TransitionConfig {
  target?: readonly string[];
  guard?: { type: string };
  actions?: readonly { type: string }[];
  reenter?: boolean;
}

const named = (names: readonly string[]) => names.map((type) => ({ type }));

const transitionConfig = ({ targets, guard, actions, reenters }: ChartTransition): TransitionConfig => ({
  ...(targets.length > 0 && { target: targets.map((target) => `#${target}`) }),
  ...(guard && { guard: { type: guard } }),
  ...(actions.length > 0 && { actions: named(actions) }),
  ...(reenters && { reenter: true }),
});

/** The configuration of a state and of all inside it; without a name, of the machine. */
export function machineConfig(graph: ChartGraph, id = graph.machine): StateConfig {
  const state = graph.states.find((one) => one.id === id);
  if (!state) throw new Error(`${graph.machine} has no state ${id}`);
  const on: { [event: string]: TransitionConfig[] } = {};
  for (const transition of graph.transitions) {
    if (transition.source === id) (on[transition.event] ??= []).push(transitionConfig(transition));
  }
  const inside = graph.states.filter(({ parent }) => parent === id);
  const first = inside.find((child) => child.id === state.initial);
  return {
    id,
    ...(!['atomic', 'compound'].includes(state.kind) && { type: state.kind }),
    ...(state.kind === 'history' && { history: state.isDeep ? 'deep' : 'shallow' }),
    ...(first && { initial: first.name }),
    ...(state.entry.length > 0 && { entry: named(state.entry) }),
    ...(state.exit.length > 0 && { exit: named(state.exit) }),
    ...(state.invokes.length > 0 && { invoke: state.invokes.map((src) => ({ src })) }),
    ...(state.tags.length > 0 && { tags: state.tags }),
    ...(Object.keys(on).length > 0 && { on }),
    ...(inside.length > 0 && {
      states: Object.fromEntries(inside.map((child) => [child.name, machineConfig(graph, child.id)])),
    }),
  };
}

export type StateValue = string | { [name: string]: StateValue };

/** The states that a machine is in, as XState writes them. */
export function stateValue(graph: ChartGraph, active: readonly string[], id = graph.machine): StateValue {
  const inside = graph.states.filter((state) => state.parent === id && active.includes(state.id));
  const values = inside.map(({ id: child, name }) => [name, stateValue(graph, active, child)] as const);
  const [only] = values;
  const isParallel = graph.states.find((state) => state.id === id)?.kind === 'parallel';
  if (only && !isParallel && typeof only[1] === 'object' && Object.keys(only[1]).length === 0) return only[0];
  return Object.fromEntries(values);
}

import type { Chart, ChartGraph, ChartTransition } from '../chart/chart';
import type { ActorFacts, EventRecord } from '../wire/messages';

/** A machine's configuration as far as its chart knows it: actions and guards are only names. */
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

/** The configuration of a state and its children; without a name, of the machine. */
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

/** The current states of a machine in XState's format. */
export function stateValue(graph: ChartGraph, active: readonly string[], id = graph.machine): StateValue {
  const inside = graph.states.filter((state) => state.parent === id && active.includes(state.id));
  const values = inside.map(({ id: child, name }) => [name, stateValue(graph, active, child)] as const);
  const [only] = values;
  const isParallel = graph.states.find((state) => state.id === id)?.kind === 'parallel';
  if (only && !isParallel && typeof only[1] === 'object' && Object.keys(only[1]).length === 0) return only[0];
  return Object.fromEntries(values);
}

/** The messages that this version of `@statelyai/inspect` sends to Stately's inspector. */
const version = '0.7.2';

type ChartOf = (machine: string) => Chart | undefined;

const rootOf = (actors: readonly ActorFacts[], id: string): string => {
  const parent = actors.find((actor) => actor.id === id)?.parent;
  return parent ? rootOf(actors, parent) : id;
};

const snapshotOf = (
  { active, status, context }: Pick<ActorFacts, 'active' | 'status' | 'context'>,
  chart: Chart | undefined,
) => ({ status, context, ...(chart && { value: stateValue(chart, active) }) });

interface News {
  actors: readonly ActorFacts[];
  records: readonly EventRecord[];
}

/** Actors and events in Stately's format, with no more data than our own inspector gets. */
export function statelyMessages(
  knownActors: readonly ActorFacts[],
  { actors, records }: News,
  chartOf: ChartOf,
): object[] {
  const common = (sessionId: string, time: number) => ({
    sessionId,
    rootId: rootOf(knownActors, sessionId),
    createdAt: String(time),
    id: null,
    _version: version,
  });
  const started = actors.map((actor) => {
    const chart = actor.isMachine ? chartOf(actor.name) : undefined;
    return {
      type: '@xstate.actor',
      name: actor.name,
      parentId: actor.parent ?? undefined,
      definition: chart && JSON.stringify(machineConfig(chart)),
      snapshot: snapshotOf(actor, chart),
      ...common(actor.id, records[0]?.time ?? 0),
    };
  });
  const happened = records.flatMap((record) => {
    const actor = knownActors.find(({ id }) => id === record.actor);
    const event = { ...record.payload, type: record.event };
    const base = common(record.actor, record.time);
    const snapshot = snapshotOf(record, actor?.isMachine ? chartOf(actor.name) : undefined);
    return [
      { type: '@xstate.event', event, sourceId: record.source ?? undefined, ...base },
      { type: '@xstate.snapshot', event, snapshot, ...base },
    ];
  });
  return [...started, ...happened];
}

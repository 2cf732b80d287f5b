import type { AnyStateMachine } from 'xstate';
import type { ChartGraph, ChartState, ChartTransition } from '../chart/chart';

/** Only this file and `running.ts` know XState internals; they map them to our own types. */
interface Transition {
  source: Node;
  target?: readonly Node[];
  eventType: string;
  guard?: unknown;
  actions: readonly unknown[];
  reenter: boolean;
}

interface Node {
  id: string;
  key: string;
  type: ChartState['kind'];
  parent?: Node;
  states: { readonly [key: string]: Node };
  initial?: { target?: readonly Node[] };
  history: 'shallow' | 'deep' | boolean;
  entry: readonly unknown[];
  exit: readonly unknown[];
  invoke: readonly { id: string; src: unknown }[];
  tags: readonly string[];
  transitions: ReadonlyMap<string, readonly Transition[]>;
  always?: readonly Transition[];
}

const rootOf = (machine: AnyStateMachine) => machine.root as unknown as Node;

const nodesBelow = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(nodesBelow)];

const transitionsOf = (node: Node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])];

const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part;
  const type = (part as { type?: unknown }).type;
  return typeof type === 'string' ? type.replace(/^xstate\./, '') : 'inline';
};

/** XState starts and stops timers with its own actions. */
const isOwn = (action: unknown) => !['raise', 'cancel'].includes(nameOf(action));

const namesOf = (actions: readonly unknown[]) => actions.filter(isOwn).map(nameOf);

const kinds: readonly [RegExp, ChartTransition['kind']][] = [
  [/^$/, 'always'],
  [/^xstate\.done\./, 'done'],
  [/^xstate\.error\./, 'error'],
  [/^xstate\.snapshot\./, 'snapshot'],
  [/^xstate\.after\./, 'after'],
];

const kindOf = (eventType: string) => kinds.find(([pattern]) => pattern.test(eventType))?.[1] ?? 'event';

/** The name of a delay, with its time if that is constant. */
function delayOf(machine: AnyStateMachine, { source, eventType }: Transition) {
  const name = eventType.slice('xstate.after.'.length, -source.id.length - 1);
  const delay = (machine.implementations.delays as { readonly [name: string]: unknown })[name];
  if (typeof delay === 'number') return `${name} (${delay} ms)`;
  return /^\d+$/.test(name) ? `${name} ms` : name;
}

/** The name of the invoked actor of this event; the event of a finished state has none. */
const workOf = ({ source, eventType }: Transition) => {
  const invoked = source.invoke.find(
    ({ id }) => eventType.endsWith(`.actor.${id}`) || eventType === `xstate.snapshot.${id}`,
  );
  return invoked ? ` ${nameOf(invoked.src)}` : '';
};

function eventOf(machine: AnyStateMachine, transition: Transition) {
  const eventType = transition.eventType || '';
  const kind = kindOf(eventType);
  switch (kind) {
    case 'event':
      return eventType;
    case 'always':
      return 'always';
    case 'after':
      return `after ${delayOf(machine, transition)}`;
    case 'done':
    case 'error':
    case 'snapshot':
      return kind + workOf(transition);
  }
}

/** Every transition by its id: its state, its trigger, and its position among the transitions of the same event. */
function numbered(node: Node) {
  const counts = new Map<string, number>();
  return transitionsOf(node).map((transition) => {
    const event = transition.eventType || 'always';
    const index = counts.get(event) ?? 0;
    counts.set(event, index + 1);
    return [`${node.id} ${event} ${index}`, transition] as const;
  });
}

const stateOf = (node: Node): ChartState => ({
  id: node.id,
  name: node.key,
  parent: node.parent?.id ?? null,
  kind: node.type,
  initial: node.type === 'parallel' ? null : (node.initial?.target?.[0]?.id ?? null),
  isDeep: node.history === 'deep',
  entry: namesOf(node.entry),
  exit: namesOf(node.exit),
  invokes: node.invoke.map(({ src }) => nameOf(src)),
  tags: node.tags,
});

/** The graph of a machine: everything that is drawn, and nothing of its context. */
export function graphOf(machine: AnyStateMachine): ChartGraph {
  const nodes = nodesBelow(rootOf(machine));
  return {
    machine: machine.id,
    states: nodes.map(stateOf),
    transitions: nodes.flatMap(numbered).map(([id, transition]) => ({
      id,
      source: transition.source.id,
      targets: transition.target?.map((target) => target.id) ?? [],
      kind: kindOf(transition.eventType || ''),
      event: eventOf(machine, transition),
      guard: transition.guard ? nameOf(transition.guard) : null,
      actions: namesOf(transition.actions),
      reenters: transition.reenter,
    })),
  };
}

/** The ids of a running machine's transitions, by the objects that XState reports when they are taken. */
export const transitionIds = (machine: AnyStateMachine): ReadonlyMap<unknown, string> =>
  new Map(nodesBelow(rootOf(machine)).flatMap((node) => numbered(node).map(([id, transition]) => [transition, id])));

/** The paths of its context that a machine allows to be shown, such as `order.status` or `lines.length`. */
export function inspectableOf(machine: AnyStateMachine): readonly string[] {
  const { inspectable } = ((machine.root as { meta?: unknown }).meta ?? {}) as { inspectable?: readonly string[] };
  return inspectable ?? [];
}

import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type InputFrom,
  type InspectionEvent,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';

interface Taken {
  source: AnyStateNode;
  eventType: string;
  guard?: unknown;
  target?: readonly AnyStateNode[] | undefined;
}

interface SentEvent {
  type: string;
  [payload: string]: unknown;
}

interface Edge {
  event: SentEvent;
  state: AnyMachineSnapshot;
}

interface Walk<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** Events with payloads, failing ones too; an event that is not listed is sent without one. */
  cases?: readonly SentEvent[];
  /** What guards read of the context: two snapshots with the same value and the same facts are one. */
  facts?: (context: NonNullable<AnyMachineSnapshot['context']>) => unknown;
  limit?: number;
  /** Names of transitions that no walk can take, as the failure prints them. */
  waive?: readonly string[];
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const transitionsOf = (node: AnyStateNode): Taken[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

const guardName = (guard: unknown) => {
  if (!guard) return '';
  return `[${typeof guard === 'object' && 'type' in guard ? String(guard.type) : String(guard)}]`;
};

const nameOf = ({ source, eventType, guard, target }: Taken) =>
  `${source.id} --${eventType || 'always'}${guardName(guard)}--> ${target?.map(({ id }) => id).join(', ') ?? '(stays)'}`;

const deadClock = { setTimeout: () => 0, clearTimeout: () => undefined };

/**
 * Walks every reachable configuration of a machine and replays each edge on a real actor. Throws with the names of the
 * transitions and states that were never taken or entered, or where the actor ends elsewhere than the walk did.
 */
export function walkMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, cases = [], facts = () => null, limit = 20_000, waive = [] }: Walk<Machine> = {},
) {
  const key = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, facts(snapshot.context)]);
  const payloads = (type: string): readonly SentEvent[] => {
    const listed = cases.filter((event) => event.type === type);
    return listed.length > 0 ? listed : [{ type }];
  };
  // A list of events would replace discovery; this function offers what the active states listen to.
  const events = (snapshot: AnyMachineSnapshot): SentEvent[] =>
    [...new Set(snapshot._nodes.flatMap((node) => node.ownEvents))].flatMap(payloads);
  const options = {
    events,
    serializeState: key,
    filterEvents: (snapshot: AnyMachineSnapshot, event: { type: string }) => snapshot.can(event),
    limit,
    input,
  };
  const graph = machine as AnyStateMachine;

  const taken = new Set<unknown>();
  const entered = new Set<AnyStateNode>();
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.microstep') for (const transition of inspected._transitions) taken.add(transition);
  };
  const replay = (sent: readonly { type: string }[]) => {
    const actor = createActor(graph, { input, inspect, clock: deadClock });
    const observe = () => {
      for (const node of (actor as AnyActorRef & { getSnapshot(): AnyMachineSnapshot }).getSnapshot()._nodes)
        entered.add(node);
    };
    actor.subscribe(observe);
    actor.start();
    observe();
    for (const event of sent) actor.send(event);
    const end = key(actor.getSnapshot() as AnyMachineSnapshot);
    actor.stop();
    return end;
  };

  const prefixes = new Map(
    getShortestPaths(graph, options).map(({ state, steps }) => [
      key(state as AnyMachineSnapshot),
      steps.map(({ event }) => event).slice(1),
    ]),
  );
  for (const { state, transitions } of Object.values(getAdjacencyMap(graph, options))) {
    for (const { event, state: next } of Object.values(transitions) as Edge[]) {
      const start = prefixes.get(key(state as AnyMachineSnapshot)) ?? [];
      if (replay([...start, event]) !== key(next)) {
        throw new Error(`${graph.id}: the actor ends elsewhere than the walk after ${event.type}`);
      }
    }
  }

  const nodes = nodesOf(graph.root as AnyStateNode);
  const missing = [
    ...nodes.filter((node) => !entered.has(node)).map((node) => `state ${node.id}`),
    ...new Set(
      nodes
        .flatMap(transitionsOf)
        .filter((transition) => !taken.has(transition))
        .map(nameOf),
    ),
  ].filter((name) => !waive.includes(name));
  if (missing.length > 0) throw new Error(`${graph.id} was not walked to its end:\n${missing.join('\n')}`);
}

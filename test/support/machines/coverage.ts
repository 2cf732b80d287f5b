import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyStateMachine, createActor, type InputFrom, type InspectionEvent } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { transitionIds } from '../../../src/inspector/xstate/graph-of';
import { createSecretDrive } from './secrets';

export interface SentEvent {
  type: string;
  [payload: string]: unknown;
}

interface Taken {
  source: StateNode;
  eventType: string;
  guard?: unknown;
  target?: readonly StateNode[];
}

interface StateNode {
  id: string;
  ownEvents: readonly string[];
  states: { readonly [key: string]: StateNode };
  transitions: ReadonlyMap<string, readonly Taken[]>;
  always?: readonly Taken[];
}

interface Snapshot {
  value: unknown;
  context: unknown;
  _nodes: readonly StateNode[];
  can(event: SentEvent): boolean;
}

interface Running {
  subscribe(observe: (snapshot: Snapshot) => void): void;
  start(): void;
  send(event: SentEvent): void;
  stop(): void;
  getSnapshot(): Snapshot;
}

interface Edge {
  event: SentEvent;
  state: Snapshot;
}

/** The functions of XState that this file uses, typed for any machine. */
const xstate = {
  actor: createActor as unknown as (machine: AnyStateMachine, options: object) => Running,
  edges: getAdjacencyMap as unknown as (
    machine: AnyStateMachine,
    options: object,
  ) => { [key: string]: { state: Snapshot; transitions: { [key: string]: Edge } } },
  paths: getShortestPaths as unknown as (
    machine: AnyStateMachine,
    options: object,
  ) => { state: Snapshot; steps: { event: SentEvent }[] }[],
};

export interface Walk<Machine extends AnyStateMachine, Context> {
  input?: InputFrom<Machine>;
  /**
   * Used instead of `input` if the input decides which transitions are possible; all inputs together must cover them.
   */
  inputs?: readonly InputFrom<Machine>[];
  /** Events with payloads, including failing ones; events that are not listed are sent without a payload. */
  cases?: readonly SentEvent[];
  /** The parts of the context that guards read: two snapshots with the same value and facts count as one. */
  facts?: (context: Context) => unknown;
  limit?: number;
  /** The machine with its own actors, for the inspector, if the walked machine has stubs for its child machines. */
  whole?: Machine;
  /** Names of states and transitions that no walk can reach, as the failure prints them. */
  waive?: readonly string[];
}

const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const transitionsOf = (node: StateNode): Taken[] => [...[...node.transitions.values()].flat(), ...(node.always ?? [])];

const guardName = (guard: unknown) => {
  if (!guard) return '';
  const named = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
  return `[${typeof named === 'string' ? named : 'inline'}]`;
};

const nameOf = ({ source, eventType, guard, target }: Taken) =>
  `${source.id} --${eventType || 'always'}${guardName(guard)}--> ${target?.map(({ id }) => id).join(', ') ?? '(stays)'}`;

const deadClock = { setTimeout: () => 0, clearTimeout: () => undefined };

/** A machine may be walked more than once. */
const walked = new Map<string, Set<string>>();

/** Stores the ids of the taken transitions for the inspector. */
function report(machine: AnyStateMachine, seen: ReadonlySet<unknown>) {
  const folder = join(__dirname, '../../../test-results/walks');
  const taken = walked.get(machine.id) ?? new Set();
  walked.set(machine.id, taken);
  for (const [transition, id] of transitionIds(machine)) if (seen.has(transition)) taken.add(id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${machine.id}.json`), JSON.stringify([...taken]));
}

/** Sends events to a real actor, and records the states that it enters and the transitions that it takes. */
function createReplay(machine: AnyStateMachine, input: unknown, seen: Set<unknown>) {
  const note = ({ _nodes }: Snapshot) => {
    for (const node of _nodes) seen.add(node);
  };
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.microstep') return;
    // A state that is left immediately is in no snapshot, but it is the source of a transition.
    for (const transition of inspected._transitions) seen.add(transition).add(transition.source);
  };
  return (events: readonly SentEvent[]): Snapshot => {
    const actor = xstate.actor(machine, { input, inspect, clock: deadClock });
    actor.subscribe(note);
    actor.start();
    note(actor.getSnapshot());
    for (const event of events) actor.send(event);
    const end = actor.getSnapshot();
    actor.stop();
    return end;
  };
}

/**
 * Walks every reachable configuration of a machine and replays each edge on a real actor. Throws with the names of the
 * states and transitions that were never entered or taken, or where the actor ends elsewhere than the walk did. Drives
 * a way to each change of state with secrets in everything that a page or a server could put in, and throws if the
 * inspector tells one.
 */
export function walkMachine<Machine extends AnyStateMachine, Context = unknown>(
  machine: Machine,
  {
    input,
    inputs,
    cases = [],
    facts = () => null,
    limit = 20_000,
    whole = machine,
    waive = [],
  }: Walk<Machine, Context> = {},
) {
  const key = ({ value, context }: Snapshot) => JSON.stringify([value, facts(context as Context)]);
  const withPayload = (type: string): readonly SentEvent[] => {
    const listed = cases.filter((event) => event.type === type);
    return listed.length > 0 ? listed : [{ type }];
  };
  const seen = new Set<unknown>();
  const secrets = createSecretDrive(whole);
  for (const begun of inputs ?? [input]) {
    const options = {
      // A list of events would replace discovery; this function returns the events that the active states accept.
      events: ({ _nodes }: Snapshot) => [...new Set(_nodes.flatMap((node) => node.ownEvents))].flatMap(withPayload),
      serializeState: key,
      filterEvents: (snapshot: Snapshot, event: SentEvent) => snapshot.can(event),
      limit,
      input: begun,
    };
    const starts = new Map(
      xstate.paths(machine, options).map(({ state, steps }) => [key(state), steps.map(({ event }) => event).slice(1)]),
    );
    const replay = createReplay(machine, begun, seen);
    const driven = new Set<string>();
    replay([]);
    for (const { state, transitions } of Object.values(xstate.edges(machine, options))) {
      for (const { event, state: next } of Object.values(transitions)) {
        const way = [...(starts.get(key(state)) ?? []), event];
        const before = seen.size;
        const end = replay(way);
        // The facts of a context do not affect what the inspector gets.
        const change = JSON.stringify([state.value, event, next.value]);
        if (!driven.has(change)) secrets.drive(begun, way);
        driven.add(change);
        if (seen.size > before) secrets.disturb(begun, way);
        if (key(end) !== key(next)) {
          throw new Error(`${machine.id}: the actor ends elsewhere than the walk after ${event.type}`);
        }
      }
    }
  }

  const nodes = nodesOf(machine.root as unknown as StateNode);
  const states = nodes.filter((node) => !seen.has(node)).map(({ id }) => `state ${id}`);
  const transitions = nodes.flatMap(transitionsOf).filter((transition) => !seen.has(transition));
  const missing = [...states, ...new Set(transitions.map(nameOf))].filter((name) => !waive.includes(name));
  report(machine, seen);
  if (missing.length > 0) throw new Error(`${machine.id} was not walked to its end:\n${missing.join('\n')}`);
}

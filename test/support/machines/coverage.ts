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

/** What this file uses of XState's functions, whose own types know nothing of a machine that may be any. */
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
  /** Instead of one input: where it decides which ways are open, all of them together have to be walked. */
  inputs?: readonly InputFrom<Machine>[];
  /** Events with payloads, failing ones too; an event that is not listed is sent without one. */
  cases?: readonly SentEvent[];
  /** What guards read of the context: two snapshots with the same value and the same facts are one. */
  facts?: (context: Context) => unknown;
  limit?: number;
  /** With its own actors, for what an inspector is told, where the walk has other machines' places taken. */
  whole?: Machine;
  /** Names of what no walk can take or enter, as the failure prints them. */
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

/** Leaves the ids of the taken transitions where the inspector shows them from. */
function report(machine: AnyStateMachine, seen: ReadonlySet<unknown>) {
  const folder = join(__dirname, '../../../test-results/walks');
  const taken = walked.get(machine.id) ?? new Set();
  walked.set(machine.id, taken);
  for (const [transition, id] of transitionIds(machine)) if (seen.has(transition)) taken.add(id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${machine.id}.json`), JSON.stringify([...taken]));
}

/** Runs a real actor through events, and notes which states it enters and which transitions it takes. */
function createReplay(machine: AnyStateMachine, input: unknown, seen: Set<unknown>) {
  const note = ({ _nodes }: Snapshot) => {
    for (const node of _nodes) seen.add(node);
  };
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.microstep') return;
    // A state that is left at once is in no snapshot; what leaves it was in it.
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
      // A list of events would replace discovery; this function offers what the active states listen to.
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
        // The facts of a context change nothing of what an inspector is told.
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

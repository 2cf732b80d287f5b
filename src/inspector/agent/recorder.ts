import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { ActorFacts, ToldRecord } from '../wire/messages';
import { type AllowedPath, allowedPaths, shownFields } from '../wire/wire-value';
import { inspectableOf, transitionIds } from '../xstate/graph-of';
import { look, type Looked, machineOf, nameOf, parentOf, type SeenEvent, sessionOf } from '../xstate/running';

/** The data about an actor, which is removed with the actor. */
interface Lane {
  id: string;
  ids: ReadonlyMap<unknown, string>;
  allowed: readonly AllowedPath[];
  /** Events that it received and has not finished. */
  waiting: Entry[];
  /** The first steps of a machine, taken before it is started. */
  early: readonly unknown[];
  newest: Entry | null;
}

/** An event and its effects, as references that are read only when the record is sent. */
interface Entry {
  seq: number;
  time: number;
  lane: Lane;
  source: AnyActorRef | null;
  event: SeenEvent;
  transitions: readonly unknown[];
  snapshot: unknown;
}

/** How many past events a late inspector gets. */
const remembered = 500;

const none: readonly unknown[] = [];

/** Finds the data about an actor, which is read when the actor is first seen. */
function createLanes(tab: string) {
  const lanes = new WeakMap<AnyActorRef, Lane>();
  const machines = new WeakMap<AnyStateMachine, Pick<Lane, 'ids' | 'allowed'>>();

  function machineWords(ref: AnyActorRef) {
    const machine = machineOf(ref);
    if (!machine) return { ids: new Map<unknown, string>(), allowed: [] };
    const machineId = machines.get(machine);
    if (machineId) return machineId;
    const read = { ids: transitionIds(machine), allowed: allowedPaths(inspectableOf(machine)) };
    machines.set(machine, read);
    return read;
  }

  return function laneOf(ref: AnyActorRef): Lane {
    const existing = lanes.get(ref);
    if (existing) return existing;
    const { ids, allowed } = machineWords(ref);
    const lane = { id: `${tab}.${sessionOf(ref)}`, ids, allowed, waiting: [], early: none, newest: null };
    lanes.set(ref, lane);
    return lane;
  };
}

/** The first record of each actor is complete; later ones contain only what changed. */
function inOrder(entries: readonly Entry[], idOf: (ref: AnyActorRef) => string): ToldRecord[] {
  const before = new Map<Lane, Looked>();
  return [...entries]
    .sort((a, b) => a.seq - b.seq)
    .map(({ seq, time, lane, source, event, transitions, snapshot }) => {
      const looked = look(snapshot);
      const { active, status, context } = looked;
      const was = before.get(lane);
      before.set(lane, looked);
      return {
        seq,
        time,
        actor: lane.id,
        source: source && idOf(source),
        event: event.type,
        payload: shownFields(event, [], { type: event.type }),
        transitions: transitions.map((transition) => lane.ids.get(transition)).filter((id) => id !== undefined),
        active: active === was?.active ? undefined : active,
        status: status === was?.status ? undefined : status,
        context: shownFields(context, lane.allowed, was?.context),
      };
    });
}

/** Records what actors do, and writes it in the form that may leave the page. */
export function createRecorder(tab: string, now: () => number) {
  let count = 0;
  let settled = 0;
  const ring: Entry[] = [];
  let unsent: Entry[] = [];
  const laneOf = createLanes(tab);
  const idOf = (ref: AnyActorRef) => laneOf(ref).id;

  function entryOf(lane: Lane, source: AnyActorRef | null, event: SeenEvent): Entry {
    count += 1;
    const transitions = lane.early;
    lane.early = none;
    return { seq: count, time: now(), lane, source, event, transitions, snapshot: null };
  }

  function settle(ref: AnyActorRef, event: SeenEvent, snapshot: unknown) {
    const lane = laneOf(ref);
    const { waiting } = lane;
    // Earlier events were never processed, because the actor had stopped.
    while (waiting[0] && waiting[0].event !== event) waiting.shift();
    const entry = waiting.shift() ?? entryOf(lane, null, event);
    entry.snapshot = snapshot;
    unsent.push(entry);
    ring[settled % remembered] = entry;
    settled += 1;
    lane.newest = entry;
  }

  function fail(ref: AnyActorRef, snapshot: unknown) {
    const { waiting, newest } = laneOf(ref);
    if (waiting[0]) return settle(ref, waiting[0].event, snapshot);
    // An action runs after its transition has settled.
    if (newest) newest.snapshot = snapshot;
  }

  return {
    event(ref: AnyActorRef, source: AnyActorRef | null, event: SeenEvent) {
      const lane = laneOf(ref);
      lane.waiting.push(entryOf(lane, source, event));
    },
    step(ref: AnyActorRef, transitions: readonly unknown[]) {
      const lane = laneOf(ref);
      const [entry] = lane.waiting;
      if (entry)
        entry.transitions = entry.transitions.length > 0 ? [...entry.transitions, ...transitions] : transitions;
      else lane.early = [...lane.early, ...transitions];
    },
    settle,
    fail,
    /** The state of an actor now, or in a snapshot. */
    describe(ref: AnyActorRef, snapshot: unknown = ref.getSnapshot()): ActorFacts {
      const { context, active, status } = look(snapshot);
      const parent = parentOf(ref);
      return {
        id: idOf(ref),
        tab,
        parent: parent && idOf(parent),
        name: nameOf(ref),
        isMachine: machineOf(ref) !== null,
        active,
        status,
        context: shownFields(context, laneOf(ref).allowed),
      };
    },
    idOf,
    /** Whether all past events are still stored. */
    isWhole: () => settled <= remembered,
    unsent: () => unsent.length,
    /** The records since the last call. */
    takeNews() {
      const news = inOrder(unsent, idOf);
      unsent = [];
      return news;
    },
    past: () => inOrder(ring, idOf),
  };
}

export type Recorder = ReturnType<typeof createRecorder>;

import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { ActorFacts, EventRecord } from '../wire/messages';
import { type AllowedPath, allowedPaths, shownFields } from '../wire/shown';
import { inspectableOf, transitionIds } from '../xstate/graph-of';
import { look, machineOf, nameOf, parentOf, type SeenEvent, sessionOf } from '../xstate/running';

/** One event and what it led to, as references: nothing is read of them before it is sent. */
interface Entry {
  seq: number;
  time: number;
  ref: AnyActorRef;
  source: AnyActorRef | null;
  event: SeenEvent;
  taken: readonly unknown[];
  snapshot: unknown;
}

/** How many events of the past a late inspector is told of. */
const remembered = 500;

interface Numbered {
  ids: ReadonlyMap<unknown, string>;
  allowed: readonly AllowedPath[];
}

/** Takes down what actors do, and writes it out in the words that may leave the page. */
export function createRecorder(tab: string, now: () => number) {
  let count = 0;
  let settled = 0;
  const ring: Entry[] = [];
  const unsent: Entry[] = [];
  // An actor that is gone takes what waits for it along.
  const open = new WeakMap<AnyActorRef, Entry[]>();
  const early = new WeakMap<AnyActorRef, readonly unknown[]>();
  const newest = new WeakMap<AnyActorRef, Entry>();
  const machines = new WeakMap<AnyStateMachine, Numbered>();

  const idOf = (ref: AnyActorRef) => `${tab}.${sessionOf(ref)}`;

  function numberedOf(ref: AnyActorRef): Numbered {
    const machine = machineOf(ref);
    if (!machine) return { ids: new Map(), allowed: [] };
    const known = machines.get(machine);
    if (known) return known;
    const read = { ids: transitionIds(machine), allowed: allowedPaths(inspectableOf(machine)) };
    machines.set(machine, read);
    return read;
  }

  const entryOf = (ref: AnyActorRef, source: AnyActorRef | null, event: SeenEvent): Entry => {
    count += 1;
    // A machine takes its first steps before it is told to begin.
    const taken = early.get(ref) ?? [];
    if (taken.length > 0) early.delete(ref);
    return { seq: count, time: now(), ref, source, event, taken, snapshot: null };
  };

  function settle(ref: AnyActorRef, event: SeenEvent, snapshot: unknown) {
    const waiting = open.get(ref);
    // What came before it was never worked on: its actor had stopped.
    while (waiting?.[0] && waiting[0].event !== event) waiting.shift();
    const entry = waiting?.shift() ?? entryOf(ref, null, event);
    entry.snapshot = snapshot;
    unsent.push(entry);
    ring[settled % remembered] = entry;
    settled += 1;
    newest.set(ref, entry);
  }

  function fail(ref: AnyActorRef, snapshot: unknown) {
    const thrown = open.get(ref)?.[0];
    if (thrown) return settle(ref, thrown.event, snapshot);
    // An action is done after what it belongs to has settled.
    const last = newest.get(ref);
    if (last) last.snapshot = snapshot;
  }

  /** Of a context only what differs is written, but for each actor's first. */
  function inOrder(entries: readonly Entry[]): EventRecord[] {
    const before = new Map<AnyActorRef, unknown>();
    return [...entries]
      .sort((a, b) => a.seq - b.seq)
      .map(({ seq, time, ref, source, event, taken, snapshot }) => {
        const { ids, allowed } = numberedOf(ref);
        const { context, active, status } = look(snapshot);
        const record = {
          tab,
          seq,
          time,
          actor: idOf(ref),
          source: source && idOf(source),
          event: event.type,
          payload: shownFields(event, [], { type: event.type }),
          taken: taken.flatMap((transition) => ids.get(transition) ?? []),
          active,
          status,
          context: shownFields(context, allowed, before.get(ref)),
        };
        before.set(ref, context);
        return record;
      });
  }

  return {
    hear(ref: AnyActorRef, source: AnyActorRef | null, event: SeenEvent) {
      const entry = entryOf(ref, source, event);
      const waiting = open.get(ref);
      if (waiting) waiting.push(entry);
      else open.set(ref, [entry]);
    },
    step(ref: AnyActorRef, taken: readonly unknown[]) {
      const entry = open.get(ref)?.[0];
      if (entry) entry.taken = entry.taken.length > 0 ? [...entry.taken, ...taken] : taken;
      else early.set(ref, [...(early.get(ref) ?? []), ...taken]);
    },
    settle,
    fail,
    /** What an actor is at this moment, or was in a snapshot. */
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
        context: shownFields(context, numberedOf(ref).allowed),
      };
    },
    idOf,
    /** Whether nothing of the past was forgotten. */
    isWhole: () => settled <= remembered,
    unsent: () => unsent.length,
    /** What was recorded since it was last asked for. */
    takeNews: () => inOrder(unsent.splice(0)),
    past: () => inOrder(ring),
  };
}

export type Recorder = ReturnType<typeof createRecorder>;

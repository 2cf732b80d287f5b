import type { AnyActorRef } from 'xstate';
import type { RunningFlows } from '../../actors/running-flows';
import type { ActorFacts, FromPage, Message } from '../wire/messages';
import { familyOf, isActive, watch, type Watcher } from '../xstate/running';
import { pageRoute } from './page-route';
import { createRecorder, type Recorder } from './recorder';

interface AgentOptions {
  tab: string;
  post: (message: FromPage) => void;
  /** Messages of other pages arrive too. */
  subscribe: (listener: (message: Message) => void) => void;
  running: RunningFlows;
  /** Calls back when the inspector with this name is closed. */
  onClosed: (inspector: string, listener: () => void) => void;
  /** Whether events from inspectors are accepted. */
  sends: boolean;
  /** The URL of the page, of which only the route is sent. */
  path: () => string;
  toggleDrawer: () => void;
  now?: () => number;
}

/** How long records are collected, in milliseconds, and how many at most. */
export const gathering = 50;
const maxGathered = 200;

/** How many ended actors a late inspector gets; the end of each is among the stored events. */
const maxEnded = 500;

interface Attached {
  recorder: Recorder;
  refs: ReadonlyMap<string, AnyActorRef>;
  actors: () => ActorFacts[];
  detach: () => void;
}

/** The running actors of the followed flows, and the newest of those that ended. */
function createActorIndex(recorder: Recorder) {
  const refs = new Map<string, AnyActorRef>();
  /** The state of actors when they were first seen; for new actors, after their first step. */
  const first = new Map<AnyActorRef, ActorFacts>();
  const ended = new Map<string, ActorFacts>();

  function describeOnce(ref: AnyActorRef, snapshot?: unknown): ActorFacts {
    const facts = first.get(ref) ?? recorder.describe(ref, snapshot);
    first.set(ref, facts);
    return facts;
  }

  return {
    refs,
    describeOnce,
    isDescribed: (ref: AnyActorRef) => first.has(ref),
    /** The state at the start, or at the end if the actor has ended. */
    startOf: (ref: AnyActorRef) => ended.get(recorder.idOf(ref)) ?? describeOnce(ref),
    /** False if the actor is already known as running. */
    add(ref: AnyActorRef) {
      const id = recorder.idOf(ref);
      if (refs.get(id) === ref) return false;
      refs.set(id, ref);
      ended.delete(id);
      return true;
    },
    end(ref: AnyActorRef, snapshot: unknown) {
      const id = recorder.idOf(ref);
      if (refs.get(id) !== ref) return;
      ended.set(id, describeOnce(ref, snapshot));
      refs.delete(id);
      first.delete(ref);
      for (const oldest of ended.keys()) if (ended.size > maxEnded) ended.delete(oldest);
    },
    list: () => [
      ...ended.values(),
      ...[...refs.values()].map((ref) => (recorder.isWhole() ? describeOnce(ref) : recorder.describe(ref))),
    ],
  };
}

/** Follows the flows of the page, and sends what they do. */
function attach({ tab, post, running, path, now = Date.now }: AgentOptions): Attached {
  const recorder = createRecorder(tab, now);
  const actors = createActorIndex(recorder);
  const ends = new Map<AnyActorRef, () => void>();
  let started = new Set<AnyActorRef>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFull = false;

  /** Flows that have left the page are released after their ends were sent. */
  function letGo() {
    for (const [flow, end] of ends) {
      if (running.all.has(flow)) continue;
      end();
      ends.delete(flow);
    }
  }
  function tell() {
    clearTimeout(timer);
    timer = undefined;
    isFull = false;
    const met = [...started].map(actors.startOf);
    started = new Set();
    post({ type: 'news', tab, path: pageRoute(path()), started: met, records: recorder.takeNews() });
    letGo();
  }
  const soon = () => (timer ??= setTimeout(tell, gathering));
  function gather() {
    soon();
    if (isFull || recorder.unsent() < maxGathered) return;
    isFull = true;
    // An event settles after those that it caused, so they are all sent together.
    void Promise.resolve().then(() => isFull && tell());
  }

  function meet(ref: AnyActorRef) {
    if (!actors.add(ref)) return;
    started.add(ref);
    soon();
  }
  function note(ref: AnyActorRef, snapshot: unknown) {
    if (!isActive(snapshot)) actors.end(ref, snapshot);
    else if (!actors.isDescribed(ref)) {
      // A stopped actor may have started again.
      meet(ref);
      actors.describeOnce(ref, snapshot);
    }
    gather();
  }
  const watcher: Watcher = {
    ...recorder,
    meet,
    settle(ref, event, snapshot) {
      recorder.settle(ref, event, snapshot);
      note(ref, snapshot);
    },
    fail(ref, snapshot) {
      recorder.fail(ref, snapshot);
      note(ref, snapshot);
    },
  };
  function follow(flow: AnyActorRef) {
    if (ends.has(flow)) return;
    for (const ref of familyOf(flow)) {
      meet(ref);
      actors.describeOnce(ref);
    }
    ends.set(flow, watch(flow, watcher));
  }
  running.all.forEach(follow);
  running.onStart = follow;
  return {
    recorder,
    refs: actors.refs,
    actors: actors.list,
    detach() {
      running.onStart = undefined;
      isFull = false;
      clearTimeout(timer);
      for (const end of ends.values()) end();
    },
  };
}

/**
 * The page's side of the inspector. It observes and stores nothing while no inspector is open; it follows the flows
 * from the first connection until the last inspector is closed.
 */
export function startAgent(options: AgentOptions) {
  const { tab, post, subscribe, onClosed, sends, path, toggleDrawer } = options;
  const inspectors = new Set<string>();
  let attached: Attached | null = null;

  function detach(inspector: string) {
    inspectors.delete(inspector);
    if (inspectors.size > 0) return;
    attached?.detach();
    attached = null;
  }

  function greet(inspector: string) {
    if (!inspectors.has(inspector)) {
      inspectors.add(inspector);
      onClosed(inspector, () => detach(inspector));
    }
    attached ??= attach(options);
    const { recorder, actors } = attached;
    post({
      type: 'tab',
      tab: { tab, path: pageRoute(path()), sends },
      actors: actors(),
      records: recorder.past(),
    });
  }

  subscribe((message) => {
    switch (message.type) {
      case 'hello':
        if (message.to === undefined || message.to === tab) greet(message.inspector);
        return;
      case 'send':
        if (sends && message.tab === tab) {
          attached?.refs.get(message.actor)?.send({ ...message.payload, type: message.event });
        }
        return;
      case 'drawer':
        if (message.tab === tab) toggleDrawer();
        return;
      default:
        // Other pages send messages on this channel too.
        return;
    }
  });
  post({ type: 'knock', tab });
}

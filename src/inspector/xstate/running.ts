import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';

/** With `graph-of.ts` the only file that knows XState internals: inspection events and running actors. */
export interface Watcher {
  meet(ref: AnyActorRef): void;
  /** An actor got an event; without a source it came from outside. */
  event(ref: AnyActorRef, source: AnyActorRef | null, event: SeenEvent): void;
  /** Transitions were taken; several times, it may be, for one event. */
  step(ref: AnyActorRef, transitions: readonly unknown[]): void;
  /** The actor is done with an event. */
  settle(ref: AnyActorRef, event: SeenEvent, snapshot: unknown): void;
  /** What an event started has thrown, and ended the actor. */
  fail(ref: AnyActorRef, snapshot: unknown): void;
}

export interface SeenEvent {
  type: string;
}

interface Inside {
  observers: ReadonlySet<unknown>;
  _parent?: AnyActorRef;
  id: string;
  sessionId: string;
  src: unknown;
  logic: unknown;
}

const insideOf = (ref: AnyActorRef) => ref as unknown as Inside;

export const machineOf = (ref: AnyActorRef): AnyStateMachine | null => {
  const { logic } = insideOf(ref);
  return logic !== null && typeof logic === 'object' && 'root' in logic ? (logic as AnyStateMachine) : null;
};

export const parentOf = (ref: AnyActorRef) => insideOf(ref)._parent ?? null;

/** Unique on one page. */
export const sessionOf = (ref: AnyActorRef) => insideOf(ref).sessionId;

/** A machine goes by its own name, other work by that which its machine has for it. */
export function nameOf(ref: AnyActorRef): string {
  const { src, id } = insideOf(ref);
  return machineOf(ref)?.id ?? (typeof src === 'string' ? src : id);
}

export interface Looked {
  status: string;
  context: unknown;
  active: readonly string[];
}

export const isActive = (snapshot: unknown) => (snapshot as { status: string }).status === 'active';

/** The same list serves a machine for as long as it stays where it is. */
const idsOf = new WeakMap<object, readonly string[]>();

function activeOf(nodes: readonly { id: string }[]): readonly string[] {
  const cachedIds = idsOf.get(nodes);
  if (cachedIds) return cachedIds;
  const ids = nodes.map(({ id }) => id);
  idsOf.set(nodes, ids);
  return ids;
}

/** What a snapshot says; of a promise the context is what it ended with. */
export function look(snapshot: unknown): Looked {
  const { status, context, output, error, _nodes } = snapshot as {
    status: string;
    context?: unknown;
    output?: unknown;
    error?: unknown;
    _nodes?: readonly { id: string }[];
  };
  return { status, context: context ?? output ?? error, active: _nodes ? activeOf(_nodes) : [] };
}

export function familyOf(ref: AnyActorRef): AnyActorRef[] {
  const { children = {} } = ref.getSnapshot() as { children?: { readonly [id: string]: AnyActorRef | undefined } };
  return [ref, ...Object.values(children).flatMap((child) => (child ? familyOf(child) : []))];
}

/** XState reports an error that nobody observes; so it has to be where only this file does. */
function passOn(ref: AnyActorRef, error: unknown) {
  const { observers, _parent } = insideOf(ref);
  if (_parent || observers.size > 1) return;
  setTimeout(() => {
    throw error;
  });
}

/** Tells of all that happens in an actor's system, until the returned function is called. */
export function watch(ref: AnyActorRef, watcher: Watcher): () => void {
  const observed = new Map<AnyActorRef, { unsubscribe: () => void }>();
  // Where something throws XState tells its inspectors nothing.
  function observe(actor: AnyActorRef) {
    observed.get(actor)?.unsubscribe();
    const unobserve = () => void observed.delete(actor);
    const error = (thrown: unknown) => {
      unobserve();
      passOn(actor, thrown);
      watcher.fail(actor, actor.getSnapshot());
    };
    observed.set(actor, actor.subscribe({ error, complete: unobserve }));
  }
  for (const actor of familyOf(ref)) if (isActive(actor.getSnapshot())) observe(actor);
  const subscription = ref.system.inspect((inspected: InspectionEvent) => {
    const actor = inspected.actorRef as AnyActorRef;
    switch (inspected.type) {
      case '@xstate.actor':
        observe(actor);
        return watcher.meet(actor);
      case '@xstate.event':
        // Strict Mode stops an actor and starts it again.
        if (inspected.event.type === 'xstate.init' && !observed.has(actor)) observe(actor);
        return watcher.event(actor, (inspected.sourceRef as AnyActorRef | undefined) ?? null, inspected.event);
      case '@xstate.microstep':
        return watcher.step(actor, inspected._transitions);
      case '@xstate.snapshot':
        return watcher.settle(actor, inspected.event, inspected.snapshot);
      default:
        return;
    }
  });
  return () => {
    subscription.unsubscribe();
    for (const each of observed.values()) each.unsubscribe();
    observed.clear();
  };
}

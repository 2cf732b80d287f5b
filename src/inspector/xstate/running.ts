import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';

/** Only this file and `graph-of.ts` know XState internals: here, inspection events and running actors. */
export interface Watcher {
  meet(ref: AnyActorRef): void;
  /** An actor received an event; without a source, it came from outside. */
  event(ref: AnyActorRef, source: AnyActorRef | null, event: SeenEvent): void;
  /** Transitions were taken, possibly several times for one event. */
  step(ref: AnyActorRef, transitions: readonly unknown[]): void;
  /** The actor has finished an event. */
  settle(ref: AnyActorRef, event: SeenEvent, snapshot: unknown): void;
  /** The processing of an event threw an error and ended the actor. */
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

/** The name of a machine is its own; other actors have the name that their machine gives them. */
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

/** The same list is reused as long as a machine's states do not change. */
const idsOf = new WeakMap<object, readonly string[]>();

function activeOf(nodes: readonly { id: string }[]): readonly string[] {
  const cachedIds = idsOf.get(nodes);
  if (cachedIds) return cachedIds;
  const ids = nodes.map(({ id }) => id);
  idsOf.set(nodes, ids);
  return ids;
}

/** The content of a snapshot; the context of a promise is its result. */
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

/** XState reports an error if nobody observes it, which must also hold if only this file observes the actor. */
function passOn(ref: AnyActorRef, error: unknown) {
  const { observers, _parent } = insideOf(ref);
  if (_parent || observers.size > 1) return;
  setTimeout(() => {
    throw error;
  });
}

/** Reports everything that happens in an actor's system, until the returned function is called. */
export function watch(ref: AnyActorRef, watcher: Watcher): () => void {
  const observed = new Map<AnyActorRef, { unsubscribe: () => void }>();
  // XState does not tell its inspectors about errors.
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

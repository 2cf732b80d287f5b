import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';

/**
 * The other of two files that know how XState works inside (`graph-of.ts` is the first): what its inspection tells,
 * and what is to be read off a running actor.
 */
export type Sighting =
  | { kind: 'actor'; ref: AnyActorRef }
  | { kind: 'event'; ref: AnyActorRef; source: AnyActorRef | null; event: SeenEvent }
  /** A transition was taken; several may be, for one event. */
  | { kind: 'step'; ref: AnyActorRef; taken: readonly unknown[] }
  /** The actor is done with an event. */
  | { kind: 'settled'; ref: AnyActorRef; event: SeenEvent; snapshot: unknown };

export interface SeenEvent {
  type: string;
}

/** Null for what tells nothing that is recorded. */
export function sightingOf(inspected: InspectionEvent): Sighting | null {
  const ref = inspected.actorRef as AnyActorRef;
  switch (inspected.type) {
    case '@xstate.actor':
      return { kind: 'actor', ref };
    case '@xstate.event':
      return {
        kind: 'event',
        ref,
        source: (inspected.sourceRef as AnyActorRef | undefined) ?? null,
        event: inspected.event,
      };
    case '@xstate.microstep':
      return { kind: 'step', ref, taken: inspected._transitions };
    case '@xstate.snapshot':
      return { kind: 'settled', ref, event: inspected.event, snapshot: inspected.snapshot };
    default:
      return null;
  }
}

interface Inside {
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

interface Looked {
  status: string;
  context: unknown;
  active: readonly string[];
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
  return { status, context: context ?? output ?? error, active: _nodes?.map(({ id }) => id) ?? [] };
}

/** An actor and all that it runs. */
export function familyOf(ref: AnyActorRef): AnyActorRef[] {
  const { children = {} } = ref.getSnapshot() as { children?: { readonly [id: string]: AnyActorRef | undefined } };
  return [ref, ...Object.values(children).flatMap((child) => (child ? familyOf(child) : []))];
}

/** Tells of all that happens in an actor's system, until the returned function is called. */
export function watch(ref: AnyActorRef, tell: (sighting: Sighting) => void): () => void {
  const subscription = ref.system.inspect((inspected: InspectionEvent) => {
    const sighting = sightingOf(inspected);
    if (sighting) tell(sighting);
  });
  return () => subscription.unsubscribe();
}

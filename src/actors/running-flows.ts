import type { AnyActorRef } from 'xstate';

/** The flows of this page, for the inspector. It is a separate script, so both share a global variable. */
export interface RunningFlows {
  readonly all: Set<AnyActorRef>;
  /** Set while someone listens. */
  onStart?: ((flow: AnyActorRef) => void) | undefined;
}

declare global {
  var runningFlows: RunningFlows | undefined;
}

/** Registers a running flow. @returns a function that unregisters it */
export function announce(flow: AnyActorRef) {
  const running = (globalThis.runningFlows ??= { all: new Set() });
  running.all.add(flow);
  running.onStart?.(flow);
  return () => void running.all.delete(flow);
}

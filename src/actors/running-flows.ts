import type { AnyActorRef } from 'xstate';

/** The flows of this page, for whoever inspects them: a script of its own, so they meet on the page itself. */
export interface RunningFlows {
  readonly all: Set<AnyActorRef>;
  /** Set for as long as somebody listens. */
  onStart?: ((flow: AnyActorRef) => void) | undefined;
}

declare global {
  var runningFlows: RunningFlows | undefined;
}

/** Notes that a flow runs. Returns what notes its end. */
export function announce(flow: AnyActorRef) {
  const running = (globalThis.runningFlows ??= { all: new Set() });
  running.all.add(flow);
  running.onStart?.(flow);
  return () => void running.all.delete(flow);
}

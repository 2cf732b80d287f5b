import { useEffect, useEffectEvent } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

type Handlers<Emitted extends { type: string }> = {
  readonly [Type in Emitted['type']]?: (event: Emitted & { type: Type }) => void;
};

/** Calls the handler for each type of event that a flow emits. The handlers do not need to be stable. */
export function useFlowEvents<Emitted extends EventObject>(
  flow: ActorRef<Snapshot<unknown>, never, Emitted>,
  handlers: Handlers<Emitted>,
) {
  const handle = useEffectEvent((event: Emitted) => {
    const { [event.type as Emitted['type']]: handler } = handlers;
    handler?.(event);
  });
  useEffect(() => {
    const subscription = flow.on('*', (event) => handle(event));
    return () => subscription.unsubscribe();
  }, [flow]);
}

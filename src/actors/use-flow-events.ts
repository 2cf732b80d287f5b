import { useEffect, useEffectEvent } from 'react';
import type { Actor, AnyActorLogic, EmittedFrom } from 'xstate';

type Handlers<Emitted extends { type: string }> = {
  readonly [Type in Emitted['type']]?: (event: Extract<Emitted, { type: Type }>) => void;
};

/** Calls the handler for each type of event that a flow emits. The handlers do not need to be stable. */
export function useFlowEvents<Logic extends AnyActorLogic>(flow: Actor<Logic>, handlers: Handlers<EmittedFrom<Logic>>) {
  const handle = useEffectEvent((event: EmittedFrom<Logic>) => {
    const { [event.type as EmittedFrom<Logic>['type']]: handler } = handlers;
    handler?.(event);
  });
  useEffect(() => {
    const subscription = flow.on('*', (event) => handle(event));
    return () => subscription.unsubscribe();
  }, [flow]);
}

import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { announce } from './running-flows';

/** The actor of a flow that runs for as long as its component is on the page. */
export const useFlow: typeof useActorRef = (machine, ...options) => {
  const flow = useActorRef(machine, ...options);
  useEffect(() => announce(flow), [flow]);
  return flow;
};

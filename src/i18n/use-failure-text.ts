import { useHydrated } from '../lazy/use-hydrated';
import { failureKey } from './failure-key';
import { useMessages } from './use-messages';

export interface FailureCause {
  /** Without a code, only the state of the network is known. */
  code?: string | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
}

const minute = 60;

/**
 * Says what failed, and when a retry may help. The server does not know the connection, because a browser may hydrate
 * its HTML without a network.
 */
export function useFailureText() {
  const m = useMessages();
  const hydrated = useHydrated();
  return ({ code, retryAfter = 0 }: FailureCause = {}): string => {
    if (code === 'BUSY' && retryAfter >= minute)
      return m('failure.busy-until', { minutes: Math.ceil(retryAfter / minute) });
    return m(hydrated || code !== undefined ? failureKey(code) : 'failure.text');
  };
}

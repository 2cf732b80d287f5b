import { useHydrated } from '../lazy/use-hydrated';
import { failureKey } from './failure-key';
import { useMessages } from './use-messages';

export interface FailureCause {
  /** Without one, all that is known is whether there is a network. */
  code?: string | undefined;
  /** Seconds. */
  retryAfter?: number | undefined;
}

const minute = 60;

/** Whose fault it is, and when another try may help. The server, whose html a browser without a network may take over, knows of no connection. */
export function useFailureText() {
  const m = useMessages();
  const hydrated = useHydrated();
  return ({ code, retryAfter = 0 }: FailureCause = {}): string => {
    if (code === 'BUSY' && retryAfter >= minute)
      return m('failure.busy-until', { minutes: Math.ceil(retryAfter / minute) });
    return m(hydrated || code !== undefined ? failureKey(code) : 'failure.text');
  };
}

import { useHydrated } from '../lazy/use-hydrated';
import { failureKey } from './failure-key';

/** `failureKey` for what is rendered: the server, whose html a browser without a network may take over, knows of no connection. */
export function useFailureKey(code?: string) {
  const hydrated = useHydrated();
  return hydrated || code !== undefined ? failureKey(code) : 'failure.text';
}

import { useSyncExternalStore } from 'react';
import { useStoreOrNull } from './store-context';

const listeners = new Set<() => void>();
const flagOf = (codename: string) => `at.${codename}`;

function subscribe(listener: () => void) {
  const controller = new AbortController();
  listeners.add(listener);
  // Another tab may have signed in or out meanwhile.
  addEventListener('focus', listener, { signal: controller.signal });
  addEventListener('pageshow', listener, { signal: controller.signal });
  return () => {
    listeners.delete(listener);
    controller.abort();
  };
}

/** Whether this browser has a session at the store: a flag beside the sealed cookie says so, and holds no secret. */
export const isSignedIn = (codename: string): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${flagOf(codename)}=`));

/** Looks at the flag again: an answer may have set or cleared it. */
export function noteSession() {
  for (const listener of listeners) listener();
}

/** Drops a flag whose session is over. */
export function clearSession(codename: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari lack the Cookie Store API
  document.cookie = `${flagOf(codename)}=; path=/; max-age=0`;
  noteSession();
}

const useSession = (whileHydrating: boolean, inBrowser: (signedIn: () => boolean) => boolean) => {
  const codename = useStoreOrNull()?.codename;
  return useSyncExternalStore(
    subscribe,
    () => inBrowser(() => codename !== undefined && isSignedIn(codename)),
    () => whileHydrating,
  );
};

/** Whether a customer is signed in. Known after hydration: until then everybody is a guest, whose pages are all alike. */
export const useSignedIn = (): boolean => useSession(false, (signedIn) => signedIn());

/**
 * Whether whoever is here may see a page. A private one is rendered by the server for nobody but its customer. Of a
 * public one the answer never changes: a change while parts of the page wait to hydrate would make React draw them anew.
 */
export const useMaySee = (isPrivate: boolean): boolean => useSession(true, (signedIn) => !isPrivate || signedIn());

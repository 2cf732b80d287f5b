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
 * Whether the visitor may see a page. The server renders a private one only for its customer. For a public one the
 * result never changes: a change while parts of the page wait to hydrate would make React re-render them.
 */
export const useMaySee = (isPrivate: boolean): boolean => useSession(true, (signedIn) => !isPrivate || signedIn());

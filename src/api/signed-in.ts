import { useSyncExternalStore } from 'react';
import { boundPage, browserSession, changeSession, isReplaced, pageSession } from '../storage/page-session';
import { flagName } from '../storage/session-flag';
import { useStoreOrNull } from './store-context';

const listeners = new Set<() => void>();
let others: BroadcastChannel | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isSignedIn = (codename: string): boolean => pageSession(codename) !== '';

export const sessionHeaders = (): { [name: string]: string } => {
  const session = boundPage()?.session;
  return session ? { 'x-session': session } : {};
};

/** @param isKept whether the page has just returned from the back/forward cache */
const replace = (isKept = false) =>
  void import(/* webpackChunkName: "replace-page" */ './replace-page').then(
    ({ replacePage }) => replacePage(isKept),
    () => location.reload(),
  );

/** Leaves a page whose session another tab has ended, or replaced by another one. */
export function checkSession() {
  if (isReplaced()) replace();
}

function tell() {
  for (const listener of listeners) listener();
  others?.postMessage(null);
}

export function noteAnswer(code?: string) {
  const page = boundPage();
  // The session has ended by itself, so the page continues as a guest's.
  if (page && code === 'SIGNED_OUT' && page.session && !browserSession(page.codename)) endSession();
  else if (code === 'OTHER_SESSION') replace();
  else checkSession();
}

/** @param session begun by an answer to this page; empty if the answer ended a session */
export function beginSession(session: string) {
  changeSession(session);
  // Other tabs are told once the page's storage belongs to the customer.
  setTimeout(tell);
}

function endSession() {
  changeSession('');
  tell();
}

/** Removes the flag of the page's session, which has ended; the flag of another session stays. */
export function clearSession(codename: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari lack the Cookie Store API
  document.cookie = `${flagName(codename, pageSession(codename))}=; path=/; max-age=0`;
  if (browserSession(codename) === '') endSession();
  else checkSession();
}

/** Makes the page follow sign-ins and sign-outs in other tabs, even after it returns from the back/forward cache. */
export function watchSession(codename: string) {
  const open = () => {
    if (typeof BroadcastChannel === 'undefined') return;
    others ??= new BroadcastChannel(`session:${codename}`);
    others.onmessage = checkSession;
  };
  open();
  addEventListener('pageshow', ({ persisted }) => {
    open();
    if (isReplaced()) replace(persisted);
  });
  // An open channel keeps pages out of that cache.
  addEventListener('pagehide', () => {
    others?.close();
    others = undefined;
  });
  addEventListener('focus', checkSession);
  addEventListener('storage', checkSession);
  document.addEventListener('visibilitychange', checkSession);
}

const useSession = (whileHydrating: boolean, inBrowser: (signedIn: () => boolean) => boolean) => {
  const codename = useStoreOrNull()?.codename;
  return useSyncExternalStore(
    subscribe,
    () => inBrowser(() => codename !== undefined && isSignedIn(codename)),
    () => whileHydrating,
  );
};

/** Whether a customer is signed in. Known only after hydration; until then, everybody counts as a guest. */
export const useSignedIn = (): boolean => useSession(false, (signedIn) => signedIn());

/**
 * Whether the visitor may see a page. The server renders a private page only for its customer. For a public page, the
 * result never changes: a change while parts of the page wait to hydrate would make React re-render them.
 */
export const useMaySee = (isPrivate: boolean): boolean => useSession(true, (signedIn) => !isPrivate || signedIn());

import { newestSession } from './session-flag';

interface Page {
  readonly codename: string;
  /** The name of the session in the page's requests; empty for a guest. */
  session: string;
  /**
   * The session whose stored values the page reads and writes. It stays when a session ends during a page. Null for
   * none.
   */
  owner: string | null;
  /** Whether a session of this document has ended. */
  isUsed: boolean;
}

let page: Page | undefined;

/** The name of the browser's current session at a store; empty for a guest. */
export const browserSession = (codename: string): string =>
  typeof document === 'undefined' ? '' : newestSession(codename, document.cookie);

/** Binds the document to a session: the one for which the server rendered it, or the browser's. */
export function bindPage(codename: string, session = browserSession(codename)) {
  page = { codename, session, owner: session, isUsed: false };
  return page;
}

const pageOf = (codename: string) => page ?? bindPage(codename);

export const pageSession = (codename: string): string => pageOf(codename).session;

export const storageOwner = (codename: string): string | null => pageOf(codename).owner;

export const boundPage = (): Readonly<Page> | undefined => page;

/** Whether another tab has begun or ended a session, so that the browser's session is not the page's. */
export const isReplaced = () => page !== undefined && browserSession(page.codename) !== page.session;

/** Call it when the page itself has begun or ended a session. */
export function changeSession(session: string) {
  if (!page || page.session === session) return;
  page.isUsed ||= page.session !== '';
  page.session = session;
}

export function changeOwner(owner: string | null) {
  if (page) page.owner = owner;
}

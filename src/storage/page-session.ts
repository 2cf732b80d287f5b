import { newestSession } from './session-flag';

interface Page {
  readonly codename: string;
  /** The name of the session that the page asks for; empty for a guest. */
  session: string;
  /** The session whose stored values it reads and writes: goes on where a session ends under a page. Null for nobody's. */
  owner: string | null;
  /** A session of this document has ended. */
  isUsed: boolean;
}

let page: Page | undefined;

/** The name of the session that the browser has at a store now. Empty for a guest. */
export const browserSession = (codename: string): string =>
  typeof document === 'undefined' ? '' : newestSession(codename, document.cookie);

/** Binds the document to a session: that which the server made it for, or else the browser's. */
export function bindPage(codename: string, session = browserSession(codename)) {
  page = { codename, session, owner: session, isUsed: false };
  return page;
}

const pageOf = (codename: string) => page ?? bindPage(codename);

export const pageSession = (codename: string): string => pageOf(codename).session;

export const storageOwner = (codename: string): string | null => pageOf(codename).owner;

export const boundPage = (): Readonly<Page> | undefined => page;

/** The browser's session is another than the page's, which another tab has begun or ended. */
export const isReplaced = () => page !== undefined && browserSession(page.codename) !== page.session;

/** The page itself has begun or ended a session. */
export function changeSession(session: string) {
  if (!page || page.session === session) return;
  page.isUsed ||= page.session !== '';
  page.session = session;
}

export function changeOwner(owner: string | null) {
  if (page) page.owner = owner;
}

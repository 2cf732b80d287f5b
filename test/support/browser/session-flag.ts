import { bindPage, browserSession } from '../../../src/storage/page-session';
import { flagName } from '../../../src/storage/session-flag';

/** What an answer to another page of the browser does when a session has ended. */
export function dropFlag(codename = 'kopi') {
  for (let session = browserSession(codename); session; session = browserSession(codename))
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom lacks the Cookie Store API
    document.cookie = `${flagName(codename, session)}=; path=/; max-age=0`;
}

/** What an answer to another page of the browser does when a session has begun. */
export function changeFlag(session: string, codename = 'kopi') {
  dropFlag(codename);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom lacks the Cookie Store API
  document.cookie = `${flagName(codename, session)}=1; path=/`;
}

/** What the server does beside the sealed cookie when somebody signs in, or out, for a page that is new then. */
export const setFlag = (codename = 'kopi', session = '1') => {
  changeFlag(session, codename);
  bindPage(codename, session);
};

export const clearFlag = (codename = 'kopi') => {
  dropFlag(codename);
  bindPage(codename, '');
};

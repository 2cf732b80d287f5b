import { bindPage, browserSession } from '../../../src/storage/page-session';
import { flagName } from '../../../src/storage/session-flag';

/** The effect of an answer to another page of the browser that ended a session. */
export function dropFlag(codename = 'kopi') {
  for (let session = browserSession(codename); session; session = browserSession(codename))
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom lacks the Cookie Store API
    document.cookie = `${flagName(codename, session)}=; path=/; max-age=0`;
}

/** The effect of an answer to another page of the browser that began a session. */
export function changeFlag(session: string, codename = 'kopi') {
  dropFlag(codename);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom lacks the Cookie Store API
  document.cookie = `${flagName(codename, session)}=1; path=/`;
}

/** The effect of signing in or out on the readable cookie, for a page that is opened afterwards. */
export const setFlag = (codename = 'kopi', session = '1') => {
  changeFlag(session, codename);
  bindPage(codename, session);
};

export const clearFlag = (codename = 'kopi') => {
  dropFlag(codename);
  bindPage(codename, '');
};

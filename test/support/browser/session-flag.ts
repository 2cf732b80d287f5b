import { bindPage } from '../../../src/storage/page-session';

/** What the server does beside the sealed cookie when somebody signs in, or out, for a page that is new then. */
export const setFlag = (codename = 'kopi', session = '1') => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom lacks the Cookie Store API
  document.cookie = `at.${codename}=${session}; path=/`;
  bindPage(codename, session);
};

export const clearFlag = (codename = 'kopi') => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom lacks the Cookie Store API
  document.cookie = `at.${codename}=; path=/; max-age=0`;
  bindPage(codename, '');
};

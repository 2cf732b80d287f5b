import { createContext, use } from 'react';
import type { Locale } from '../i18n/translate';

/** What the server decides for a page, and with which the browser starts. Contains nothing personal. */
export interface PageContext {
  locale: Locale;
  /** `/codename` in sub-path mode, otherwise empty. */
  base: string;
  /** Scheme and host that visitors see. */
  origin: string;
  /** The store's codename; null on the neutral pages. */
  codename: string | null;
  /** The name of the session for which the page was rendered; null if guests get the same page. */
  session: string | null;
  /** The facade's URL, with store and language in its query. */
  endpoint: string;
  /** The page is the directory of stores. */
  directory: boolean;
  /** URL of a map tile, with `{z}`, `{x}` and `{y}`. */
  tiles: string;
}

export const PageContextProvider = createContext<PageContext | null>(null);

export function usePageContext(): PageContext {
  const context = use(PageContextProvider);
  if (!context) throw new Error('No PageContextProvider above this component');
  return context;
}

import { createContext, use } from 'react';
import type { Locale } from '../i18n/translate';

/** What the server decides for a page and the browser starts from. Holds nothing personal. */
export interface PageContext {
  locale: Locale;
  /** `/codename` in sub-path mode, else empty. */
  base: string;
  /** Scheme and host that visitors see. */
  origin: string;
  /** The store's codename; null on the neutral pages. */
  codename: string | null;
  /** Names the session that the page was made for; null where guests get the same. */
  session: string | null;
  /** The facade's address with store and language in its query. */
  endpoint: string;
  /** The page is the directory of stores. */
  directory: boolean;
  /** Address of a map tile, with `{z}`, `{x}` and `{y}`. */
  tiles: string;
}

export const PageContextProvider = createContext<PageContext | null>(null);

export function usePageContext(): PageContext {
  const context = use(PageContextProvider);
  if (!context) throw new Error('No PageContextProvider above this component');
  return context;
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageContext } from '../../routing/page-context';
import type { Loaded } from '../../api/loaded';
import { useStoreOrNull } from '../../api/store-context';
import { useMessages } from '../../i18n/use-messages';
import { headOf } from './page-outcome';
import { pageTitle } from './page-title';
import type { RouteMatch } from '../router/match-in';

/** The page that the document's head is about: at first the one that the server wrote. */
let described: string | null = null;

/** Keeps the tab's title and the page's right address when the page changes without a new document. */
export function useHead(match: RouteMatch, search: URLSearchParams, loaded: Loaded<unknown> | null) {
  const text = useMessages();
  const store = useStoreOrNull();
  const { origin, base } = usePageContext();
  const { pathname } = useLocation();
  const { title, canonicalPath = pathname } = headOf(match, search, loaded, text);
  const whole = pageTitle(title, store);
  const address = `${origin}${base}${canonicalPath}`;
  useEffect(() => {
    document.title = whole;
    described ??= address;
    if (described === address) return;
    described = address;
    document.querySelector('meta[property="og:url"]')?.setAttribute('content', address);
    // It was about the page that the server wrote.
    document.querySelector('script[type="application/ld+json"]')?.remove();
  }, [whole, address]);
}

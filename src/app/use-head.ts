import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageContext } from '../routing/page-context';
import { useStoreOrNull } from '../api/store-context';
import { useMessages } from '../i18n/use-messages';
import { pageTitle } from './page-title';
import type { RouteMatch } from './match-in';

/** Keeps the tab's title and the page's right address when the page changes without a new document. */
export function useHead({ route, params }: RouteMatch, search: URLSearchParams, data: unknown) {
  const text = useMessages();
  const store = useStoreOrNull();
  const { origin, base } = usePageContext();
  const { pathname } = useLocation();
  const { title, canonicalPath = pathname } = route.head({ data, place: { params, search }, text });
  const whole = pageTitle(title, store);
  const address = `${origin}${base}${canonicalPath}`;
  useEffect(() => {
    document.title = whole;
    const named = document.querySelector('meta[property="og:url"]');
    if (named?.getAttribute('content') === address) return;
    named?.setAttribute('content', address);
    // It was about the page that the server wrote.
    document.querySelector('script[type="application/ld+json"]')?.remove();
  }, [whole, address]);
}

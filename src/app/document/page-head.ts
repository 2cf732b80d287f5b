import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Failure, FailureCode, Loaded } from '../../api/loaded';
import { useStoreOrNull } from '../../api/store-context';
import type { Translate } from '../../i18n/translate';
import { useMessages } from '../../i18n/use-messages';
import type { Head } from '../../routing/define-route';
import { usePageContext } from '../../routing/page-context';
import type { RouteMatch } from '../router/route-at';

/** The title of pages that belong to no store. */
export const productName = 'Storefront';

interface Named {
  name: string;
  tagline: string;
}

/** The page's own title and the store's name; the home page has the tagline instead. */
export const pageTitle = (title: string, store: Named | null) => {
  const name = store?.name ?? productName;
  return title ? `${title} | ${name}` : [name, store?.tagline].filter(Boolean).join(' – ');
};

/** The head of a URL without a page. */
export const missingHead = (text: Translate): Head => ({ title: text('not-found.title'), indexed: false });

/**
 * Whether a route's page is shown, does not exist, or could not be loaded. `loaded` is null if the page loads nothing.
 */
export function outcomeOf({ route }: RouteMatch, loaded: Loaded<unknown> | null): 'shown' | 'missing' | 'failed' {
  if (!loaded) return 'shown';
  if (loaded.ok) return route.exists?.(loaded.data) === false ? 'missing' : 'shown';
  return loaded.code === 'NOT_FOUND' || loaded.code === 'BAD_INPUT' ? 'missing' : 'failed';
}

export function headOf(
  match: RouteMatch,
  search: URLSearchParams,
  loaded: Loaded<unknown> | null,
  text: Translate,
): Head {
  const outcome = outcomeOf(match, loaded);
  if (outcome === 'missing') return missingHead(text);
  const { route, params } = match;
  const head = route.head({ data: loaded?.ok ? loaded.data : null, match: { params, search }, text });
  if (outcome === 'shown') return head;
  const title = head.title ? text('failure.page-of', { page: head.title }) : text('failure.page');
  return { title, indexed: false };
}

/** The status of a failed page. 502: the provider gave no answer that can be used; 503: it, or this server, could not answer now. */
const statuses: Partial<Record<FailureCode, 502>> = { PROVIDER_UNAVAILABLE: 502 };

export const failureStatus = ({ code }: Failure): 502 | 503 => statuses[code] ?? 503;

/** The page that the document's head describes; at first, the one that the server rendered. */
let described: string | null = null;

/** Updates the tab's title and the page's canonical URL when the page changes without a new document. */
export function useHead(match: RouteMatch, search: URLSearchParams, loaded: Loaded<unknown> | null) {
  const text = useMessages();
  const store = useStoreOrNull();
  const { origin, base } = usePageContext();
  const { pathname } = useLocation();
  const { title, canonicalPath = pathname } = headOf(match, search, loaded, text);
  const whole = pageTitle(title, store);
  const url = `${origin}${base}${canonicalPath}`;
  useEffect(() => {
    document.title = whole;
    described ??= url;
    if (described === url) return;
    described = url;
    document.querySelector('meta[property="og:url"]')?.setAttribute('content', url);
    // It described the page that the server rendered.
    document.querySelector('script[type="application/ld+json"]')?.remove();
  }, [whole, url]);
}

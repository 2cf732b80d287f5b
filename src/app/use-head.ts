import { useEffect } from 'react';
import { useStoreOrNull } from '../api/store-context';
import { useMessages } from '../i18n/use-messages';
import { pageTitle } from './page-title';
import type { RouteMatch } from './routes';

/** Keeps the tab's title right when the page changes without a new document. */
export function useHead({ route, params }: RouteMatch, search: URLSearchParams, data: unknown) {
  const text = useMessages();
  const store = useStoreOrNull();
  const { title } = route.head({ data, place: { params, search }, text });
  const whole = pageTitle(title, store);
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}

import type { Failure, FailureCode, Loaded } from '../../api/loaded';
import type { Translate } from '../../i18n/translate';
import type { Head } from '../../routing/define-route';
import type { RouteMatch } from '../router/match-in';

/** What an address says of itself that has no page. */
export const missingHead = (text: Translate): Head => ({ title: text('not-found.title'), indexed: false });

/** Whether a route's page is shown, does not exist, or could not be loaded. `loaded` is null where it loads nothing. */
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

import { ErrorState } from '../../ui/feedback/error-state';
import { useMessages } from '../../i18n/use-messages';
import type { FailedScreenProps } from '../../routing/define-route';
import SearchTop from './search-top';

/** The page when its items failed to load: the query stays editable. */
export default function SearchFailed({ failure, onRetry }: FailedScreenProps) {
  const m = useMessages();
  return (
    <>
      <SearchTop />
      <ErrorState message={m('list.failed')} failure={failure} onRetry={onRetry} />
    </>
  );
}

import { ErrorState } from '../../ui/feedback/error-state';
import { useMessages } from '../../i18n/use-messages';
import type { FailedScreenProps } from '../../routing/define-route';
import SearchTop from './search-top';

/** The page where its items could not be had: what is searched stays, and can be changed. */
export default function SearchFailed({ failure, onRetry }: FailedScreenProps) {
  const m = useMessages();
  return (
    <>
      <SearchTop />
      <ErrorState message={m('list.failed')} requestId={failure?.requestId} onRetry={onRetry} />
    </>
  );
}

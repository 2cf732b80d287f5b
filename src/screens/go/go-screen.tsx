import { ErrorState } from '../../ui/feedback/error-state';
import { useMessages } from '../../i18n/use-messages';

/** Shows that a call to action could not be opened. A retry requests the same URL from the server. */
export default function GoScreen() {
  const m = useMessages();
  return <ErrorState as="h1" message={m('action.not-opened')} onRetry={() => location.reload()} />;
}

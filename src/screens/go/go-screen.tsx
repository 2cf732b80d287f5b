import { ErrorState } from '../../ui/feedback/error-state';
import { useMessages } from '../../i18n/use-messages';

/** Says that a call to action could not be opened; trying again asks the server for the same address. */
export default function GoScreen() {
  const m = useMessages();
  return <ErrorState as="h1" message={m('action.not-opened')} onRetry={() => location.reload()} />;
}

import styled from 'styled-components';
import { PictureMessage } from '../components/picture-message';
import { RetryLink } from '../components/retry-link';
import { useMessages } from '../i18n/use-messages';

export interface UnavailablePageProps {
  /** Names the request in the server's log; empty where there is none. */
  requestId: string;
  onRetry: () => void;
}

const Page = styled.main`
  display: flex;
  flex: 1;
`;

/** The whole page when not even the store can be asked for. */
export function UnavailablePage({ requestId, onRetry }: UnavailablePageProps) {
  const m = useMessages();
  return (
    <Page>
      <PictureMessage mood="asleep" title={m('failure.title')} text={m('failure.unavailable')}>
        <RetryLink onRetry={onRetry} />
        {requestId && <small>{m('failure.request', { id: requestId })}</small>}
      </PictureMessage>
    </Page>
  );
}

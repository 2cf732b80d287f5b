import styled from 'styled-components';
import { ErrorState } from '../ui/feedback/error-state';
import { useMessages } from '../i18n/use-messages';

export interface UnavailablePageProps {
  /** Names the request in the server's log; empty where there is none. */
  requestId: string;
  onRetry: () => void;
}

const Page = styled.main`
  display: grid;
  flex: 1;
  place-items: center;
`;

/** The whole page when not even the store can be asked for. */
export function UnavailablePage(props: UnavailablePageProps) {
  const m = useMessages();
  return (
    <Page>
      <ErrorState as="h1" message={m('failure.unavailable')} {...props} />
    </Page>
  );
}

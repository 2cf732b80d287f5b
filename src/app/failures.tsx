import styled from 'styled-components';
import { useMessages } from '../i18n/use-messages';
import type { FailedScreenProps } from '../routing/define-route';
import { ErrorState } from '../ui/feedback/error-state';

/** Replaces a page's content that failed to load; the rest of the page stays. */
export const FailedPart = ({ failure, onRetry }: FailedScreenProps) => (
  <ErrorState failure={failure} onRetry={onRetry} />
);

export interface UnavailablePageProps {
  /** Identifies the request in the server's log; empty if there is none. */
  requestId: string;
  onRetry: () => void;
}

const Page = styled.main`
  display: grid;
  flex: 1;
  place-items: center;
`;

/** The whole page if not even the store can be loaded. */
export function UnavailablePage({ requestId, onRetry }: UnavailablePageProps) {
  const m = useMessages();
  return (
    <Page>
      <ErrorState as="h1" message={m('failure.unavailable')} failure={{ requestId }} onRetry={onRetry} />
    </Page>
  );
}

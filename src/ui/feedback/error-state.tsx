import CloudOff from 'lucide-react/icons/cloud-off';
import { type FailureCause, useFailureText } from '../../i18n/use-failure-text';
import { useMessages } from '../../i18n/use-messages';
import { IconDisc } from '../media/icon-disc';
import { MessageFrame } from './message-frame';
import { RetryLink } from '../button/retry-link';

export interface ErrorStateProps {
  /** What could not be done. */
  message?: string;
  onRetry: () => void;
  /** The cause, as far as it is known, and the request's id in the server's log. */
  failure?: (FailureCause & { requestId?: string }) | undefined;
  /** `h1` if the page shows nothing else. */
  as?: 'h1' | 'h2';
}

export function ErrorState({ message, onRetry, failure, as: Title = 'h2' }: ErrorStateProps) {
  const m = useMessages();
  const failureText = useFailureText();
  return (
    <MessageFrame role="alert">
      <IconDisc $size={88} $shape="round" $soft>
        <CloudOff size={40} strokeWidth={1.5} />
      </IconDisc>
      <Title>{m('failure.title')}</Title>
      {message && <p>{message}</p>}
      {(failure?.code !== undefined || !message) && <p>{failureText(failure)}</p>}
      <RetryLink $look="secondary" onRetry={onRetry} />
      {failure?.requestId && <small>{m('failure.request', { id: failure.requestId })}</small>}
    </MessageFrame>
  );
}

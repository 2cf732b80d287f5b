import CloudOff from 'lucide-react/icons/cloud-off';
import { useMessages } from '../i18n/use-messages';
import { MessageFrame } from './message-frame';
import { RetryLink } from './retry-link';

export interface ErrorStateProps {
  /** What could not be done; a general text without it. */
  message?: string;
  onRetry: () => void;
  /** The id under which the server has logged it. */
  requestId?: string;
  /** `h1` where it is all that the page shows. */
  as?: 'h1' | 'h2';
}

/** What stands where something failed to load, with a way to try again. */
export function ErrorState({ message, onRetry, requestId, as: Title = 'h2' }: ErrorStateProps) {
  const m = useMessages();
  return (
    <MessageFrame role="alert">
      <span aria-hidden>
        <CloudOff size={40} strokeWidth={1.5} />
      </span>
      <Title>{m('failure.title')}</Title>
      <p>{message ?? m('failure.text')}</p>
      <RetryLink $look="secondary" onRetry={onRetry} />
      {requestId && <small>{m('failure.request', { id: requestId })}</small>}
    </MessageFrame>
  );
}

import CloudOff from 'lucide-react/icons/cloud-off';
import { useFailureKey } from '../../i18n/use-failure-key';
import { useMessages } from '../../i18n/use-messages';
import { IconDisc } from '../media/icon-disc';
import { MessageFrame } from './message-frame';
import { RetryLink } from '../button/retry-link';

export interface ErrorStateProps {
  /** What could not be done; without it a general text about whose fault it is. */
  message?: string;
  onRetry: () => void;
  /** The failure's code, by which the general text is chosen. */
  code?: string | undefined;
  /** The id under which the server has logged it. */
  requestId?: string;
  /** `h1` where it is all that the page shows. */
  as?: 'h1' | 'h2';
}

export function ErrorState({ message, onRetry, code, requestId, as: Title = 'h2' }: ErrorStateProps) {
  const m = useMessages();
  const failure = useFailureKey(code);
  return (
    <MessageFrame role="alert">
      <IconDisc $size={88} $shape="round" $soft>
        <CloudOff size={40} strokeWidth={1.5} />
      </IconDisc>
      <Title>{m('failure.title')}</Title>
      <p>{message ?? m(failure)}</p>
      <RetryLink $look="secondary" onRetry={onRetry} />
      {requestId && <small>{m('failure.request', { id: requestId })}</small>}
    </MessageFrame>
  );
}

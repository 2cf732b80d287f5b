import EyeOff from 'lucide-react/icons/eye-off';
import { EmptyState } from '../../../src/ui/feedback/empty-state';
import { ErrorState } from '../../../src/ui/feedback/error-state';
import { useStudioMessages } from '../../i18n/use-studio-messages';

interface PreviewFailureProps {
  /** Whether the server shows no previews at all, so that trying again does not help. */
  isUnavailable: boolean;
  onRetry: () => void;
}

/** In the place of the page. */
export function PreviewFailure({ isUnavailable, onRetry }: PreviewFailureProps) {
  const m = useStudioMessages();
  if (!isUnavailable) return <ErrorState message={m('preview.failed')} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={<EyeOff size={40} strokeWidth={1.5} aria-hidden />}
      title={m('preview.unavailable')}
      text={m('preview.unavailable-text')}
    />
  );
}

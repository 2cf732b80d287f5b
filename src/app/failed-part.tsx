import { ErrorState } from '../ui/feedback/error-state';
import type { FailedScreenProps } from '../routing/define-route';

/** Replaces a page's content that failed to load; the rest of the page stays. */
export const FailedPart = ({ failure, onRetry }: FailedScreenProps) => (
  <ErrorState code={failure?.code} requestId={failure?.requestId} onRetry={onRetry} />
);

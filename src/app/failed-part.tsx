import { ErrorState } from '../ui/feedback/error-state';
import type { FailedScreenProps } from '../routing/define-route';

/** In place of a page's content that could not be had; the rest of the page stays. */
export const FailedPart = ({ failure, onRetry }: FailedScreenProps) => (
  <ErrorState code={failure?.code} requestId={failure?.requestId} onRetry={onRetry} />
);

import type { Failure } from '../api/loaded';
import { ErrorState } from '../components/error-state';

export interface FailedPartProps {
  /** Why it failed; missing where showing it failed. */
  failure?: Failure;
  onRetry: () => void;
}

/** In place of a page's content that could not be had; the rest of the page stays. */
export const FailedPart = ({ failure, onRetry }: FailedPartProps) => (
  <ErrorState requestId={failure?.requestId} onRetry={onRetry} />
);

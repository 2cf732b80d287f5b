import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { VisuallyHidden } from '../text/visually-hidden';

export interface LoadingProps {
  /** Skeleton blocks as high as the content that replaces them. */
  children: ReactNode;
}

/** Announces loading to screen readers. */
export function Loading({ children }: LoadingProps) {
  const m = useMessages();
  return (
    <div role="status">
      <VisuallyHidden>{m('list.loading')}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}

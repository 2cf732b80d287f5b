import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { DocumentRef } from '../api/execute';
import { usePageData } from '../api/use-loaded';
import { Boundary } from '../ui/feedback/boundary';
import { ErrorState } from '../ui/feedback/error-state';

const reach = '300px';
const report = (error: unknown) => globalThis.reportError?.(error);

export interface LoadedNearProps<Data, Variables extends object> {
  document: DocumentRef<Data, Variables>;
  variables: Variables;
  /** As high as the part. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * A part with a query of its own. The server loads it with the page; a browser only when the part comes near the
 * viewport, so that navigation costs one request. It fails alone.
 */
export function LoadedNear<Data, Variables extends object>({
  document,
  variables,
  fallback,
  children,
}: LoadedNearProps<Data, Variables>) {
  const pageData = usePageData();
  const onServer = typeof window === 'undefined';
  const [near, setNear] = useState(() => onServer || pageData.has(document, variables));
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: reach },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={ref}>
      <Boundary resetKey={document.id} report={report} fallback={(retry) => <ErrorState onRetry={retry} />}>
        {near ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
      </Boundary>
    </div>
  );
}

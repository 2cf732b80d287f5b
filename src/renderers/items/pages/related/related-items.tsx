import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { RelatedItemsDocument } from '../../../../__generated__/documents/related-items';
import type { DocumentRef } from '../../../../api/execute';
import { readFragment } from '../../../../api/fragment';
import { useLoaded, usePageData } from '../../../../api/use-loaded';
import { useMessages } from '../../../../i18n/use-messages';
import { Carousel } from '../../../../ui/carousel/carousel';
import { Boundary } from '../../../../ui/feedback/boundary';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { PageSection } from '../../../../ui/layout/page-section';
import { ItemInList } from '../../item-in-list';
import { RelatedFrame, RelatedSkeleton } from './related-skeleton';

const reach = '300px';

export interface LoadedNearProps<Data, Variables extends object> {
  document: DocumentRef<Data, Variables>;
  variables: Variables;
  /** As high as the part. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * A part with its own query. The server loads it with the page; a browser only when the part comes near the viewport,
 * so that navigation costs one request. If it fails, the rest of the page stays.
 */
function LoadedNear<Data, Variables extends object>({
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
      <Boundary resetKey={document.id} fallback={(retry) => <ErrorState onRetry={retry} />}>
        {near ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
      </Boundary>
    </div>
  );
}

export interface RelatedItemsProps {
  id: string;
}

const firstCards = 3;
const cardWidth = 150;

function Related({ id }: RelatedItemsProps) {
  const m = useMessages();
  const { loaded, reload } = useLoaded(RelatedItemsDocument, { id });
  if (!loaded.ok) return <ErrorState message={m('list.failed')} failure={loaded} onRetry={reload} />;
  const { relatedItems } = loaded.data;
  if (relatedItems.length === 0) return null;
  return (
    <PageSection title={m('item.related')}>
      <RelatedFrame>
        <Carousel label={m('item.related')} visible={firstCards} autoplay={false}>
          {relatedItems.map((item) => (
            <ItemInList key={readFragment(item).id} item={item} style="GRID_COMPACT" width={cardWidth} />
          ))}
        </Carousel>
      </RelatedFrame>
    </PageSection>
  );
}

/**
 * Items like this one. Loaded after the page, when they come near the viewport, so that a failure affects nothing else.
 */
export default function RelatedItems({ id }: RelatedItemsProps) {
  return (
    <LoadedNear document={RelatedItemsDocument} variables={{ id }} fallback={<RelatedSkeleton />}>
      <Related id={id} />
    </LoadedNear>
  );
}

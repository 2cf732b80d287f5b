import { RelatedItemsDocument } from '../../../../__generated__/documents/related-items';
import { readFragment } from '../../../../api/fragment';
import { useLoaded } from '../../../../api/use-loaded';
import { Carousel } from '../../../../ui/carousel/carousel';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { PageSection } from '../../../../ui/layout/page-section';
import { useMessages } from '../../../../i18n/use-messages';
import { LoadedNear } from '../../../loaded-near';
import { ItemInList } from '../../item-in-list';
import { RelatedSkeleton, RelatedFrame } from './related-skeleton';

export interface RelatedItemsProps {
  id: string;
}

const firstCards = 3;
const cardWidth = 150;

function Related({ id }: RelatedItemsProps) {
  const m = useMessages();
  const { loaded, reload } = useLoaded(RelatedItemsDocument, { id });
  if (!loaded.ok) return <ErrorState message={m('list.failed')} requestId={loaded.requestId} onRetry={reload} />;
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

/** Items like this one. Asked for after the page, when they come near, so that they may fail alone. */
export default function RelatedItems({ id }: RelatedItemsProps) {
  return (
    <LoadedNear document={RelatedItemsDocument} variables={{ id }} fallback={<RelatedSkeleton />}>
      <Related id={id} />
    </LoadedNear>
  );
}

import { Loading } from '../../../components/loading';
import { PageSection } from '../../../components/page-section';
import { SkeletonBlock } from '../../../components/skeleton-block';
import { useMessages } from '../../../i18n/use-messages';

/** About as high as the reviews of an item. */
export function ReviewsSkeleton() {
  const m = useMessages();
  return (
    <PageSection title={m('review.title')}>
      <Loading>
        <SkeletonBlock $height="16rem" />
      </Loading>
    </PageSection>
  );
}

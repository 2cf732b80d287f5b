import { Loading } from '../../../../ui/feedback/loading';
import { PageSection } from '../../../../ui/layout/page-section';
import { SkeletonBlock } from '../../../../ui/skeleton/skeleton-block';
import { useMessages } from '../../../../i18n/use-messages';

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

import { RowListSkeleton, SkeletonBlock } from '../../ui/skeleton/skeletons';
import { PageSection } from '../../ui/layout/page-section';

export const InvoicesSkeleton = () => <RowListSkeleton count={8} picture={40} />;

export const InvoiceSkeleton = () => (
  <PageSection>
    <SkeletonBlock $width="60%" $height="1.5em" />
    <SkeletonBlock $width="100%" $height="12em" />
  </PageSection>
);

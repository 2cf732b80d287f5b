import { CardGridSkeleton } from '../../ui/skeleton/card-grid-skeleton';
import { SkeletonBlock } from '../../ui/skeleton/skeleton-block';
import { PageTitle } from './page-title';

export const MenuSkeleton = () => (
  <>
    <PageTitle as="div">
      <SkeletonBlock $width="45%" $height="1.3em" />
    </PageTitle>
    <CardGridSkeleton count={8} columns={2} />
  </>
);

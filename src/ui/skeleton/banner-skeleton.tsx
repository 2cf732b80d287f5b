import { Loading } from '../feedback/loading';
import { SkeletonBlock } from './skeleton-block';

/** As high as a banner slider. */
export const BannerSkeleton = () => (
  <Loading>
    <SkeletonBlock $ratio="2" />
  </Loading>
);

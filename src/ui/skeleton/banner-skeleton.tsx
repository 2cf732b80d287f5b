import { Loading } from '../feedback/loading';
import { SkeletonBlock } from './skeleton-block';

export const BannerSkeleton = () => (
  <Loading>
    <SkeletonBlock $ratio="2" />
  </Loading>
);

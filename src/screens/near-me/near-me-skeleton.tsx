import { Suspense } from 'react';
import { useStore } from '../../api/store-context';
import { RowListSkeleton } from '../../ui/skeleton/row-list-skeleton';
import { SkeletonBlock } from '../../ui/skeleton/skeleton-block';
import { lazyComponent } from '../../lazy/lazy-component';
import { token } from '../../theme/token';

const NearMeTop = lazyComponent(() => import(/* webpackChunkName: "screen-near-me" */ './near-me-top'));

const title = '45px';

export function NearMeSkeleton() {
  const { labels } = useStore();
  const height = labels.length > 0 ? `calc(${title} + ${token('size-chips')})` : title;
  return (
    <>
      <Suspense fallback={<SkeletonBlock $height={height} />}>
        <NearMeTop />
      </Suspense>
      <RowListSkeleton count={5} />
    </>
  );
}

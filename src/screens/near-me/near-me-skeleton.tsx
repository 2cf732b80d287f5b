import { Suspense } from 'react';
import { useStore } from '../../api/store-context';
import { RowListSkeleton } from '../../components/row-list-skeleton';
import { SkeletonBlock } from '../../components/skeleton-block';
import { lazyComponent } from '../../routing/lazy-component';

const NearMeTop = lazyComponent(() => import(/* webpackChunkName: "screen-near-me" */ './near-me-top'));

const heights = { title: 45, chips: 52 };

/** The page while its code comes. */
export function NearMeSkeleton() {
  const { labels } = useStore();
  const height = heights.title + (labels.length > 0 ? heights.chips : 0);
  return (
    <>
      <Suspense fallback={<SkeletonBlock $height={`${height}px`} />}>
        <NearMeTop />
      </Suspense>
      <RowListSkeleton count={5} />
    </>
  );
}

import { Suspense } from 'react';
import { useStore } from '../../api/store-context';
import { CardGridSkeleton } from '../../components/card-grid-skeleton';
import { SkeletonBlock } from '../../components/skeleton-block';
import { lazyComponent } from '../../routing/lazy-component';

const SearchTop = lazyComponent(() => import(/* webpackChunkName: "screen-search" */ './search-top'));

const heights = { heading: 48, tabs: 49, chips: 52 };

/** The page with places for its items. What stands above them is known before they come, once the page's code is there. */
export function SearchSkeleton() {
  const { labels } = useStore();
  const height = heights.heading + heights.tabs + (labels.length > 0 ? heights.chips : 0);
  return (
    <>
      <Suspense fallback={<SkeletonBlock $height={`${height}px`} />}>
        <SearchTop />
      </Suspense>
      <CardGridSkeleton count={8} columns={2} />
    </>
  );
}

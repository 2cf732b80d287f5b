import { Suspense } from 'react';
import { useStore } from '../../api/store-context';
import { CardGridSkeleton } from '../../ui/skeleton/card-grid-skeleton';
import { SkeletonBlock } from '../../ui/skeleton/skeleton-block';
import { lazyComponent } from '../../lazy/lazy-component';
import { token } from '../../theme/token';

const SearchTop = lazyComponent(() => import(/* webpackChunkName: "screen-search" */ './search-top'));

const heading = token('size-row');
const tabs = `${token('size-row')} + 1px`;

/** The page with places for its items. What stands above them is known before they come, once the page's code is there. */
export function SearchSkeleton() {
  const { labels } = useStore();
  const parts = [heading, tabs, token('size-touch'), ...(labels.length > 0 ? [token('size-chips')] : [])];
  return (
    <>
      <Suspense fallback={<SkeletonBlock $height={`calc(${parts.join(' + ')})`} />}>
        <SearchTop />
      </Suspense>
      <CardGridSkeleton count={8} columns={2} />
    </>
  );
}

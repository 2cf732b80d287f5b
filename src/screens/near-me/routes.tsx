import { Suspense } from 'react';
import { useStore } from '../../api/store-context';
import { lazyComponent } from '../../lazy/lazy-component';
import { placeScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute, type Route } from '../../routing/define-route';
import { nearMePath, patterns } from '../../routing/paths';
import { token } from '../../theme/token';
import { RowListSkeleton, SkeletonBlock } from '../../ui/skeleton/skeletons';

const NearMeTop = lazyComponent(() => import(/* webpackChunkName: "screen-near-me" */ './near-me-top'));

const title = '45px';

function NearMeSkeleton() {
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

const screen = placeScreen(() => import(/* webpackChunkName: "screen-near-me" */ './near-me-screen'));

const nearMeRoute = (path: string, content: ContentMode) =>
  defineRoute({
    path,
    content,
    head: ({ text }) => ({ title: text('title.near-me'), canonicalPath: nearMePath, indexed: true }),
    screen,
    skeleton: NearMeSkeleton,
  });

/** `/nearme/{label}`: several labels are separated by commas. */
export const nearMeRoutes: readonly Route[] = [
  nearMeRoute(nearMePath, ContentMode.NEAR_ME),
  nearMeRoute(patterns.nearMe, ContentMode.NEAR_ME_LABEL),
];

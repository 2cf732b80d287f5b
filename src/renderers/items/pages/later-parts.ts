import { lazyComponent } from '../../../lazy/lazy-component';
import { favouriteScreen } from '../../../routing/customer-screen';
import type { RecentStripProps } from '../recent/recent-strip';

/** The parts below the first screen of an item's page, whose code is loaded when they come near the viewport. */
export const laterParts = {
  reviews: lazyComponent(() => import(/* webpackChunkName: "item-reviews" */ './reviews/review-section')),
  recent: favouriteScreen<RecentStripProps>(
    () => import(/* webpackChunkName: "item-recent" */ '../recent/recent-strip'),
  ),
  related: lazyComponent(() => import(/* webpackChunkName: "item-related" */ './related/related-items')),
} as const;

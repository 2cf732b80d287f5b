import { lazyComponent } from '../../../lazy/lazy-component';

/** What stands below the first screen of an item's page: its code comes when it comes near. */
export const laterParts = {
  reviews: lazyComponent(() => import(/* webpackChunkName: "item-reviews" */ './reviews/review-section')),
  related: lazyComponent(() => import(/* webpackChunkName: "item-related" */ './related/related-items')),
} as const;

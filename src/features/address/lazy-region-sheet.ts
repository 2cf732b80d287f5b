import { lazyComponent } from '../../lazy/lazy-component';

/** Where provinces, cities and districts are picked; loaded when one is. */
export const RegionSheet = lazyComponent(() => import(/* webpackChunkName: "region-sheet" */ './region-sheet'));

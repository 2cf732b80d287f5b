import { lazyComponent } from '../../lazy/lazy-component';

export const RegionSheet = lazyComponent(() => import(/* webpackChunkName: "region-sheet" */ './region-sheet'));

import { lazyComponent } from '../../../lazy/lazy-component';

export const FavouritesGate = lazyComponent(
  () => import(/* webpackChunkName: "favourites-gate" */ './favourites-gate'),
);

import { lazyComponent } from '../../routing/lazy-component';
import { itemCards } from './item-cards';
import type { ItemEntry } from './item-entry';

/** Nothing to buy. */
export const webContent: ItemEntry<'WebContent'> = {
  cards: itemCards,
  facts: () => ({ price: null }),
  page: lazyComponent(() => import(/* webpackChunkName: "item-web-content" */ './pages/web-content-page')),
};

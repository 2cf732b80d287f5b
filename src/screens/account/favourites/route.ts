import { createElement } from 'react';
import { ContentMode, defineRoute } from '../../../routing/define-route';
import { favouriteScreen } from '../../../routing/customer-screen';
import { namedPage } from '../../../routing/named-page';
import { favouritesPath } from '../../../routing/paths';
import { RowListSkeleton } from '../../../ui/skeleton/skeletons';

/** Also for guests, whose favourites are stored in the browser. */
export const favouritesRoute = defineRoute({
  path: favouritesPath,
  content: ContentMode.ACCOUNT,
  ...namedPage('title.favourites'),
  screen: favouriteScreen(() => import(/* webpackChunkName: "screen-favourites" */ './favourites-screen')),
  skeleton: () => createElement(RowListSkeleton, { count: 6, picture: 96 }),
});

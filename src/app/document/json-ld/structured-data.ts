import type { ItemScreenQuery, MenuScreenQuery, SearchScreenQuery } from '../../../__generated__/gql/graphql';
import { readFragment } from '../../../api/fragment';
import type { Head, Route } from '../../../routing/define-route';
import { itemRoute } from '../../../screens/item/route';
import { menuRoute } from '../../../screens/menu/route';
import { searchRoutes } from '../../../screens/search/routes';
import { breadcrumbList, itemList, type JsonLd, type Site } from './json-ld';
import { itemPageData } from './item-page-data';

interface About<Data> {
  data: Data;
  head: Head;
  site: Site;
}

type Structure = readonly [route: Route, describe: (about: About<unknown>) => JsonLd[]];

/** The route's document and the type of its data go together, which the route itself no longer says. */
const structure = <Data>(route: Route, describe: (about: About<Data>) => JsonLd[]): Structure => [
  route,
  describe as (about: About<unknown>) => JsonLd[],
];

const trailTo = ({ head, site }: About<unknown>) =>
  breadcrumbList(site, [{ name: head.title, path: head.canonicalPath ?? '/' }]);

const structures = new Map<Route, Structure[1]>([
  structure<ItemScreenQuery>(itemRoute, ({ data, site }) =>
    data.itemPage ? itemPageData(readFragment(data.itemPage), site) : [],
  ),
  structure<MenuScreenQuery>(menuRoute, (about) => {
    const component = about.data.component && readFragment(about.data.component);
    const items = component?.__typename === 'ProductList' ? readFragment(component).items.nodes : [];
    return [trailTo(about), ...itemList(about.site, items.map(readFragment))];
  }),
  ...searchRoutes.map((route) =>
    structure<SearchScreenQuery>(route, (about) => [
      trailTo(about),
      ...itemList(about.site, about.data.search.items.map(readFragment)),
    ]),
  ),
]);

/** What a page is about, for those who read it by machine; nothing where they are not to read it. */
export function structuredData(route: Route, about: About<unknown>): JsonLd[] {
  if (!about.head.indexed || about.data === null) return [];
  return structures.get(route)?.(about) ?? [];
}

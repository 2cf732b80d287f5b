import { MenuScreenDocument } from '../../__generated__/documents/menu-screen';
import type { MenuScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { ContentMode, defineRoute, pageNumber } from '../../routing/define-route';
import { lazyComponent } from '../../lazy/lazy-component';
import { menuPath, viewUidOf, patterns } from '../../routing/paths';
import { MenuSkeleton } from './menu-skeleton';

const componentOf = (data: MenuScreenQuery | null) => data?.component && readFragment(data.component);

/** Whether the page is after the last one, so that search engines should not list it. */
const isBeyondEnd = (component: ReturnType<typeof componentOf>) =>
  component?.__typename === 'ProductList' && component.items.pageInfo.page > (component.items.pageInfo.lastPage ?? 1);

export const menuRoute = defineRoute({
  path: patterns.menu,
  content: ContentMode.HOME,
  parameters: ['page'],
  query: MenuScreenDocument,
  variables: ({ params, search }) => ({ id: viewUidOf(params.slug), page: pageNumber(search) }),
  exists: (data) => data.component !== null,
  head: ({ data, match }) => {
    const component = componentOf(data);
    const page = pageNumber(match.search);
    return {
      title: component?.name ?? '',
      ...(component && { canonicalPath: menuPath(component) + (page > 1 ? `?page=${page}` : '') }),
      indexed: !isBeyondEnd(component),
    };
  },
  counted: true,
  screen: lazyComponent(() => import(/* webpackChunkName: "screen-menu" */ './menu-screen')),
  skeleton: MenuSkeleton,
});

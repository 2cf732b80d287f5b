import type { MenuScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { Pager } from '../../ui/list/pager';
import { ComponentPart } from '../../renderers/components/component-part';
import { menuPath } from '../../routing/paths';
import type { ScreenProps } from '../../routing/define-route';
import { PageTitle } from './menu-skeleton';

export default function MenuScreen({ data: { component } }: ScreenProps<MenuScreenQuery>) {
  if (!component) return null;
  const part = readFragment(component);
  const path = menuPath(part);
  return (
    <>
      <PageTitle>{part.name}</PageTitle>
      <ComponentPart component={component} headed={false} atOnce seenFirst />
      {part.__typename === 'ProductList' && (
        <Pager
          page={part.items.pageInfo.page}
          last={part.items.pageInfo.lastPage ?? 1}
          to={(page) => (page > 1 ? `${path}?page=${page}` : path)}
        />
      )}
    </>
  );
}

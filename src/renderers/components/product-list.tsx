import type { ProductList_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { Band } from '../../components/band';
import { EmptyState } from '../../components/empty-state';
import { LinkButton } from '../../components/link-button';
import { useMessages } from '../../i18n/use-messages';
import { homePath } from '../../routing/paths';
import { ItemList } from '../items/item-list';
import type { RendererProps } from '../renderer-entry';

/** Rows or columns of this many items are seen without scrolling. */
const firstLines = 2;

/** Items in the style, the columns and on the ground that the store chose. */
export default function ProductList({ node, heading, seenFirst }: RendererProps<FragmentOf<ProductList_NodeFragment>>) {
  const m = useMessages();
  const { name, style, columns, background, alpha, items } = readFragment(node);
  return (
    <Band background={background} alpha={alpha}>
      {heading}
      {items.length === 0 ? (
        <EmptyState title={m('list.empty')} text={m('list.empty-hint')}>
          <LinkButton to={homePath} $look="secondary">
            {m('action.home')}
          </LinkButton>
        </EmptyState>
      ) : (
        <ItemList
          label={name}
          items={items}
          style={style}
          columns={columns}
          seenFirst={seenFirst ? firstLines * columns : 0}
        />
      )}
    </Band>
  );
}

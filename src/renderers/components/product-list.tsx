import type { ProductList_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { Band } from '../../ui/layout/band';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LinkButton } from '../../ui/button/button';
import { useMessages } from '../../i18n/use-messages';
import { homePath } from '../../routing/paths';
import { ItemList } from '../items/item-list';
import type { RendererProps } from '../renderer-entry';

/** Columns of a slider's items on its own page. */
const pageColumns = 2;

export default function ProductList({ node, heading, seenFirst }: RendererProps<FragmentOf<ProductList_NodeFragment>>) {
  const m = useMessages();
  const { name, style, columns, background, alpha, items: list } = readFragment(node);
  const items = list.nodes;
  // On its own page, a single sliding row would leave the rest of the page empty.
  const isSpread = style === 'SLIDER' && !heading;
  const shownColumns = isSpread ? Math.max(pageColumns, columns) : columns;
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
          style={isSpread ? 'GRID' : style}
          columns={shownColumns}
          seenFirst={seenFirst}
        />
      )}
    </Band>
  );
}

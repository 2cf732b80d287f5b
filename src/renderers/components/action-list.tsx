import type { ActionList_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { MenuRow } from '../../ui/menu/menu-row';
import { RowList } from '../../ui/list/row-list';
import type { RendererProps } from '../renderer-entry';
import { UnknownActions } from '../unknown-actions';
import { useActions } from '../use-actions';

export default function ActionList({ node, heading }: RendererProps<FragmentOf<ActionList_NodeFragment>>) {
  const { id, actions } = readFragment(node);
  const rows = useActions(id, actions);
  return (
    <>
      {heading}
      <RowList>
        {rows.map(({ action, link }) => (
          <li key={action.id}>
            <MenuRow label={action.label} text={action.description} image={action.icon} link={link} />
          </li>
        ))}
      </RowList>
      <UnknownActions actions={actions} />
    </>
  );
}

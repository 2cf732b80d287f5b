import styled from 'styled-components';
import type { BillGrid_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { EmptyState } from '../../ui/feedback/empty-state';
import { MenuTile } from '../../ui/menu/menu-tile';
import { tileGrid } from '../../ui/layout/tile-grid';
import { useMessages } from '../../i18n/use-messages';
import { maintenancePath } from '../../routing/paths';
import { token } from '../../theme/token';
import type { RendererProps } from '../renderer-entry';
import { Surface } from '../../ui/card/surface';

const Group = styled(Surface)`
  padding: ${token('space-4')} ${token('space-2')} ${token('space-2')};

  h2,
  h3 {
    padding: 0 ${token('space-2')} ${token('space-2')};
    font-size: ${token('font-large')};
    font-weight: 700;
  }
`;

const Grid = styled.ul<{ $columns: number }>`
  ${tileGrid}

  li {
    display: grid;
  }
`;

export default function BillGrid({ node, heading }: RendererProps<FragmentOf<BillGrid_NodeFragment>>) {
  const m = useMessages();
  const { groups } = readFragment(node);
  const Title = heading ? 'h3' : 'h2';

  if (groups.length === 0) return <EmptyState title={m('bill.in-development')} />;
  return (
    <>
      {heading}
      {groups.map((group) => (
        <Group key={group.name} as="section">
          <Title>{group.name}</Title>
          <Grid $columns={group.columns}>
            {group.bills.map(({ id, name, image }) => (
              <li key={id}>
                <MenuTile label={name} image={image} link={{ to: maintenancePath }} />
              </li>
            ))}
          </Grid>
        </Group>
      ))}
    </>
  );
}

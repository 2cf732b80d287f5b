import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { BillGrid_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { EmptyState } from '../../components/empty-state';
import { MenuTile } from '../../components/menu-tile';
import { tileGap } from '../../components/tile-gap';
import { useMessages } from '../../i18n/use-messages';
import { loginPath } from '../../routing/paths';
import { token } from '../../theme/token';
import { SignInSheet } from '../sign-in-sheet';
import type { RendererProps } from '../renderer-entry';
import { Surface } from '../surface';

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
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${({ $columns }) => tileGap($columns)};

  li {
    display: grid;
  }
`;

/** Bills and top-ups in groups. A guest is asked to sign in first. */
export default function BillGrid({ node, heading }: RendererProps<FragmentOf<BillGrid_NodeFragment>>) {
  const m = useMessages();
  const { pathname, search } = useLocation();
  const [bill, setBill] = useState<string | null>(null);
  const { groups } = readFragment(node);
  const Title = heading ? 'h3' : 'h2';
  const signIn = loginPath(pathname + search);

  if (groups.length === 0) return <EmptyState title={m('bill.in-development')} />;
  return (
    <>
      {heading}
      {groups.map((group) => (
        <Group key={group.name} as="section">
          <Title>{group.name}</Title>
          <Grid $columns={group.columns}>
            {group.bills.map(({ code, name, image }) => (
              <li key={code}>
                <MenuTile
                  label={name}
                  image={image}
                  link={{
                    to: signIn,
                    onClick: (event) => {
                      event.preventDefault();
                      setBill(name);
                    },
                  }}
                />
              </li>
            ))}
          </Grid>
        </Group>
      ))}
      <SignInSheet title={bill} signIn={signIn} onClose={() => setBill(null)} />
    </>
  );
}

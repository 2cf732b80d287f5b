import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { BillGrid_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { CardGrid } from '../../components/card-grid';
import { EmptyState } from '../../components/empty-state';
import { LinkButton } from '../../components/link-button';
import { MenuTile } from '../../components/menu-tile';
import { SectionHeading } from '../../components/section-heading';
import { Sheet } from '../../components/sheet';
import { useMessages } from '../../i18n/use-messages';
import { loginPath } from '../../routing/paths';
import type { RendererProps } from '../renderer-entry';

/** Bills and top-ups in groups. A guest is asked to sign in first. */
export default function BillGrid({ node, heading }: RendererProps<FragmentOf<BillGrid_NodeFragment>>) {
  const m = useMessages();
  const { pathname, search } = useLocation();
  const [asked, setAsked] = useState(false);
  const [bill, setBill] = useState('');
  const { groups } = readFragment(node);
  const signIn = loginPath(pathname + search);

  if (groups.length === 0) return <EmptyState title={m('bill.in-development')} />;
  return (
    <>
      {heading}
      {groups.map((group) => (
        <section key={group.name} aria-label={group.name}>
          <SectionHeading title={group.name} />
          <CardGrid $columns={group.columns}>
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
                      setAsked(true);
                    },
                  }}
                />
              </li>
            ))}
          </CardGrid>
        </section>
      ))}
      <Sheet open={asked} title={bill} onClose={() => setAsked(false)}>
        <p>{m('bill.sign-in')}</p>
        <LinkButton to={signIn} $wide>
          {m('shell.sign-in')}
        </LinkButton>
      </Sheet>
    </>
  );
}

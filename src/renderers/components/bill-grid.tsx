import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import type { BillGrid_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { EmptyState } from '../../ui/feedback/empty-state';
import { MenuTile } from '../../ui/menu/menu-tile';
import { lettersOfLongestWord, tileGrid } from '../../ui/layout/tile-grid';
import { useMessages } from '../../i18n/use-messages';
import { useSignedIn } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { takePendingBill } from '../../features/bills/stored-bill';
import { billPaymentPath } from '../../routing/customer-paths';
import { serviceScreen } from '../../routing/customer-screen';
import { useCloseOnBack } from '../../ui/dialog/use-close-on-back';
import { OnDemand } from '../../ui/feedback/on-demand';
import { isPlainClick } from '../../ui/link/link';
import type { BillSheetProps } from '../../features/bills/bill-sheet';
import { token } from '../../theme/token';
import type { RendererProps } from '../renderer-entry';
import { Surface } from '../../ui/card/surface';

const Group = styled(Surface)`
  padding: ${token('space-4')} ${token('space-2')} ${token('space-2')};
`;

const Tile = styled.li`
  display: grid;
`;

const Title = styled.h2`
  padding: 0 ${token('space-2')} ${token('space-2')};
  font-size: ${token('font-large')};
  font-weight: 700;
`;

const Grid = styled.ul<{ $columns: number; $letters: number }>`
  ${tileGrid}
`;

const BillSheet = serviceScreen<BillSheetProps>(
  () => import(/* webpackChunkName: "bill-sheet" */ '../../features/bills/bill-sheet'),
);

type Groups = BillGrid_NodeFragment['groups'];

/** The sheet of a bill. A bill chosen before signing in opens by itself. */
function useBillSheet(groups: Groups) {
  const { codename } = useStore();
  const signedIn = useSignedIn();
  const [open, setOpen] = useState(false);
  const [entry, setEntry] = useState<Pick<BillSheetProps, 'bill' | 'isResumed'> | null>(null);
  const close = () => setOpen(false);
  useCloseOnBack(open, close);
  const show = (bill: BillSheetProps['bill'], isResumed = false) => {
    setEntry({ bill, isResumed });
    setOpen(true);
  };
  const resume = useEffectEvent(() => {
    const pending = takePendingBill(codename);
    const bill = groups.flatMap(({ bills }) => bills).find(({ id }) => id === pending);
    if (bill) show(bill, true);
  });
  useEffect(() => {
    if (signedIn) queueMicrotask(() => resume());
  }, [signedIn]);
  const sheet = (
    <OnDemand needed={open} onFail={close}>
      {entry && <BillSheet open={open} {...entry} onClose={close} />}
    </OnDemand>
  );
  return { show, sheet };
}

export default function BillGrid({ node, heading }: RendererProps<FragmentOf<BillGrid_NodeFragment>>) {
  const m = useMessages();
  const { groups } = readFragment(node);
  const { show, sheet } = useBillSheet(groups);
  const openSheet = (bill: BillSheetProps['bill']) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    show(bill);
  };

  if (groups.length === 0) return <EmptyState title={m('bill.in-development')} />;
  return (
    <>
      {heading}
      {groups.map((group) => (
        <Group key={group.name} as="section">
          <Title as={heading ? 'h3' : 'h2'}>{group.name}</Title>
          <Grid $columns={group.columns} $letters={lettersOfLongestWord(group.bills.map(({ name }) => name))}>
            {group.bills.map((bill) => (
              <Tile key={bill.id}>
                <MenuTile
                  label={bill.name}
                  image={bill.image}
                  link={{ to: billPaymentPath(bill.id), onClick: openSheet(bill) }}
                />
              </Tile>
            ))}
          </Grid>
        </Group>
      ))}
      {sheet}
    </>
  );
}

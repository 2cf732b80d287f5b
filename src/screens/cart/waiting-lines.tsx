import styled from 'styled-components';
import { useStore } from '../../api/store-context';
import { useWaitingAdditions } from '../../features/cart/waiting-additions';
import { useMessages } from '../../i18n/use-messages';
import { PageSection } from '../../ui/layout/page-section';
import { listRow, ListText } from '../../ui/list/list-row';
import { RowList } from '../../ui/list/row-list';

const Row = styled.li`
  ${listRow}
`;

/** Items that are added to the cart once the network is back. */
export default function WaitingLines() {
  const m = useMessages();
  const { codename } = useStore();
  const additions = useWaitingAdditions(codename);
  if (additions.length === 0) return null;
  return (
    <PageSection title={m('offline.cart-list')}>
      <RowList>
        {additions.map(({ code, title, lines }) => (
          <Row key={code}>
            <ListText>{`${lines.reduce((sum, { quantity }) => sum + quantity, 0)} × ${title}`}</ListText>
          </Row>
        ))}
      </RowList>
    </PageSection>
  );
}

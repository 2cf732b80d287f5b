import MapPin from 'lucide-react/icons/map-pin';
import Store from 'lucide-react/icons/store';
import Trash2 from 'lucide-react/icons/trash-2';
import styled from 'styled-components';
import { Checkbox } from '../../ui/field/checkbox';
import { IconButton } from '../../ui/button/icon-button';
import { type CartFlow, type CartGroup, isBuyable } from '../../features/cart/use-cart';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { CartLineRow } from './cart-line-row';
import { Row } from '../../ui/layout/row';
import { RowList } from '../../ui/list/row-list';

export interface CartGroupSectionProps {
  flow: CartFlow;
  group: CartGroup;
  selected: boolean;
}

const Section = styled.section`
  background: ${token('color-surface')};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  min-height: 56px;
  padding-inline: ${token('space-4')} ${token('space-1')};
  border-bottom: 1px solid ${token('color-border')};
`;

const Choice = styled(Checkbox)`
  flex: 1;
`;

const Remove = styled(IconButton)`
  color: ${token('color-text-muted')};
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  padding-block: ${token('space-2')};
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const City = styled(Row)`
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

export function CartGroupSection({ flow, group, selected }: CartGroupSectionProps) {
  const m = useMessages();
  const { id, supplierName: name, cityName, lines } = group;
  return (
    <Section aria-label={name}>
      <Head>
        <Choice
          type="radio"
          name="cart-group"
          checked={selected}
          disabled={!lines.some(isBuyable)}
          onChange={() => flow.send({ type: 'group.select', group: id })}
        >
          <Name>
            <Row as="b" $gap={1}>
              <Store size={16} aria-hidden />
              {name}
            </Row>
            {cityName && (
              <City as="small" $gap={1}>
                <MapPin size={12} aria-hidden />
                {cityName}
              </City>
            )}
          </Name>
        </Choice>
        <Remove
          label={m('cart.remove-group', { name })}
          icon={<Trash2 size={20} />}
          onClick={() => flow.send({ type: 'removal.ask', removal: { kind: 'group', id } })}
        />
      </Head>
      <RowList>
        {lines.map((line) => (
          <li key={line.id}>
            <CartLineRow flow={flow} line={line} />
          </li>
        ))}
      </RowList>
    </Section>
  );
}

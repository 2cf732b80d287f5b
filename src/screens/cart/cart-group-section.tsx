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

export interface CartGroupSectionProps {
  flow: CartFlow;
  group: CartGroup;
  selected: boolean;
}

const Section = styled.section`
  background: ${token('color-surface')};

  header {
    display: flex;
    align-items: center;
    min-height: 56px;
    padding-inline: ${token('space-4')} ${token('space-1')};
    border-bottom: 1px solid ${token('color-border')};
  }

  header > label {
    flex: 1;
  }

  header > button {
    color: ${token('color-text-muted')};
  }

  li + li {
    border-top: 1px solid ${token('color-border')};
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  padding-block: ${token('space-2')};
  line-height: 1.35;
  overflow-wrap: anywhere;

  b,
  small {
    display: flex;
    align-items: center;
    gap: ${token('space-1')};
  }

  svg {
    flex: none;
  }

  small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }
`;

export function CartGroupSection({ flow, group, selected }: CartGroupSectionProps) {
  const m = useMessages();
  const { id, supplierName: name, cityName, lines } = group;
  return (
    <Section aria-label={name}>
      <header>
        <Checkbox
          type="radio"
          name="cart-group"
          checked={selected}
          disabled={!lines.some(isBuyable)}
          onChange={() => flow.send({ type: 'group.select', group: id })}
        >
          <Name>
            <b>
              <Store size={16} aria-hidden />
              {name}
            </b>
            {cityName && (
              <small>
                <MapPin size={12} aria-hidden />
                {cityName}
              </small>
            )}
          </Name>
        </Checkbox>
        <IconButton
          label={m('cart.remove-group', { name })}
          icon={<Trash2 size={20} />}
          onClick={() => flow.send({ type: 'removal.ask', removal: { kind: 'group', id } })}
        />
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <CartLineRow flow={flow} line={line} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

import Trash2 from 'lucide-react/icons/trash-2';
import styled from 'styled-components';
import { Badge } from '../../ui/card/badge';
import { clamped } from '../../ui/card/card-style';
import { Checkbox } from '../../ui/field/checkbox';
import { IconButton } from '../../ui/button/icon-button';
import { Link } from '../../ui/link/link';
import { Picture } from '../../ui/media/picture';
import { Price } from '../../ui/card/price';
import { QuantityStepper } from '../../ui/field/quantity-stepper';
import { StockLabel } from '../../ui/card/stock-label';
import { OpeningNote } from '../../features/catalogue/opening-note';
import { type CartFlow, type CartLine, isBuyable, piecesIn } from '../../features/cart/use-cart';
import { useMessages } from '../../i18n/use-messages';
import { itemPath } from '../../routing/paths';
import { token } from '../../theme/token';
import { Text } from '../../ui/text/text';

export interface CartLineRowProps {
  flow: CartFlow;
  line: CartLine;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto 72px minmax(0, 1fr);
  gap: ${token('space-2')} ${token('space-3')};
  align-items: start;
  padding: ${token('space-3')} ${token('space-4')} ${token('space-3')} ${token('space-1')};
`;

const Title = styled(Link)`
  ${clamped(2)}
  line-height: 1.35;
`;

const Choice = styled(Checkbox)`
  align-self: center;
  margin-right: calc(-1 * ${token('space-2')});
`;

const Remove = styled(IconButton)`
  color: ${token('color-text-muted')};
`;

const Actions = styled.div`
  display: flex;
  grid-column: 2 / -1;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-2')};
`;

export function CartLineRow({ flow, line }: CartLineRowProps) {
  const m = useMessages();
  const { id, item, title, variantName, image, price, quantity, checked, stock, isOpen, outsideHours } = line;
  const name = variantName ? `${title}, ${variantName}` : title;
  const path = itemPath({ title, id: item.id });
  const buyable = isBuyable(line);
  const set = (newQuantity: number) => flow.send({ type: 'quantity.set', line: id, quantity: newQuantity });
  const type = (text: string) => {
    const pieces = piecesIn(text);
    if (pieces !== null) set(pieces);
  };
  return (
    <Line role="group" aria-label={name}>
      <Choice
        aria-label={m('cart.choose', { name })}
        checked={checked}
        disabled={!buyable}
        onChange={({ currentTarget }) => flow.send({ type: 'line.check', line: id, checked: currentTarget.checked })}
      />
      <Picture path={image} width={72} shape="card" dimmed={!buyable} label={title} />
      <div>
        <Title to={path}>{title}</Title>
        {variantName && (
          <Text $tone="text-muted" $size="small">
            {variantName}
          </Text>
        )}
        <Price price={price} />
        {!isOpen && <Badge>{m('item.closed')}</Badge>}
        {outsideHours && (
          <Text $tone="text-muted" $size="small">
            <OpeningNote hours={outsideHours} />
          </Text>
        )}
        <StockLabel stock={stock} />
      </div>
      <Actions>
        <Remove
          label={m('cart.remove-line', { name })}
          icon={<Trash2 size={20} />}
          onClick={() => flow.send({ type: 'removal.ask', removal: { kind: 'line', id } })}
        />
        <QuantityStepper
          name={name}
          quantity={quantity}
          canLower
          onLower={() => set(quantity - 1)}
          onRaise={() => set(quantity + 1)}
          onType={type}
        />
      </Actions>
    </Line>
  );
}

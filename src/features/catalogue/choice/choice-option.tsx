import { useSelector } from '@xstate/react';
import { useId } from 'react';
import styled from 'styled-components';
import { Price } from '../../../ui/card/price';
import { QuantityStepper } from '../../../ui/field/quantity-stepper';
import { StockLabel } from '../../../ui/card/stock-label';
import type { ItemChoiceFlow } from './use-item-choice';
import { token } from '../../../theme/token';
import type { ShownOption } from './shown-options';

export interface ChoiceOptionProps {
  flow: ItemChoiceFlow;
  option: ShownOption;
  /** The text of the row; it includes the price only if the rows' prices differ. */
  label: string;
  priced: boolean;
}

const Row = styled.div`
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  justify-content: space-between;
  padding: ${token('space-3')} ${token('space-4')};
`;

const Facts = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.p`
  font-weight: 600;
  line-height: 1.35;
`;

export function ChoiceOption({ flow, option, label, priced }: ChoiceOptionProps) {
  const name = useId();
  const { id } = option;
  const about = { option: id };
  const quantity = useSelector(flow, ({ context }) => context.lines.find((line) => line.id === id)?.quantity);
  const canLower = useSelector(flow, (snapshot) => snapshot.can({ type: 'quantity.lower', ...about }));
  return (
    <Row role="group" aria-labelledby={name}>
      <Facts>
        <Name id={name}>{label}</Name>
        {priced && option.price && <Price price={option.price} before={option.priceBefore} size="small" />}
        <StockLabel stock={option.stock} />
      </Facts>
      <QuantityStepper
        name={option.name}
        quantity={quantity ?? 0}
        canLower={canLower}
        onLower={() => flow.send({ type: 'quantity.lower', ...about })}
        onRaise={() => flow.send({ type: 'quantity.raise', ...about })}
        onType={(text) => flow.send({ type: 'quantity.type', ...about, text })}
      />
    </Row>
  );
}

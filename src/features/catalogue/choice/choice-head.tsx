import styled from 'styled-components';
import { clamped } from '../../../ui/card/card-style';
import { Picture } from '../../../ui/media/picture';
import { Price } from '../../../ui/card/price';
import { useMessages } from '../../../i18n/use-messages';
import { useMoney } from '../../../i18n/money';
import { token } from '../../../theme/token';
import { type ChoiceLine, priceRange } from './choice-prices';
import type { ChosenItem, ShownOption } from './shown-options';
import { Text } from '../../../ui/text/text';
import { Row } from '../../../ui/layout/row';

export interface ChoiceHeadProps {
  item: ChosenItem;
  options: readonly ShownOption[];
  lines: readonly ChoiceLine[];
}

/** Wraps below the picture if a large font leaves no room beside it. */
const Words = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
`;

const Title = styled.p`
  ${clamped(2)}
  margin-bottom: ${token('space-1')};
  font-weight: 500;
  line-height: 1.35;
`;

export function ChoiceHead({ item, options, lines }: ChoiceHeadProps) {
  const m = useMessages();
  const money = useMoney();
  const range = priceRange(options, lines);
  const alike = range && range.from.amount === range.to.amount;
  const before = options.find(({ price }) => price?.amount === range?.from.amount)?.priceBefore;
  return (
    <Row $gap={3} $padding={[0, 0, 4]} $wraps>
      <Picture path={item.image} width={80} shape="card" label={item.title} />
      <Words>
        <Title>{item.title}</Title>
        {alike && <Price price={range.from} before={before} size="large" />}
        {range && !alike && (
          <Text $tone="price" $size="large" $weight={700}>
            {m('choice.from-to', { from: money(range.from), to: money(range.to) })}
          </Text>
        )}
      </Words>
    </Row>
  );
}

import styled from 'styled-components';
import { clamped } from '../../ui/card/card-style';
import { Picture } from '../../ui/media/picture';
import { Price } from '../../ui/card/price';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';
import { token } from '../../theme/token';
import { type ChoiceLine, priceRange } from './choice-prices';
import type { ChosenItem, ShownOption } from './shown-options';

export interface ChoiceHeadProps {
  item: ChosenItem;
  options: readonly ShownOption[];
  lines: readonly ChoiceLine[];
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  align-items: center;
  padding-bottom: ${token('space-4')};

  /* Below the picture where large letters leave no room beside it. */
  & > div {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;

const Title = styled.p`
  ${clamped(2)}
  margin-bottom: ${token('space-1')};
  font-weight: 500;
  line-height: 1.35;
`;

const Range = styled.p`
  color: ${token('color-price')};
  font-size: ${token('font-large')};
  font-weight: 700;
`;

export function ChoiceHead({ item, options, lines }: ChoiceHeadProps) {
  const m = useMessages();
  const money = useMoney();
  const range = priceRange(options, lines);
  const alike = range && range.from.amount === range.to.amount;
  const before = options.find(({ price }) => price?.amount === range?.from.amount)?.priceBefore;
  return (
    <Head>
      <Picture path={item.image} width={80} shape="card" label={item.title} />
      <div>
        <Title>{item.title}</Title>
        {alike && <Price price={range.from} before={before} size="large" />}
        {range && !alike && <Range>{m('choice.from-to', { from: money(range.from), to: money(range.to) })}</Range>}
      </div>
    </Head>
  );
}

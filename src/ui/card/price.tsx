import styled from 'styled-components';
import { isFree, type Money } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Amount } from './amount';

/** By how many percent a price is lower than before, rounded down; 0 if it is not lower. */
const discountPercent = (price: Money, before: Money | null | undefined) =>
  before && before.amount > price.amount ? Math.floor((1 - price.amount / before.amount) * 100) : 0;

export interface PriceProps {
  price: Money;
  /** Shown struck through with the discount, if it is higher. */
  before?: Money | null;
  /** The unit of the price, such as `/km`. */
  unit?: string;
  size?: 'small' | 'normal' | 'large';
}

const sizes = { small: 'font-body', normal: 'font-large', large: 'font-display' } as const;

const Line = styled.p<{ $size: NonNullable<PriceProps['size']> }>`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.375rem;
  color: ${token('color-price')};
  font-size: ${({ $size }) => token(sizes[$size])};
  line-height: 1.35;

  b {
    font-weight: 700;
    letter-spacing: -0.01em;
  }

  small,
  s {
    color: ${token('color-text-muted')};
  }

  small,
  span {
    font-size: ${token('font-small')};
  }

  span {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem;
  }

  em {
    padding: 0 0.25rem;
    border-radius: ${token('radius-badge')};
    background: ${token('color-sale-soft')};
    color: ${token('color-sale')};
    font-style: normal;
    font-weight: 700;
    line-height: 1.5;
  }
`;

export function Price({ price, before, unit, size = 'normal' }: PriceProps) {
  const m = useMessages();
  const percent = discountPercent(price, before);
  return (
    <Line $size={size}>
      {isFree(price) ? <b>{m('item.free')}</b> : <Amount money={price} as="b" />}
      {unit && !isFree(price) && <small>{unit}</small>}
      {before && percent > 0 && (
        <span>
          <Amount money={before} as="s" />
          <em aria-label={m('item.discount', { percent })} role="img">
            {`${percent}%`}
          </em>
        </span>
      )}
    </Line>
  );
}

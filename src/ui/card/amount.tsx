import styled from 'styled-components';
import { formatMoney, type Money } from '../../i18n/money';

/** Width of a character of the widest family, in its own size. */
const character = 0.66;

const Digits = styled.span`
  font-size: max(0.625rem, min(1em, 100cqi / var(--digits) / ${character}));
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

export interface AmountProps {
  money: Money;
  as?: 'b' | 's' | 'span';
}

/** Money that is never truncated, only smaller in a narrow container, then wrapped; and that no translator touches. */
export function Amount({ money, as = 'span' }: AmountProps) {
  const text = formatMoney(money);
  return (
    <Digits as={as} translate="no" style={{ '--digits': text.length }}>
      {text}
    </Digits>
  );
}

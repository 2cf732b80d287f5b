import styled from 'styled-components';
import { formatMoney, type Money } from '../../i18n/money';

/** The width of a character of the widest font family, in em. */
const characterWidth = 0.66;

const Digits = styled.span`
  font-size: max(0.625rem, min(1em, 100cqi / var(--digits) / ${characterWidth}));
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

export interface AmountProps {
  money: Money;
  as?: 'b' | 's' | 'span';
}

/** An amount that is never truncated: in a narrow container it shrinks, then wraps. Browsers do not translate it. */
export function Amount({ money, as = 'span' }: AmountProps) {
  const text = formatMoney(money);
  return (
    <Digits as={as} translate="no" style={{ '--digits': text.length }}>
      {text}
    </Digits>
  );
}

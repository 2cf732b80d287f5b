import styled from 'styled-components';
import { formatMoney, type Money } from '../../i18n/money';

/** From this length on an amount may break between its groups of digits. */
const longAmount = 11;
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

/** Money that is never truncated: smaller in a narrow container, then wrapped between groups of digits. */
export function Amount({ money, as = 'span' }: AmountProps) {
  const text = formatMoney(money);
  const groups = text.length < longAmount ? [text] : text.split(/(?<=[.])/);
  return (
    <Digits as={as} style={{ '--digits': text.length }}>
      {groups.map((group, at) => (at === 0 ? group : [<wbr key={at} />, group]))}
    </Digits>
  );
}

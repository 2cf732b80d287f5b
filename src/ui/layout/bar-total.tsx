import styled from 'styled-components';
import type { Money } from '../../i18n/money';
import { token } from '../../theme/token';
import { Amount } from '../card/amount';

export interface BarTotalProps {
  label: string;
  /** Null if there is nothing to add up. */
  money: Money | null;
}

const Total = styled.p`
  && {
    flex: 1.5 1 45%;
  }

  && + button,
  && + a {
    flex: 1 0 max-content;
    max-width: 100%;
  }

  container-type: inline-size;
  line-height: 1.3;

  small {
    display: block;
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  b {
    color: ${token('color-price')};
    font-size: ${token('font-title')};
  }
`;

/** The total, beside a bar's button. Screen readers announce every change. */
export const BarTotal = ({ label, money }: BarTotalProps) => (
  <Total aria-live="polite" aria-atomic>
    <small>{label}</small>
    <b>{money ? <Amount money={money} /> : '–'}</b>
  </Total>
);

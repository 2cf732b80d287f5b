import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import Plus from 'lucide-react/icons/plus';
import Wallet from 'lucide-react/icons/wallet';
import styled from 'styled-components';
import { Amount } from '../../ui/card/amount';
import { LinkButton } from '../../ui/button/button';
import type { Money } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { customerPaths } from '../../routing/customer-paths';
import { token } from '../../theme/token';

const Card = styled.header`
  display: grid;
  gap: ${token('space-2')};
  margin: ${token('space-4')};
  padding: ${token('space-5')} ${token('space-4')} ${token('space-4')};
  border-radius: ${token('radius-sheet')};
  background: ${token('color-header')};
  color: ${token('color-header-text')};
  box-shadow: ${token('shadow-raised')};
  container-type: inline-size;

  h1 {
    display: flex;
    gap: ${token('space-2')};
    align-items: center;
    font-size: ${token('font-body')};
    font-weight: 500;
  }

  & > b {
    font-size: 1.875rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
    margin-top: ${token('space-3')};
  }

  nav > * {
    flex: 1 1 7rem;
  }
`;

export interface BalanceCardProps {
  balance: Money;
  isKoin: boolean;
}

export function BalanceCard({ balance, isKoin }: BalanceCardProps) {
  const m = useMessages();
  const name = m(isKoin ? 'strip.koin' : 'strip.balance');
  return (
    <Card>
      <h1>
        <Wallet size={18} aria-hidden />
        {name}
      </h1>
      <b role="status">
        <Amount money={balance} />
      </b>
      <nav aria-label={name}>
        <LinkButton $look="secondary" to={customerPaths.topUp}>
          <Plus size={18} aria-hidden />
          {m('wallet.top-up-now')}
        </LinkButton>
        {!isKoin && (
          <LinkButton $look="secondary" to={customerPaths.withdraw}>
            <ArrowUpFromLine size={18} aria-hidden />
            {m('wallet.withdraw')}
          </LinkButton>
        )}
      </nav>
    </Card>
  );
}

import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { PageSection } from '../../ui/layout/page-section';
import { Link } from '../../ui/link/link';
import { type Money, useWalletMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { customerPaths } from '../../routing/customer-paths';
import { topUpFor } from '../../routing/order-paths';
import { Text } from '../../ui/text/text';

const TopUp = styled(Link)`
  font-weight: 600;
  text-decoration: underline;
`;

export interface BalanceSectionProps {
  balance: Money;
  /** Whether the balance is lower than the amount to pay. */
  isShort: boolean;
}

/** The balance used for the payment; a top-up leads back to the page. */
export function BalanceSection({ balance, isShort }: BalanceSectionProps) {
  const m = useMessages();
  const walletMoney = useWalletMoney();
  const { pathname } = useLocation();
  return (
    <PageSection title={m(balance.currency ? 'payment.balance' : 'payment.koin')}>
      <p translate="no">{walletMoney(balance)}</p>
      {isShort && (
        <Text role="alert" $tone="sale">
          {m(balance.currency ? 'refusal.balance-short' : 'payment.koin-short')}{' '}
          <TopUp to={customerPaths.topUp} state={topUpFor(pathname)}>
            {m('wallet.top-up-now')}
          </TopUp>
        </Text>
      )}
    </PageSection>
  );
}

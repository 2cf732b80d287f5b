import ChevronRight from 'lucide-react/icons/chevron-right';
import Wallet from 'lucide-react/icons/wallet';
import styled from 'styled-components';
import { Link } from '../../components/link';
import { Picture } from '../../components/picture';
import { useLiveNotifications } from '../../flows/use-notifications';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/use-money';
import { OrderStatusBadge } from '../../renderers/orders/order-status-badge';
import { stripAddress } from '../../routing/order-address';
import { usePageContext } from '../../routing/page-context';
import { token } from '../../theme/token';

const Balance = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('size-touch')};
  padding: 0 ${token('space-4')};
  background: ${token('color-header-dark')};
  color: ${token('color-header-dark-text')};
  font-size: 0.8125rem;

  b {
    flex: 1;
    text-align: end;
  }
`;

const Orders = styled.ul`
  display: flex;
  gap: ${token('space-2')};
  padding: ${token('space-2')} ${token('space-4')};
  overflow-x: auto;
  background: ${token('color-surface')};
  border-bottom: 1px solid ${token('color-border')};
  scrollbar-width: none;

  li {
    flex: none;
  }

  a {
    display: grid;
    grid-template-columns: 36px auto;
    gap: 0 ${token('space-2')};
    align-items: center;
    min-height: 52px;
    padding: ${token('space-2')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-card')};
    font-size: ${token('font-small')};
  }

  img,
  [data-blank] {
    grid-row: 1 / span 2;
    width: 36px;
    height: 36px;
    border-radius: ${token('radius-control')};
    font-size: ${token('font-body')};
  }
`;

/** A customer's balance and the orders that go on, below the header. */
export default function Strips() {
  const m = useMessages();
  const money = useMoney();
  const { endpoint } = usePageContext();
  const { notifications } = useLiveNotifications(endpoint);
  if (!notifications) return null;
  const { balance, balanceMode, activeOrders } = notifications;
  if (!balance && activeOrders.length === 0) return null;
  return (
    <section aria-label={m('shell.account')}>
      {balance && (
        <Balance to="/saldo">
          <Wallet size={18} aria-hidden />
          {m(balanceMode === 'CLOSED' ? 'strip.koin' : 'strip.balance')}
          <b>{money(balanceMode === 'CLOSED' ? { ...balance, currency: '' } : balance)}</b>
          <ChevronRight size={16} aria-hidden />
        </Balance>
      )}
      {activeOrders.length > 0 && (
        <Orders aria-label={m('strip.orders')}>
          {activeOrders.map((order) => (
            <li key={order.id}>
              <Link to={stripAddress(order)}>
                <Picture path={order.icon} width={36} label={order.number} />
                <span>
                  {order.number} · <b>{money(order.total)}</b>
                </span>
                <OrderStatusBadge status={order.status} />
              </Link>
            </li>
          ))}
        </Orders>
      )}
    </section>
  );
}

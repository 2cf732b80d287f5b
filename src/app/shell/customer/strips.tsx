import Wallet from 'lucide-react/icons/wallet';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Link } from '../../../ui/link/link';
import { Picture } from '../../../ui/media/picture';
import { Text } from '../../../ui/text/text';
import { useLiveNotifications } from '../../../features/notifications/use-notifications';
import { useMessages } from '../../../i18n/use-messages';
import { useMoney } from '../../../i18n/money';
import { statusNote } from '../../../features/orders/order-status';
import { OrderStatusBadge } from '../../../features/orders/order-status-badge';
import { orderPreview, stripPath } from '../../../routing/order-paths';
import { checkoutPath, isAt, isThread } from '../../../routing/paths';
import { usePageContext } from '../../../routing/page-context';
import { token } from '../../../theme/token';
import { customerPaths } from '../../../routing/customer-paths';

const Row = styled.ul`
  display: flex;
  gap: ${token('space-2')};
  padding: ${token('space-1')} ${token('space-4')};
  overflow-x: auto;
  background: ${token('color-surface')};
  border-bottom: 1px solid ${token('color-border')};
  scrollbar-width: none;
`;

const Entry = styled.li`
  flex: none;

  &:only-child {
    flex: 1;
  }
`;

const Strip = styled(Link)`
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  min-height: ${token('size-touch')};
  padding: 0 ${token('space-3')};
  border-radius: ${token('radius-card')};
  background: ${token('color-background')};
  font-size: ${token('font-small')};
  white-space: nowrap;

  ${Entry}:only-child > & {
    flex-wrap: wrap;
    row-gap: 0;
    padding-block: ${token('space-1')};
    white-space: normal;
  }
`;

/**
 * Balance and active orders below the header, but not during checkout or in a chat, and without the order that the page
 * shows.
 */
export default function Strips() {
  const m = useMessages();
  const money = useMoney();
  const { pathname } = useLocation();
  const { endpoint } = usePageContext();
  const { notifications } = useLiveNotifications(endpoint);
  if (!notifications || isAt(checkoutPath, pathname) || isThread(pathname)) return null;
  const { balanceMode, activeOrders } = notifications;
  // Its own page shows the balance larger.
  const balance = isAt(customerPaths.balance, pathname) ? null : notifications.balance;
  const orders = activeOrders.filter(({ id }) => !pathname.includes(`/${encodeURIComponent(id)}/`));
  if (!balance && orders.length === 0) return null;
  const isKoin = balanceMode === 'CLOSED';
  return (
    <section aria-label={m('shell.account')}>
      <Row aria-label={orders.length > 0 ? m('strip.orders') : undefined}>
        {balance && (
          <Entry>
            <Strip to={customerPaths.balance}>
              <Text as="span" $tone="link">
                <Wallet size={18} aria-hidden />
              </Text>
              {m(isKoin ? 'strip.koin' : 'strip.balance')} <b translate="no">{money(balance)}</b>
            </Strip>
          </Entry>
        )}
        {orders.map((order) => {
          const note = statusNote(order.status, order.category);
          return (
            <Entry key={order.id}>
              <Strip to={stripPath(order)} state={orderPreview(order.number)}>
                <Picture path={order.icon} width={28} shape="control" label={order.number} />
                <span>
                  {order.number} · <b translate="no">{money(order.total)}</b>
                </span>
                <OrderStatusBadge status={order.status} />
                {note && <span>{m(note)}</span>}
              </Strip>
            </Entry>
          );
        })}
      </Row>
    </section>
  );
}

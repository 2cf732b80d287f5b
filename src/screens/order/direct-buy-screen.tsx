import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrderPaymentScreenQuery } from '../../__generated__/gql/graphql';
import type { ScreenProps } from '../../routing/define-route';
import { orderPath } from '../../routing/order-address';
import { isPayable } from './is-payable';
import PaymentScreen from './payment-screen';

/** How an order is paid, as long as it can be; the order itself from then on. */
export default function DirectBuyScreen(props: ScreenProps<OrderPaymentScreenQuery>) {
  const navigate = useNavigate();
  const { order, orderPayment } = props.data;
  const over = order && orderPayment?.__typename === 'OrderPayment' && !isPayable(orderPayment.status);
  const next = over ? orderPath(order.id) : null;
  useEffect(() => {
    if (next) void navigate(next, { replace: true });
  }, [navigate, next]);
  return <PaymentScreen {...props} />;
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrderPaymentScreenQuery } from '../../__generated__/gql/graphql';
import type { ScreenProps } from '../../routing/define-route';
import { paidAlready } from './shown-order';
import PaymentScreen from './payment-screen';

/** The payment page of an order while it can be paid; then the order itself. */
export default function DirectBuyScreen(props: ScreenProps<OrderPaymentScreenQuery>) {
  const navigate = useNavigate();
  const next = paidAlready(props.data);
  useEffect(() => {
    if (next) void navigate(next, { replace: true });
  }, [navigate, next]);
  return <PaymentScreen {...props} />;
}

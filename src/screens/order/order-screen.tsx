import { useSelector } from '@xstate/react';
import { OrderScreenDocument } from '../../__generated__/documents/order-screen';
import type { BalanceMode, OrderScreenQuery } from '../../__generated__/gql/graphql';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { Button } from '../../ui/button/button';
import { LinkButton } from '../../ui/button/link-button';
import { useMessages } from '../../i18n/use-messages';
import type { ScreenProps } from '../../routing/define-route';
import { orderPath, orderPreview } from '../../routing/order-address';
import { OrderHead } from './order-head';
import { OrderHelp, type OrderHelpProps } from './order-help';
import { OrderNotices } from './order-notices';
import { OrderParts } from './order-parts';
import type { ShownOrder } from './shown-order';
import { useOrderFlow } from './use-order-flow';
import { isBusy } from '../../actors/selectors';

interface OrderProps {
  order: ShownOrder;
  customer: string;
  contact: OrderHelpProps['contact'] | undefined;
  mode: BalanceMode | undefined;
}

function Order({ order, customer, contact, mode }: OrderProps) {
  const m = useMessages();
  const { id, number, revision, status, canCancel } = order;
  const { flow } = useOrderFlow(OrderScreenDocument, { id, revision, status, customer });
  const busy = useSelector(flow, isBusy);
  const toBePaid = status === 'AWAITING_PAYMENT' || status === 'PAYMENT_PROCESSING';
  return (
    <>
      <OrderHead order={order} />
      <OrderParts order={order} mode={mode} />
      {contact && <OrderHelp number={number} contact={contact} />}
      <OrderNotices flow={flow} />
      {(canCancel || toBePaid) && (
        <BottomActions>
          {canCancel && (
            <Button $look="secondary" disabled={busy} onClick={() => flow.send({ type: 'order.cancel' })}>
              {m('order.cancel')}
            </Button>
          )}
          {toBePaid && (
            <LinkButton to={orderPath(id, 'check-payment')} state={orderPreview(number)}>
              {m('order.see-payment')}
            </LinkButton>
          )}
        </BottomActions>
      )}
    </>
  );
}

export default function OrderScreen({ data: { order, customer, store } }: ScreenProps<OrderScreenQuery>) {
  return (
    order && <Order order={order} customer={customer?.id ?? ''} contact={store?.contact} mode={store?.wallet.mode} />
  );
}

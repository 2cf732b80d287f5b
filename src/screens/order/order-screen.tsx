import { useSelector } from '@xstate/react';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { Suspense, useMemo } from 'react';
import styled from 'styled-components';
import { OrderScreenDocument } from '../../__generated__/documents/order-screen';
import type { OrderScreenQuery } from '../../__generated__/gql/graphql';
import { useStore } from '../../api/store-context';
import { isBusy } from '../../actors/selectors';
import { useMessages } from '../../i18n/use-messages';
import { useStoredCode } from '../../features/orders/stored-code';
import type { ScreenProps } from '../../routing/define-route';
import { serviceScreen } from '../../routing/customer-screen';
import { orderThreadPath } from '../../routing/chat-paths';
import { orderPath } from '../../routing/order-paths';
import { token } from '../../theme/token';
import { Button, LinkButton } from '../../ui/button/button';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { PageSection } from '../../ui/layout/page-section';
import type { BookingPartProps } from './booking-part';
import { SkeletonBlock } from '../../ui/skeleton/skeletons';
import { canOrderAgain, OrderAgain } from './order-again';
import { OrderHead } from './order-head';
import { OrderNotices } from './order-notices';
import { OrderParts } from './order-parts';
import { OrderRefunds } from './order-refunds';
import type { RidePartProps } from './ride/ride-part';
import { ResumePayment, usePausedPayment } from './resume-payment';
import { hasRide, isPaid, type ShownOrder } from './shown-order';
import { useOrderFlow } from './use-order-flow';

const BookingPart = serviceScreen<BookingPartProps>(
  () => import(/* webpackChunkName: "order-booking" */ './booking-part'),
);
const RidePart = serviceScreen<RidePartProps>(() => import(/* webpackChunkName: "order-ride" */ './ride/ride-part'));

interface OrderHelpProps {
  number: string;
  contact: NonNullable<OrderScreenQuery['store']>['contact'];
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin-top: ${token('space-3')};
`;

function OrderHelp({ number, contact: { phone, email } }: OrderHelpProps) {
  const m = useMessages();
  const { id, messagesHidden } = useStore();
  if (!phone && !email && messagesHidden) return null;
  return (
    <PageSection title={m('order.help')}>
      <p>{m('order.help-text', { number })}</p>
      <Ways>
        {!messagesHidden && (
          <LinkButton $look="secondary" to={orderThreadPath(id, number)}>
            <MessageCircle size={18} aria-hidden />
            {m('chat.open')}
          </LinkButton>
        )}
        {phone && (
          <LinkButton $look="secondary" to={`tel:${phone}`}>
            <Phone size={18} aria-hidden />
            {m('order.help-phone', { phone })}
          </LinkButton>
        )}
        {email && (
          <LinkButton $look="secondary" to={`mailto:${email}?subject=${encodeURIComponent(number)}`}>
            <Mail size={18} aria-hidden />
            {m('order.help-email')}
          </LinkButton>
        )}
      </Ways>
    </PageSection>
  );
}

interface OrderProps {
  order: ShownOrder;
  sessionCode: string | null;
  storeCode: (code: string | null) => void;
  contact: OrderHelpProps['contact'] | undefined;
  wallet: NonNullable<OrderScreenQuery['store']>['wallet'] | undefined;
}

function Order({ order, contact, wallet, ...codes }: OrderProps) {
  const m = useMessages();
  const { id, number, revision, status } = order;
  const isRide = hasRide(order.category);
  const carriesGoods = order.category === 'GOODS_AND_COURIER';
  // A ride is cancelled in the section that tracks it.
  const canCancel = order.canCancel && (!isRide || carriesGoods);
  const variables = useMemo(() => ({ id }), [id]);
  const { flow } = useOrderFlow(OrderScreenDocument, { id, revision, status, ...codes });
  const busy = useSelector(flow, isBusy);
  const { resumed, preview } = usePausedPayment(order);
  const toBePaid = status === 'AWAITING_PAYMENT' || status === 'PAYMENT_PROCESSING';
  return (
    <>
      {isRide && (
        <Suspense fallback={<SkeletonBlock $height="24rem" />}>
          <RidePart
            variables={variables}
            refundsToBalance={wallet?.isOffered === true && isPaid(order) && order.paymentKind !== 'SELLER'}
            carriesGoods={carriesGoods}
            isAccepted={status === 'PAYMENT_ACCEPTED'}
          />
        </Suspense>
      )}
      <OrderHead order={order} />
      <OrderRefunds order={order} />
      {order.booking && <BookingPart order={{ ...order, booking: order.booking }} />}
      <OrderParts order={order} mode={wallet?.mode} />
      {contact && <OrderHelp number={number} contact={contact} />}
      <OrderNotices flow={flow} isPaid={isPaid(order)} />
      {(canCancel || toBePaid || resumed || canOrderAgain(order)) && (
        <BottomActions>
          {canOrderAgain(order) && <OrderAgain order={order} />}
          {canCancel && (
            <Button $look="secondary" disabled={busy} onClick={() => flow.send({ type: 'order.cancel' })}>
              {m('order.cancel')}
            </Button>
          )}
          {resumed && <ResumePayment path={resumed} />}
          {toBePaid && (
            <LinkButton to={orderPath(id, 'check-payment')} state={preview}>
              {m('order.see-payment')}
            </LinkButton>
          )}
        </BottomActions>
      )}
    </>
  );
}

export default function OrderScreen({ data: { customer, store } }: ScreenProps<OrderScreenQuery>) {
  const order = customer?.order;
  const { code, store: storeCode } = useStoredCode('local/customer/orderPayment', customer?.id ?? '', order?.id);
  return (
    order && (
      <Order
        key={code}
        order={order}
        sessionCode={code}
        storeCode={storeCode}
        contact={store?.contact}
        wallet={store?.wallet}
      />
    )
  );
}

import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { OrderPaymentScreenDocument } from '../../__generated__/documents/order-payment-screen';
import { OrderScreenDocument } from '../../__generated__/documents/order-screen';
import { customerPatterns } from '../../routing/customer-patterns';
import { moneyScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { previewedNumber } from '../../routing/order-paths';
import { token } from '../../theme/token';
import { StackSkeleton } from '../../ui/skeleton/block-skeletons';
import { SkeletonBlock } from '../../ui/skeleton/skeletons';

const Head = styled.section`
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('space-4')};
  background: ${token('color-surface')};
`;

const Title = styled.h1`
  font-size: ${token('font-large')};
  font-weight: 700;
  line-height: ${token('size-touch')};
`;

function OrderSkeleton() {
  const number = previewedNumber(useLocation().state);
  return (
    <>
      {number && (
        <Head>
          <Title>{number}</Title>
          <SkeletonBlock $width="60%" />
        </Head>
      )}
      <StackSkeleton heights={[...(number ? [] : ['6rem']), '10rem', '9rem', '10rem']} />
    </>
  );
}

const orderRoute = defineRoute({
  path: customerPatterns.order,
  content: ContentMode.ORDER,
  private: true,
  offline: true,
  query: OrderScreenDocument,
  variables: ({ params }) => ({ id: params.uniqueId }),
  exists: ({ customer }) => customer?.order != null,
  head: ({ data, text }) => ({ title: data?.customer?.order?.number ?? text('title.order'), indexed: false }),
  screen: moneyScreen(() => import(/* webpackChunkName: "screen-order" */ './order-screen')),
  skeleton: OrderSkeleton,
});

const paymentScreen = moneyScreen(() => import(/* webpackChunkName: "screen-order-payment" */ './payment-screen'));

const directBuyScreen = moneyScreen(() => import(/* webpackChunkName: "screen-order-payment" */ './direct-buy-screen'));

/** The payment page of an order has several URLs, one for each way to reach it. */
const paymentPaths = customerPatterns.orderPayments;

const paymentRoute = (path: '/beli-langsung/:uniqueId' | (typeof paymentPaths)[number], screen: typeof paymentScreen) =>
  defineRoute({
    path,
    content: ContentMode.INVOICE_CHECKOUT,
    private: true,
    query: OrderPaymentScreenDocument,
    variables: ({ params }) => ({ id: params.uniqueId }),
    exists: ({ customer, orderPayment }) => customer?.order != null && orderPayment !== null,
    head: ({ text }) => ({ title: text('title.payment'), indexed: false }),
    screen,
    skeleton: OrderSkeleton,
  });

export const orderPaymentRoutes = [
  ...paymentPaths.map((path) => paymentRoute(path, paymentScreen)),
  paymentRoute('/beli-langsung/:uniqueId', directBuyScreen),
];

/** The pages of an order. Another customer's order is a 404. */
export const orderRoutes = [orderRoute, ...orderPaymentRoutes];

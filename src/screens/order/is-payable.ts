import type { OrderStatus } from '../../__generated__/gql/graphql';

export const isPayable = (status: OrderStatus) =>
  status === 'NEW' || status === 'AWAITING_PAYMENT' || status === 'PAYMENT_PROCESSING';

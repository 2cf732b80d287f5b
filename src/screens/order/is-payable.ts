import type { OrderStatus } from '../../__generated__/gql/graphql';

/** Whether an order of this status can still be paid. */
export const isPayable = (status: OrderStatus) =>
  status === 'NEW' || status === 'AWAITING_PAYMENT' || status === 'PAYMENT_PROCESSING';

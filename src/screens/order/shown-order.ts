import type { OrderPaymentScreenQuery, OrderScreenQuery } from '../../__generated__/gql/graphql';

export type ShownOrder = NonNullable<OrderScreenQuery['order']>;

export type ShownPayment = Extract<
  NonNullable<OrderPaymentScreenQuery['orderPayment']>,
  { __typename: 'OrderPayment' }
>;

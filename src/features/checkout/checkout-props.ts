import type { CheckoutScreenQuery } from '../../__generated__/gql/graphql';

type Result = NonNullable<CheckoutScreenQuery['checkout']>;

export type ShownCheckout = Extract<Result, { __typename: 'Checkout' }>;

import type { CheckoutScreenQuery } from '../../__generated__/gql/graphql';

type Result = NonNullable<CheckoutScreenQuery['checkout']>;

/** What is about to be bought. */
export type ShownCheckout = Extract<Result, { __typename: 'Checkout' }>;

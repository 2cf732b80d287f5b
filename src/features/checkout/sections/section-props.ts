import type { CheckoutScreenQuery } from '../../../__generated__/gql/graphql';
import type { CheckoutFlows, CheckoutSection } from '../use-checkout';

type Result = NonNullable<CheckoutScreenQuery['checkout']>;

export type ShownCheckout = Extract<Result, { __typename: 'Checkout' }>;

export interface SectionProps {
  flows: CheckoutFlows;
  /** As the store shows it. */
  currency: string;
  /** The section that kept the order from being placed at the last tap. */
  missing: CheckoutSection | null;
}

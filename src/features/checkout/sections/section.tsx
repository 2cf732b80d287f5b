import type { CheckoutScreenQuery } from '../../../__generated__/gql/graphql';
import type { PlainMessageKey } from '../../../i18n/translate';
import type { PurchaseSection } from '../../buying/use-purchase';
import type { CheckoutFlows } from '../use-checkout';

type Result = NonNullable<NonNullable<CheckoutScreenQuery['customer']>['checkout']>;

export type ShownCheckout = Extract<Result, { __typename: 'Checkout' }>;

export interface SectionProps {
  flows: CheckoutFlows;
  /** The store's currency symbol. */
  currency: string;
  /** The section that prevented the order at the last tap. */
  missing: PurchaseSection | null;
}

/** The message of each section that prevents the order. The minimum order has a message with its amount. */
export const missingTexts: { readonly [Section in PurchaseSection]?: PlainMessageKey } = {
  dropship: 'checkout.dropship-missing',
  address: 'checkout.address-missing',
  carrier: 'checkout.carrier-missing',
  package: 'checkout.package-missing',
  note: 'checkout.note-wrong',
  payment: 'checkout.payment-missing',
  minimum: 'checkout.below-minimum',
};

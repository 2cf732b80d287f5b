import type { CheckoutSection } from './use-checkout';
import type { PlainMessageKey } from '../../i18n/translate';

/** What is said where a section keeps the order from being placed. The smallest order is said with its amount. */
export const missingTexts: { readonly [Section in CheckoutSection]: PlainMessageKey } = {
  dropship: 'checkout.dropship-missing',
  address: 'checkout.address-missing',
  carrier: 'checkout.carrier-missing',
  package: 'checkout.package-missing',
  note: 'checkout.note-wrong',
  payment: 'checkout.payment-missing',
  minimum: 'checkout.below-minimum',
};

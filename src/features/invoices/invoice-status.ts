import type { InvoiceStatus } from '../../__generated__/gql/graphql';
import type { PlainMessageKey } from '../../i18n/translate';
import type { Tone } from '../orders/order-status-badge';

interface InvoiceLook {
  tone: Tone;
  /** The text in the banner of the invoice's page. */
  banner: PlainMessageKey;
  /** The text in a row of the list. */
  label: PlainMessageKey;
}

/** The texts and colours of each status of an invoice: unpaid red, being checked yellow, paid green. */
export const invoiceLooks: { readonly [Status in InvoiceStatus]: InvoiceLook } = {
  UNPAID: { banner: 'invoice.unpaid', label: 'invoice.unpaid', tone: 'failed' },
  AWAITING_SERVICE: { banner: 'invoice.checked', label: 'invoice.checked', tone: 'open' },
  PROOF_CHECKED: { banner: 'invoice.checked', label: 'invoice.checked', tone: 'open' },
  PAID: { banner: 'invoice.paid', label: 'invoice.paid-short', tone: 'done' },
  UNKNOWN: { banner: 'order.status-other', label: 'order.status-other', tone: 'neutral' },
};

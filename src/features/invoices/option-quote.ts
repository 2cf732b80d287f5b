import { invoiceTotal } from '../../../machines/orders/totals';
import type { Payment_OptionFragment } from '../../__generated__/gql/graphql';

/** The cost of an invoice by a payment option, in the currency's smallest shown unit; a preview until the quote is loaded. */
export function quoteOption(
  invoice: { total: { amount: number } },
  option: Pick<Payment_OptionFragment, 'fee'> | undefined,
) {
  const fee = option?.fee.amount ?? 0;
  return { fee, total: invoiceTotal({ total: invoice.total.amount, fee }) };
}

import { invoiceTotal } from '../../../machines/orders/totals';
import type { Payment_OptionFragment } from '../../__generated__/gql/graphql';

/** What an invoice costs by a way to pay, in the currency's smallest shown unit, as far as the page knows before the quote. */
export function quoteOption(
  invoice: { total: { amount: number } },
  option: Pick<Payment_OptionFragment, 'fee'> | undefined,
) {
  const fee = option?.fee.amount ?? 0;
  return { fee, total: invoiceTotal({ total: invoice.total.amount, fee }) };
}

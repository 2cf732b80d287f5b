import type { Refund } from '../../__generated__/resolvers';
import { refundCause, refundRoute } from './refund-codes';
import type { Rest } from '../../model/models';
import { exactMoney } from '../../values/numbers';
import { moment, momentOrNull, orNull } from '../../values/text';

function mapRefund(refund: Rest['Refund'], currency: string, walletCurrency: string): Refund {
  const route = refundRoute(refund.route);
  return {
    id: refund.unique_id,
    cause: refundCause(refund.cause),
    route,
    amount: exactMoney(refund.amount, route === 'BALANCE' ? walletCurrency : currency),
    reference: orNull(refund.reference),
    deadline: moment(refund.due_at),
    doneAt: momentOrNull(refund.done_at),
  };
}

/** Null if the provider does not send refunds. */
export const mapRefunds = (
  refunds: readonly Rest['Refund'][] | undefined,
  currency: string,
  walletCurrency: string,
): Refund[] | null => refunds?.map((refund) => mapRefund(refund, currency, walletCurrency)) ?? null;

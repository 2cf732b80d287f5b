import type { Rest } from '../../model/models';
import { balancePayment, type MadeUpInvoice } from './invoices';
import type { MadeUpBase } from './made-up';
import { ok, type Replies } from './replies';
import { texts } from './texts';

export interface MadeUpWallet {
  /** The sum of the transactions. */
  readonly balance: number;
  /** The newest first. */
  readonly transactions: readonly Rest['Transaction'][];
}

const topUp = 400_000;

const none = { order_uid: null, order_no: null, invoice_uid: null, invoice_no: null };

/** What was paid from it is an invoice: an order would have to be made first, for a balance that most pages show. */
export function makeWallet(
  { record: { store, wallet }, times, locale }: MadeUpBase,
  invoices: readonly MadeUpInvoice[],
  referral: Rest['ReferralNote'] | null,
): MadeUpWallet {
  if (!store.wallet.isOffered) return { balance: 0, transactions: [] };
  const text = texts[locale];
  const spent = invoices
    .filter(({ payment }) => payment?.payment_type === balancePayment)
    .map((invoice): Rest['Transaction'] => ({
      ...none,
      unique_id: '3',
      creation_date: invoice.paid_date ?? invoice.creation_date,
      amount: -invoice.total,
      kind: 'invoice',
      note: text.payment(invoice.invoice_no),
      invoice_uid: invoice.unique_id,
      invoice_no: invoice.invoice_no,
    }));
  const friend: Rest['Transaction'] = {
    ...none,
    unique_id: '2',
    creation_date: times.at(-18, '16:30'),
    amount: referral?.referrer_reward ?? 0,
    kind: 'referral',
    note: text.referral,
  };
  const begun: Rest['Transaction'] = {
    ...none,
    unique_id: '1',
    creation_date: times.at(-40, '10:00'),
    amount: topUp,
    kind: 'top_up',
    note: text.topUp(wallet.mode === 'CLOSED' ? 'Koin' : text.balance),
  };
  const transactions = [...(friend.amount > 0 ? [friend] : []), ...spent, begun];
  return { balance: transactions.reduce((sum, one) => sum + one.amount, 0), transactions };
}

export const walletReplies: Replies<'listTransactions'> = {
  async listTransactions({ record: { store }, wallet }, { after }) {
    if (!store.wallet.isOffered) return null;
    const { balance, transactions } = await wallet();
    return ok({ balance, data: after === undefined ? [...transactions] : [], after: null });
  },
};

import type { components } from '../../__generated__/rest';
import type { TransferReason } from './queries/ledger';
import type { StoredTransaction } from './queries/wallets';

type Rest = components['schemas'];
type Kind = Exclude<Rest['TransactionKind'], 'other'>;

/** `@` stands for the wallet's name. */
const notes: Readonly<Record<Kind, readonly [id: string, en: string]>> = {
  top_up: ['Topup @', '@ top-up'],
  payment: ['Pembayaran pesanan', 'Payment of an order'],
  refund: ['Pengembalian pesanan', 'Refund of an order'],
  withdrawal: ['Tarik @', '@ withdrawal'],
  withdrawal_returned: ['Tarik @ ditolak', '@ withdrawal rejected'],
  cashback: ['Cashback', 'Cashback'],
  reward: ['Tukar poin', 'Exchanged points'],
  referral: ['Hadiah referral', 'Referral reward'],
  invoice: ['Pembayaran tagihan', 'Payment of an invoice'],
};

const invoiceRefund = ['Pengembalian tagihan', 'Refund of an invoice'] as const;

const isKind = (reason: TransferReason): reason is Kind => Object.hasOwn(notes, reason);

export function transactionReply({ kind, ...transaction }: StoredTransaction, name: string) {
  const { unique_id, creation_date, amount, order_uid, order_no, invoice_uid, invoice_no } = transaction;
  const facts = { unique_id, creation_date, amount, order_uid, order_no, invoice_uid, invoice_no };
  if (!isKind(kind)) return { ...facts, kind: 'other' as const, note: '' };
  const number = order_no ?? invoice_no;
  const texts = kind === 'refund' && invoice_no !== null ? invoiceRefund : notes[kind];
  const [note, en] = texts.map((text) => [text.replace('@', name), number].filter(Boolean).join(' '));
  return { ...facts, kind, note: note ?? '', en: { note: en } };
}

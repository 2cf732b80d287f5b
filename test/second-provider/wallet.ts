import { createHash } from 'node:crypto';
import type { FaultKind } from './faults';
import { accepted, type Answer, type Call, failed, notFound, ok, refused, type Rest } from './rest';

const movement = (
  day: number,
  amount: number,
  kind: Rest['Transaction']['kind'],
  note: string,
): Rest['Transaction'] => ({
  unique_id: `gerak_${day}`,
  creation_date: `2026-11-0${day} 09:30:00`,
  amount,
  kind,
  note,
  order_uid: null,
  order_no: null,
});

const movements = [
  movement(7, -30_000, 'payment', 'Pembayaran'),
  movement(5, 50_000, 'top_up', 'Topup Saldo'),
  movement(2, 10_000, 'cashback', 'Cashback'),
];
const balance = 30_000;

const invoice: Rest['Invoice'] = {
  unique_id: 'tagihan_1',
  invoice_no: 'INV1',
  title: 'Katering rapat',
  order_status: 0,
  status_text: 'Belum Dibayar',
  creation_date: '2026-11-06 08:00:00',
  due_date: '2026-11-30',
  paid_date: null,
  total: 120_000,
  currency: 'Rp',
  app_name: 'Kedai Senja',
  app_email: 'kedai@contoh.test',
  bill_name: 'Sari Dewi',
  bill_email: 'sari@contoh.test',
  lines: [{ unique_id: '1', title: 'Nasi kotak', quantity: 6, price: 20_000, total: 120_000 }],
  payment: null,
};

const withoutTotal = ({ status, body }: Answer): Answer => ({ status, body: { ...body, total: null } });

/** A wallet, points and invoices of one customer; the second page of movements has the rest. */
export function createWallet(kind: FaultKind | null): Readonly<Record<string, (call: Call) => Answer>> {
  if (!kind?.startsWith('money-')) return {};
  const seen = new Map<string, string>();
  return {
    listTransactions: ({ fields }) => {
      if (kind === 'money-wallet-gone') return notFound;
      const [data, after] = fields.after ? [movements.slice(2), null] : [movements.slice(0, 2), 'lagi'];
      return ok({ balance: kind === 'money-balance-unlike' ? balance + 500 : balance, data, after });
    },
    createWithdrawal: ({ fields: { session_code = '', ...fields } }) => {
      const form = createHash('sha256').update(JSON.stringify(fields)).digest('hex');
      if ((seen.get(session_code) ?? form) !== form) return failed(409, 'Kunci dipakai');
      seen.set(session_code, form);
      if (Number(fields.value) <= balance || kind === 'money-overdrawn') {
        const made = { unique_id: 'order_9', order_no: 'KS9', order_status: 2, payment_type: 3, auto_order: 1 };
        return withoutTotal(accepted(made));
      }
      return withoutTotal(refused('BALANCE_SHORT'));
    },
    listRewards: () =>
      ok([{ unique_id: 'hadiah', points: 10, reward: 10_000, currency: 'Rp', name: 'Saldo Rp10.000', image: null }]),
    exchangePoints: () => refused('REWARD_GONE'),
    listInvoices: () => {
      const { lines: _lines, payment: _payment, app_name, app_email, bill_name, bill_email, ...entry } = invoice;
      void [app_name, app_email, bill_name, bill_email];
      return ok({ pending_invoices: [], invoices: [entry], after: null });
    },
    getInvoice: ({ path }) => {
      if (path.id !== invoice.unique_id) return notFound;
      return ok(kind === 'money-invoice-unlike' ? { ...invoice, total: 1 } : invoice);
    },
  };
}

import { mapInvoicePaid, mapInvoicePayment, mapInvoiceQuote } from '../../../../server/domains/invoices/mapping';
import { mapStoreRecord } from '../../../../server/domains/stores/store-record';
import type { Rest } from '../../../../server/model/models';
import { app } from '../../../support/server/rest-examples';

const answered = { success: true, message: '', error_code: null, data: null };
const refused = { success: false, message: 'Saldo kamu tidak cukup', error_code: 'BALANCE_SHORT' as const, data: null };
const rupiah = (amount: number) => ({ amount, currency: 'Rp' });

const chosen = {
  unique_id: 'tagihan_1',
  payment_id: 'penjual',
  payment_method: 1,
  payment_type: 1,
  payment_name: 'Transfer ke Penjual',
  payment_icon: null,
  total: 750_000,
  admin_fee: 2_500,
  currency: 'Rp',
} as const;

const payment: NonNullable<Rest['InvoicePaymentReply']['data']> = {
  ...chosen,
  order_status: 0,
  payment_code: 'BCA 123',
  payment_info_text: '<p>Transfer dulu.</p>',
  confirmation_code: 217,
  total_payment: 752_717,
  can_cancel: 1,
  can_send_proof: 1,
  proof_date: '2026-11-23 14:05:00',
  proof_note: 'Buram',
};
const mapped = (fields: Partial<typeof payment>) => mapInvoicePayment({ ...answered, data: { ...payment, ...fields } });

test('a payment names each part of what is to be paid', () => {
  expect(mapped({})).toMatchObject({
    __typename: 'InvoicePayment',
    payment: { id: '1_penjual', kind: 'SELLER', name: 'Transfer ke Penjual', icon: null },
    code: 'BCA 123',
    subtotal: rupiah(750_000),
    fee: rupiah(2_500),
    serviceFee: rupiah(217),
    toPay: rupiah(752_717),
    canCancel: true,
    needsProof: true,
    proofSentAt: '2026-11-23T14:05:00+07:00',
    proofNote: 'Buram',
  });
});

test.each<[fields: Partial<typeof payment>, result: object]>([
  [{ confirmation_code: 1 }, { serviceFee: rupiah(1) }],
  [{ confirmation_code: 0 }, { serviceFee: null }],
  [{ admin_fee: 0 }, { fee: rupiah(0) }],
  [{ payment_code: null }, { code: null }],
  [{ can_cancel: 0 }, { canCancel: false }],
  [{ can_send_proof: 0 }, { needsProof: false }],
  [
    { proof_date: null, proof_note: '' },
    { proofSentAt: null, proofNote: null },
  ],
  [{ order_status: 2 }, { status: 'PROOF_CHECKED' }],
])('a payment with %j has %j', (fields, result) => {
  expect(mapped(fields)).toMatchObject(result);
});

test.each([
  ['open', 'Rp'],
  ['close', ''],
] as const)('the balance of a wallet in mode %s is in "%s", what is to be paid in Rp', (balance_mode, currency) => {
  const store = mapStoreRecord(app({ appmeta: { ...app().appmeta, balance_mode } }));
  const data = { ...chosen, lines: [], total_payment: 752_500, info_text: '', balance: 0 };
  expect(mapInvoiceQuote({ ...answered, data }, store)).toMatchObject({
    subtotal: rupiah(750_000),
    fee: rupiah(2_500),
    toPay: rupiah(752_500),
    balance: { amount: 0, currency },
  });
  expect(mapInvoiceQuote({ ...answered, data: { ...data, balance: null } }, store)).toMatchObject({ balance: null });
});

test('a refusal has its reason, and the new total if there is one', () => {
  const refusal = { __typename: 'Refusal', code: 'BALANCE_SHORT', message: 'Saldo kamu tidak cukup' };
  const store = mapStoreRecord(app());
  expect(mapInvoicePayment(refused)).toEqual({ ...refusal, total: null });
  expect(mapInvoiceQuote(refused, store)).toEqual({ ...refusal, total: null });
  expect(mapInvoicePaid({ ...refused, total: null }, 'Rp')).toEqual({ ...refusal, total: null });
  expect(mapInvoicePaid({ ...refused, total: 0 }, 'Rp')).toEqual({ ...refusal, total: rupiah(0) });
  expect(mapInvoicePaid({ ...answered, total: null }, 'Rp')).toMatchObject({ __typename: 'Done' });
});

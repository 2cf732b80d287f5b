import { act, fireEvent, screen } from '@testing-library/react';
import { ConfirmSpendingDocument } from '../../../../src/__generated__/documents/confirm-spending';
import { InvoiceCheckoutDocument } from '../../../../src/__generated__/documents/invoice-checkout';
import { InvoiceQuoteDocument } from '../../../../src/__generated__/documents/invoice-quote';
import { InvoicesScreenDocument } from '../../../../src/__generated__/documents/invoices-screen';
import { InvoiceStateDocument } from '../../../../src/__generated__/documents/invoice-state';
import { OrderAttemptDocument } from '../../../../src/__generated__/documents/order-attempt';
import { PayInvoiceDocument } from '../../../../src/__generated__/documents/pay-invoice';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { answering, askedFor, showPage } from '../../../support/browser/store-page';
import { sumRows } from '../../../support/browser/sum-rows';

const rupiah = (amount: number) => ({ amount, currency: 'Rp' });
const invoice = (differences: object = {}) => ({
  id: 'i1',
  number: 'INV1',
  title: 'Seragam keluarga',
  status: 'UNPAID',
  createdAt: '2020-01-01T00:00:00Z',
  dueOn: null,
  isOverdue: false,
  paidAt: null,
  total: rupiah(100_000),
  issuer: { name: 'Toko', email: null },
  recipient: { name: 'Rina', email: null },
  lines: [],
  payment: null,
  ...differences,
});
const option = (id: string, kind: string, title: string) => ({ id, kind, title, info: '', icon: null, fee: rupiah(0) });

beforeEach(() => setFlag());
afterEach(() => {
  clearFlag();
  localStorage.clear();
});

describe('an unpaid invoice', () => {
  const cases = [
    [true, 'Lewat Jatuh Tempo 31 Januari 2026'],
    [false, 'Jatuh Tempo 31 Januari 2026'],
  ] as const;
  const due = (isOverdue: boolean) => invoice({ dueOn: '2026-01-31', isOverdue });

  test.each(cases)('with the due date over (%s) is shown in the list as "%s"', async (isOverdue, text) => {
    const list = { nodes: [due(isOverdue)], pageInfo: { page: 1, hasNextPage: false, endCursor: null } };
    await showPage('/invoice', [answering(InvoicesScreenDocument, () => ({ customer: { invoices: list } }))]);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test.each(cases)('with the due date over (%s) is shown in its banner as "%s"', async (isOverdue, text) => {
    await showPage('/invoice?invoice_id=i1', [
      answering(InvoicesScreenDocument, () => ({ customer: { invoice: due(isOverdue) } })),
    ]);
    expect(await screen.findByText('Belum Dibayar')).toBeVisible();
    expect(screen.getAllByRole('status').some((banner) => banner.textContent === `Belum Dibayar${text}`)).toBe(true);
  });
});

test.each([
  ['UNPAID', 'Bayar'],
  ['AWAITING_SERVICE', 'Lihat Pembayaran'],
  ['PROOF_CHECKED', 'Lihat Pembayaran'],
  ['PAID', null],
])('of an invoice that is %s the payment opens by "%s"', async (status, label) => {
  await showPage('/invoice?invoice_id=i1', [
    answering(InvoicesScreenDocument, () => ({ customer: { invoice: invoice({ status }) } })),
  ]);
  await screen.findByRole('link', { name: 'Unduh PDF' });
  const links = screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/invoice/i1/checkout');
  expect(links.map(({ textContent }) => textContent)).toEqual(label ? [label] : []);
});

describe('an invoice that the balance', () => {
  const show = (
    balance: number,
    paid: object = { payInvoice: { __typename: 'Done' } },
    attempt: object = {},
    asksPassword = false,
  ) => {
    const options = [option('saldo', 'BALANCE', 'Saldo'), option('bca', 'PLATFORM', 'Transfer BCA')];
    return showPage('/invoice/i1/checkout', [
      answering(InvoiceCheckoutDocument, () => ({
        store: { wallet: { asksPassword } },
        customer: { id: 'c1', balance: rupiah(balance), invoice: invoice() },
        invoicePayment: null,
        paymentOptions: options,
      })),
      answering(InvoiceQuoteDocument, ({ payment }) => ({
        invoiceQuote: {
          __typename: 'InvoiceQuote',
          fee: rupiah(0),
          toPay: rupiah(100_000),
          balance: payment === 'saldo' ? rupiah(balance) : null,
        },
      })),
      answering(ConfirmSpendingDocument, () => ({ confirmSpending: { __typename: 'Done' } })),
      answering(PayInvoiceDocument, () => paid),
      answering(OrderAttemptDocument, () => attempt),
      answering(InvoiceStateDocument, () => ({ customer: { invoice: invoice() }, invoicePayment: null })),
    ]);
  };
  const tap = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name });
    await act(async () => fireEvent.click(button));
  };

  test('does not cover is not offered from it, and shows a warning when it is chosen', async () => {
    const { execute } = await show(99_999);
    expect(await screen.findByRole('button', { name: /Transfer BCA/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await tap(/Transfer BCA/);
    await tap(/^Saldo/);
    expect(await screen.findByRole('alert')).toHaveTextContent('Saldo kamu tidak cukup');
    expect(screen.getByRole('link', { name: 'Topup' })).toHaveAttribute('href', '/akun/topup');
    const confirm = screen.getByRole('button', { name: 'Konfirmasi Pembayaran' });
    expect(confirm).toBeDisabled();
    fireEvent.click(confirm);
    expect(askedFor(execute, PayInvoiceDocument)).toEqual([]);
  });

  test('covers is what the page first shows, with the sum, and asks for no other answer', async () => {
    const { execute } = await show(100_000);
    expect(await screen.findByText('Total pembayaran')).toBeVisible();
    expect(screen.getByText('Total pembayaran').parentElement).toHaveTextContent('Rp100.000');
    expect(askedFor(execute, InvoiceQuoteDocument)).toEqual([]);
  });

  test('covers exactly is offered from it', async () => {
    await show(100_000);
    expect(await screen.findByText('Rp100.000', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Konfirmasi Pembayaran' })).toBeEnabled();
  });

  test('covers is paid with the password alone', async () => {
    const { execute } = await show(100_000, undefined, undefined, true);
    await tap('Konfirmasi Pembayaran');
    const field = await screen.findByLabelText('Password akun');
    expect(askedFor(execute, PayInvoiceDocument)).toEqual([]);
    fireEvent.change(field, { target: { value: 'belanja123' } });
    await tap('Bayar');
    const [asked] = askedFor(execute, ConfirmSpendingDocument) as { spending: { idempotencyKey: string } }[];
    expect(askedFor(execute, PayInvoiceDocument)).toMatchObject([
      { payment: { idempotencyKey: asked?.spending.idempotencyKey } },
    ]);
  });

  const failure = (code: string) => ({ ok: false, code, requestId: 'r1' });

  test('covers is not paid when the request did not arrive, and that is shown', async () => {
    await show(100_000, failure('SIGNED_OUT'));
    await tap('Konfirmasi Pembayaran');
    const notice = await screen.findByRole('alertdialog', { name: /tidak sampai ke toko/ });
    expect(notice).toHaveTextContent('Pembayaran gagal');
  });

  test('covers is not shown as unpaid when an earlier payment arrived', async () => {
    await show(100_000, failure('CONFLICT'), { orderAttempt: { __typename: 'Done' } });
    await tap('Konfirmasi Pembayaran');
    const notice = await screen.findByRole('alertdialog', { name: /sebelumnya sudah masuk/ });
    expect(notice).not.toHaveTextContent('Pembayaran gagal');
  });
});

describe('an invoice whose ways to pay are', () => {
  const show = (options: object[], payment: object | null = null) =>
    showPage('/invoice/i1/checkout', [
      answering(InvoiceCheckoutDocument, () => ({
        store: { wallet: { asksPassword: false } },
        customer: { id: 'c1', balance: null, invoice: invoice({ payment }) },
        invoicePayment: null,
        paymentOptions: options,
      })),
    ]);

  test('none says so', async () => {
    await show([]);
    const text = 'Belum ada metode pembayaran untuk tagihan ini. Hubungi penjual.';
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  });

  test('without the one that was chosen asks to choose another', async () => {
    const gone = { id: '1_way', kind: 'SELLER', name: 'Transfer', icon: null };
    await show([option('bca', 'PLATFORM', 'Transfer BCA')], gone);
    expect(await screen.findByRole('button', { name: /^Pilih Metode/ })).toHaveTextContent('Metode pembayaran');
  });

  test('not free shows the fee of the one that is chosen', async () => {
    await show([{ ...option('bca', 'PLATFORM', 'Transfer BCA'), fee: rupiah(2_500) }]);
    expect(await screen.findByRole('button', { name: /^Ubah Metode/ })).toHaveTextContent('Transfer BCA');
    expect(sumRows('Total pembayaran')).toEqual([
      ['Total', 'Rp100.000'],
      ['Biaya pembayaran', 'Rp2.500'],
      ['Total pembayaran', 'Rp102.500'],
    ]);
  });
});

describe('a payment that was chosen', () => {
  const show = (kind: string, differences: object) => {
    const payment = { id: '1_way', kind, name: 'Transfer', icon: null };
    const invoicePayment = {
      __typename: 'InvoicePayment',
      code: null,
      howToPay: '',
      subtotal: rupiah(100_000),
      fee: rupiah(0),
      serviceFee: null,
      toPay: rupiah(100_000),
      canCancel: false,
      needsProof: false,
      proofSentAt: null,
      proofNote: null,
      ...differences,
    };
    return showPage('/invoice/i1/checkout', [
      answering(InvoiceCheckoutDocument, () => ({
        customer: { id: 'c1', balance: null, invoice: invoice({ payment }) },
        invoicePayment,
        paymentOptions: [],
      })),
    ]);
  };
  const summary = async () => (await screen.findByRole('region', { name: 'Ringkasan' })).textContent;

  test.each([
    ['SELLER', 'Bank Senja 7710004512 a.n. Rona', 'Rekening penjual', '7710004512'],
    ['API', 'PAY 8808123', 'Kode pembayaran', 'PAY 8808123'],
  ])('of kind %s, with "%s" labelled %s, lets %s be copied', async (kind, code, label, copied) => {
    const writeText = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await show(kind, { code });
    expect((await screen.findByText(code)).previousSibling).toHaveTextContent(label);
    fireEvent.click(screen.getByRole('button', { name: 'Salin' }));
    expect(writeText).toHaveBeenCalledWith(copied);
    expect(await screen.findByText('Berhasil Copy')).toBeVisible();
  });

  test('shows each part of its amount', async () => {
    await show('SELLER', { fee: rupiah(2_500), serviceFee: rupiah(217), toPay: rupiah(102_717) });
    expect(await summary()).toMatch(/Total pembayaran.*Rp102\.717/);
    expect(await summary()).toContain('TotalRp100.000Biaya pembayaranRp2.500Biaya layananRp217');
  });

  test('without fees shows none, and offers neither a proof nor an end', async () => {
    await show('SELLER', {});
    expect(await summary()).not.toContain('Biaya');
    expect(screen.queryByText('Bukti pembayaran')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Batalkan Pembayaran' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Lihat Tagihan' })).toHaveAttribute('href', '/invoice?invoice_id=i1');
  });

  test('says how to pay, and what the seller says of its proof', async () => {
    await show('SELLER', {
      howToPay: '<p>Transfer dulu.</p>',
      needsProof: true,
      proofSentAt: '2026-11-23T07:05:00Z',
      proofNote: 'Buram',
    });
    expect(await screen.findByRole('region', { name: 'Cara membayar' })).toHaveTextContent('Transfer dulu.');
    const proof = screen.getByRole('region', { name: 'Bukti pembayaran' });
    expect(proof).toHaveTextContent(/Bukti dikirim 23 Nov.*Penjual sedang mengeceknya\./);
    expect(screen.getByRole('alert')).toHaveTextContent('Catatan penjual: Buram');
    expect(proof).toHaveTextContent('JPG, PNG, atau WebP, paling besar 5 MB.');
  });

  test('is ended after a question', async () => {
    await show('API', { canCancel: true });
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Batalkan Pembayaran' })));
    const question = await screen.findByRole('alertdialog', { name: 'Batalkan pembayaran ini ?' });
    expect(question).toHaveTextContent('Kamu bisa memilih metode pembayaran lain setelahnya.');
  });
});

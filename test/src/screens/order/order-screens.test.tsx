import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CancelOrderDocument } from '../../../../src/__generated__/documents/cancel-order';
import { ChangePaymentDocument } from '../../../../src/__generated__/documents/change-payment';
import { OrderPaymentScreenDocument } from '../../../../src/__generated__/documents/order-payment-screen';
import { OrderRevisionDocument } from '../../../../src/__generated__/documents/order-revision';
import { OrderScreenDocument } from '../../../../src/__generated__/documents/order-screen';
import { ConfirmSpendingDocument } from '../../../../src/__generated__/documents/confirm-spending';
import { PayOrderDocument } from '../../../../src/__generated__/documents/pay-order';
import { PaymentOptionsDocument } from '../../../../src/__generated__/documents/payment-options';
import { routes } from '../../../../src/app/router/routes';
import { FakeEventSource } from '../../../support/browser/fake-event-source';
import { goodsOrder as order, rupiah } from '../../../support/browser/order-fixture';
import { answering, askedFor, showPage } from '../../../support/browser/store-page';
import { setFlag } from '../../../support/browser/session-flag';
import { sumRows } from '../../../support/browser/sum-rows';

const customer = { __typename: 'Customer', id: 'c1' };
const refusal = (code: string) => ({ __typename: 'Refusal', code, message: '', total: null });

const payment = {
  __typename: 'OrderPayment',
  id: 'o1',
  number: 'JJ0000001',
  status: 'AWAITING_PAYMENT',
  revision: 3,
  payment: 'saldo',
  kind: 'BALANCE',
  name: 'Saldo',
  icon: null,
  total: rupiah(22_000),
  fee: rupiah(2_500),
  toPay: rupiah(24_500),
  virtualAccount: null,
  howToPay: '<p>Tekan bayar</p>',
  expiresAt: null,
  balance: rupiah(50_000),
};

beforeAll(() => Promise.all(routes.map((route) => route.screen.preload())));
beforeEach(() => {
  localStorage.clear();
  setFlag();
});

/** An order whose revision and status change with each answer. */
function shown(now: { order: object | null; payment?: object | null; asksPassword?: boolean }) {
  return [
    answering(OrderScreenDocument, () => ({ customer: { ...customer, order: now.order } })),
    answering(OrderPaymentScreenDocument, () => ({
      store: { wallet: { asksPassword: now.asksPassword ?? false } },
      customer: { ...customer, order: now.order },
      orderPayment: now.payment ?? null,
    })),
    answering(OrderRevisionDocument, () => ({ customer: { order: now.order } })),
    answering(PaymentOptionsDocument, () => ({
      paymentOptions: [
        {
          __typename: 'PaymentOption',
          id: 'va',
          kind: 'API',
          title: 'Virtual Account',
          info: '',
          icon: null,
          fee: rupiah(0),
        },
      ],
    })),
  ];
}

const tapOn = (part: HTMLElement) => act(async () => part.click());
const tap = (name: string) => tapOn(screen.getByRole('button', { name }));
const badge = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('an unknown order or another customer’s is not found', async () => {
  await showPage('/order/o9/detail/', shown({ order: null }));
  expect(screen.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
});

test('a page loads its code while it waits for its data', async () => {
  const screens = routes.filter(({ path }) => path === '/order/:uniqueId/detail').map((route) => route.screen);
  const preload = jest.spyOn(screens[0] as (typeof screens)[number], 'preload');
  await showPage('/order/o1/detail/', [answering(OrderScreenDocument, () => new Promise(() => {}))]);
  expect(preload).toHaveBeenCalled();
});

const endless = () => new Promise<object>(() => {});

test.each([
  ['/order/o1/detail/', 'Lihat Pembayaran', answering(OrderPaymentScreenDocument, endless)],
  ['/order/o1/check-payment/', 'Lihat Pesanan', answering(OrderScreenDocument, endless)],
])('from %s the next page shows the order number while it loads', async (path, link, next) => {
  await showPage(path, [next, ...shown({ order, payment })]);
  await tapOn(screen.getByRole('link', { name: link }));
  expect(screen.getByRole('heading', { level: 1, name: 'JJ0000001' })).toBeVisible();
});

test('an order shows its progress, cost and carrier', async () => {
  await showPage('/order/o1/detail/', shown({ order }));
  expect(screen.getByRole('heading', { level: 1, name: 'JJ0000001' })).toBeVisible();
  expect(screen.getAllByRole('banner')[0]).toHaveTextContent(/^Pesanan/);
  expect(screen.getByRole('button', { name: 'Salin JJ0000001' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salin RESI1' })).toBeVisible();
  expect(badge()).toContain('Menunggu Pembayaran');
  expect(screen.getByText('No. resi RESI1')).toBeVisible();
  expect(screen.getByText('Rp22.000')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lihat Pembayaran' })).toHaveAttribute('href', '/order/o1/check-payment/');
});

test('an order of a store with Koin shows its cashback without a currency', async () => {
  await showPage('/order/o1/detail/', shown({ order: { ...order, cashback: { amount: 6_400, currency: '' } } }));
  expect(screen.getByText('6.400 Koin')).toBeVisible();
});

test('an order shows each part of its total, and what comes back', async () => {
  const sums = {
    ...{ storeFee: rupiah(1_000), paymentFee: rupiah(2_500), voucherCode: 'HEMAT', discount: rupiah(2_000) },
    ...{ cashback: rupiah(700), total: rupiah(23_500) },
  };
  await showPage('/order/o1/detail/', shown({ order: { ...order, ...sums } }));
  expect(sumRows('Subtotal')).toEqual([
    ['Metode', 'Saldo'],
    ['Subtotal', 'Rp10.000'],
    ['Biaya layanan', 'Rp1.000'],
    ['Ongkos kirim', 'Rp12.000'],
    ['Biaya pembayaran', 'Rp2.500'],
    ['Voucher HEMAT', '-Rp2.000'],
    ['Cashback', 'Rp700'],
    ['Total', 'Rp23.500'],
  ]);
});

test('an order shows how to contact the seller, if there is a contact', async () => {
  const contact = { phone: '+6281200010001', email: 'halo@kopi.example' };
  const page = answering(OrderScreenDocument, () => ({
    customer: { ...customer, order },
    store: { contact, wallet: { mode: 'OPEN' } },
  }));
  const { unmount } = await showPage('/order/o1/detail/', [page]);
  expect(screen.getByRole('link', { name: 'Telepon +6281200010001' })).toHaveAttribute('href', 'tel:+6281200010001');
  expect(screen.getByRole('link', { name: 'Kirim e-mail' })).toHaveAttribute(
    'href',
    'mailto:halo@kopi.example?subject=JJ0000001',
  );
  unmount();
  await showPage('/order/o1/detail/', shown({ order }));
  expect(screen.queryByText('Butuh bantuan?')).toBeNull();
});

test('an order is cancelled after a confirmation and shown as cancelled', async () => {
  const now = { order: order as object };
  const { execute } = await showPage('/order/o1/detail/', [
    ...shown(now),
    answering(CancelOrderDocument, () => {
      now.order = { ...order, revision: 4, status: 'CANCELLED', canCancel: false };
      return { cancelOrder: { __typename: 'Done' } };
    }),
  ]);
  await tap('Batalkan Pesanan');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Batalkan pesanan ini ?');
  await tap('BATAL');
  expect(askedFor(execute, CancelOrderDocument)).toEqual([]);
  await tap('Batalkan Pesanan');
  await tap('YA');
  await waitFor(() => expect(badge()).toContain('Dibatalkan'));
  expect(screen.queryByRole('button', { name: 'Batalkan Pesanan' })).toBeNull();
});

test('an order that can no longer be cancelled says so', async () => {
  await showPage('/order/o1/detail/', [
    ...shown({ order }),
    answering(CancelOrderDocument, () => ({ cancelOrder: refusal('NOT_CANCELLABLE') })),
  ]);
  await tap('Batalkan Pesanan');
  await tap('YA');
  expect(await screen.findByText('Pesanan ini tidak bisa dibatalkan lagi')).toBeVisible();
});

test.each(['/order/o1/check-payment/', '/order/o1/type-payment/', '/order/o1/pending-payment', '/beli-langsung/o1/'])(
  '%s shows the amount and how to pay',
  async (path) => {
    await showPage(path, shown({ order, payment }));
    expect(screen.getAllByText('Rp24.500')[0]).toBeVisible();
    expect(sumRows('Total pesanan')).toEqual(
      expect.arrayContaining([
        ['Total pesanan', 'Rp22.000'],
        ['Biaya pembayaran', 'Rp2.500'],
      ]),
    );
    expect(screen.getByRole('region', { name: 'Cara membayar' })).toHaveTextContent('Tekan bayar');
    expect(screen.getByRole('link', { name: 'Lihat Pesanan' })).toHaveAttribute('href', '/order/o1/detail/');
  },
);

test.each([
  ['API', '8808123', 'Nomor Virtual Account', '8808123'],
  ['API', 'PAY 8808123', 'Nomor Virtual Account', 'PAY 8808123'],
  ['SELLER', 'Bank Senja 7710004512 a.n. Rona', 'Rekening penjual', '7710004512'],
  ['SELLER', 'Bank 46 7710004512', 'Rekening penjual', 'Bank 46 7710004512'],
  ['SELLER', 'Bank Senja 7710 0045 12', 'Rekening penjual', 'Bank Senja 7710 0045 12'],
  ['SELLER', 'Tunai di toko 2', 'Rekening penjual', 'Tunai di toko 2'],
] as const)('by %s, the account "%s" (%s) has the number %s to copy', async (kind, account, label, copied) => {
  const writeText = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await showPage('/order/o1/type-payment/', shown({ order, payment: { ...payment, kind, virtualAccount: account } }));
  expect(screen.getByText(account).previousSibling).toHaveTextContent(label);
  await tap('Salin');
  expect(writeText).toHaveBeenCalledWith(copied);
  expect(await screen.findByText('Berhasil Copy')).toBeVisible();
});

test('a balance payment is made once, at the revision shown', async () => {
  const now = { order: order as object, payment: payment as object };
  const { execute } = await showPage('/order/o1/pending-payment', [
    ...shown(now),
    answering(PayOrderDocument, () => {
      now.order = { ...order, revision: 4, status: 'PAYMENT_ACCEPTED' };
      now.payment = { ...payment, revision: 4, status: 'PAYMENT_ACCEPTED' };
      const { id, number } = order;
      return {
        payOrder: {
          __typename: 'CreatedOrder',
          id,
          number,
          status: 'PAYMENT_ACCEPTED',
          paymentKind: 'BALANCE',
          isAutomatic: true,
        },
      };
    }),
  ]);
  expect(screen.getByRole('heading', { name: 'Jumlah yang harus dibayar' })).toBeVisible();
  const button = screen.getByRole('button', { name: 'Bayar Sekarang' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(askedFor(execute, PayOrderDocument)).toEqual([]);
  const question = screen.getByRole('alertdialog', { name: /^Bayar Rp/ });
  const yes = within(question).getByRole('button', { name: 'YA' });
  await act(async () => {
    yes.click();
    yes.click();
  });
  await waitFor(() => expect(badge()).toContain('Menunggu Diproses Penjual'));
  expect(askedFor(execute, PayOrderDocument)).toMatchObject([{ id: 'o1', revision: 3 }]);
  expect(screen.queryByText('Jumlah yang harus dibayar')).not.toBeInTheDocument();
});

test('a balance payment asks for the password, says at the field that it is wrong, and is made with the same code', async () => {
  const now = { order: order as object, payment: payment as object, asksPassword: true };
  const made = { id: 'o1', number: 'JJ1', status: 'PAYMENT_ACCEPTED', paymentKind: 'BALANCE', isAutomatic: true };
  const { execute } = await showPage('/order/o1/pending-payment', [
    ...shown(now),
    answering(ConfirmSpendingDocument, ({ spending }) => {
      const isRight = spending.password === 'belanja123';
      return { confirmSpending: isRight ? { __typename: 'Done' } : refusal('PASSWORD_WRONG') };
    }),
    answering(PayOrderDocument, () => {
      now.order = { ...order, revision: 4, status: 'PAYMENT_ACCEPTED' };
      now.payment = { ...payment, revision: 4, status: 'PAYMENT_ACCEPTED' };
      return { payOrder: { __typename: 'CreatedOrder', ...made } };
    }),
  ]);
  await tap('Bayar Sekarang');
  const field = await screen.findByLabelText<HTMLInputElement>('Password akun');
  expect(field).toHaveAttribute('autofocus');
  await tap('Lihat password');
  expect(field.type).toBe('text');
  await tap('Bayar');
  expect(field).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Silahkan isi Password');
  fireEvent.change(field, { target: { value: 'salah' } });
  await tap('Bayar');
  expect(await screen.findByText('Password salah')).toBeVisible();
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'salah'.length]);
  expect(askedFor(execute, PayOrderDocument)).toEqual([]);
  fireEvent.change(field, { target: { value: 'belanja123' } });
  await tap('Bayar');
  await waitFor(() => expect(badge()).toContain('Menunggu Diproses Penjual'));
  const [first, second] = askedFor(execute, ConfirmSpendingDocument) as { spending: { idempotencyKey: string } }[];
  expect(first?.spending.idempotencyKey).toBe(second?.spending.idempotencyKey);
  expect(askedFor(execute, PayOrderDocument)).toEqual([
    { id: 'o1', revision: 3, idempotencyKey: second?.spending.idempotencyKey },
  ]);
  expect(JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)])).not.toContain('belanja');
});

test('a low balance is shown before anything is sent', async () => {
  await showPage('/order/o1/pending-payment', shown({ order, payment: { ...payment, balance: rupiah(1_000) } }));
  expect(screen.getByText('Saldo kamu tidak cukup')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Bayar Sekarang' })).toBeDisabled();
});

test('shows the current balance after a refusal, with a link to top up', async () => {
  const now = { order: order as object, payment: payment as object };
  const { execute } = await showPage('/order/o1/pending-payment', [
    ...shown(now),
    answering(PayOrderDocument, () => {
      now.payment = { ...payment, balance: rupiah(1_000) };
      return { payOrder: refusal('BALANCE_SHORT') };
    }),
  ]);
  await tap('Bayar Sekarang');
  await tap('YA');
  const notice = await screen.findByRole('alertdialog', { name: 'Saldo kamu tidak cukup' });
  await tapOn(within(notice).getByRole('button'));
  expect(screen.getByRole('region', { name: 'Saldo kamu' })).toHaveTextContent('Rp1.000');
  expect(screen.getByRole('button', { name: 'Bayar Sekarang' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Topup' })).toHaveAttribute('href', '/akun/topup');
  expect(askedFor(execute, PayOrderDocument)).toHaveLength(1);
});

test('another payment option is chosen from those available', async () => {
  const now = { order: order as object, payment: payment as object };
  await showPage('/order/o1/check-payment/', [
    ...shown(now),
    answering(ChangePaymentDocument, () => {
      now.order = { ...order, revision: 4 };
      now.payment = {
        ...payment,
        revision: 4,
        kind: 'API',
        payment: 'va',
        name: 'Virtual Account',
        virtualAccount: '8808123',
      };
      return { changePayment: { __typename: 'OrderPayment' } };
    }),
  ]);
  await tapOn(screen.getByRole('button', { name: /Ubah Metode Pembayaran/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Pilih Pembayaran' });
  await tapOn(within(sheet).getByRole('button', { name: /Virtual Account/ }));
  expect(await screen.findByText('8808123')).toBeVisible();
});

test('an event of the order is shown at once; one of another order is ignored', async () => {
  const uninstall = FakeEventSource.install();
  const now = { order };
  const { execute } = await showPage('/order/o1/detail/', shown(now));
  now.order = { ...order, revision: 4, status: 'SENT' };
  await act(async () => FakeEventSource.last().tell('o2'));
  expect(askedFor(execute, OrderRevisionDocument)).toEqual([]);
  await act(async () => FakeEventSource.last().tell('o1'));
  expect(askedFor(execute, OrderRevisionDocument)).toEqual([{ id: 'o1' }]);
  expect(askedFor(execute, OrderScreenDocument)).toHaveLength(2);
  expect(FakeEventSource.all).toHaveLength(1);
  uninstall();
});

describe('an order of the wallet', () => {
  const line = { ...order.lines[0], item: { __typename: 'ItemLink', id: '' }, title: 'Tarik Saldo', quantity: 1 };
  const ofWallet = { ...order, lines: [line], carrierName: null, deliveryCost: rupiah(0), canCancel: false };
  const page = (mode: string, differences: object) =>
    showPage('/order/o1/detail/', [
      answering(OrderScreenDocument, () => ({
        customer: { ...customer, order: { ...ofWallet, ...differences } },
        store: { contact: { phone: null, email: null }, wallet: { mode } },
      })),
    ]);

  test('of a withdrawal shows where the money goes and that the store works on it', async () => {
    await page('OPEN', { category: 'WITHDRAWAL', status: 'PAYMENT_ACCEPTED', note: 'BCA, Sari, 123' });
    expect(await screen.findByRole('heading', { name: 'Tarik Saldo' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Rekening tujuan' })).toHaveTextContent('BCA, Sari, 123');
    expect(screen.getByText('Mohon Menunggu Segera di Proses oleh admin withdraw')).toBeVisible();
    expect(screen.queryByText('1x')).toBeNull();
    expect(screen.queryByText('Metode')).toBeNull();
  });

  test.each([
    ['OPEN', 'Topup Saldo'],
    ['CLOSED', 'Topup Koin'],
  ])('with the balance mode %s is a "%s"', async (mode, name) => {
    await page(mode, { category: 'TOP_UP', status: 'RECEIVED' });
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  });
});

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clearSession } from '../../../../src/api/signed-in';
import { BalanceScreenDocument } from '../../../../src/__generated__/documents/balance-screen';
import { ConfirmSpendingDocument } from '../../../../src/__generated__/documents/confirm-spending';
import { CreateTopUpDocument } from '../../../../src/__generated__/documents/create-top-up';
import { CreateWithdrawalDocument } from '../../../../src/__generated__/documents/create-withdrawal';
import { MoreTransactionsDocument } from '../../../../src/__generated__/documents/more-transactions';
import { OrderAttemptDocument } from '../../../../src/__generated__/documents/order-attempt';
import { TopUpScreenDocument } from '../../../../src/__generated__/documents/top-up-screen';
import { WithdrawScreenDocument } from '../../../../src/__generated__/documents/withdraw-screen';
import { FakeEventSource } from '../../../support/browser/fake-event-source';
import { fill } from '../../../support/browser/fill';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { sumRows } from '../../../support/browser/sum-rows';

const rupiah = (amount: number) => ({ amount, currency: 'Rp' });
const koin = (amount: number) => ({ amount, currency: '' });
const customer = { id: 'c1', balance: rupiah(150_000) };
const made = {
  __typename: 'CreatedOrder',
  id: 'o1',
  number: 'JJ0000001',
  status: 'AWAITING_PAYMENT',
  paymentKind: 'PLATFORM',
  isAutomatic: true,
};
const refusal = (code: string, total: number | null = null) => ({
  __typename: 'Refusal',
  code,
  message: '',
  total: total === null ? null : rupiah(total),
});

const movement = (id: string, differences: object = {}) => ({
  id,
  createdAt: '2026-11-21T07:00:00Z',
  amount: rupiah(50_000),
  kind: 'TOP_UP',
  note: '',
  order: { id: 'o1' },
  orderNumber: 'JJ0000001',
  invoice: null,
  ...differences,
});
const page = (movements: object[], endCursor: string | null = null, number = 1) => ({
  movements,
  pageInfo: { page: number, hasNextPage: endCursor !== null, endCursor },
});
const balance = (movements: object[], differences: object = {}) =>
  answering(BalanceScreenDocument, () => ({
    store: { wallet: { mode: 'OPEN' } },
    customer: { ...customer, transactions: page(movements) },
    ...differences,
  }));

const topUp = (differences: object = {}) =>
  answering(TopUpScreenDocument, () => ({
    store: { wallet: { mode: 'OPEN', topUpFee: rupiah(2_500) } },
    customer,
    paymentOptions: [{ id: 'bca', kind: 'PLATFORM', title: 'Transfer BCA', info: '', icon: null, fee: rupiah(1_000) }],
    ...differences,
  }));
const withdraw = (differences: object = {}) =>
  answering(WithdrawScreenDocument, () => ({
    store: {
      wallet: {
        mode: 'OPEN',
        withdrawalFee: rupiah(2_500),
        withdrawalNote: 'Diproses 1 hari kerja.',
        asksPassword: false,
      },
    },
    customer,
    ...differences,
  }));

const currentPath = () => screen.getByLabelText('current path').textContent;
const tap = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

beforeAll(() => {
  globalThis.EventSource = FakeEventSource as unknown as typeof EventSource;
});
beforeEach(() => setFlag());
afterEach(() => {
  clearFlag();
  localStorage.clear();
  sessionStorage.clear();
});

/** Ends the session while a page is shown. */
async function endSession() {
  await act(async () => clearSession('kopi'));
  await waitFor(() => expect(currentPath()).toMatch(/^\/login\?next=/));
  cleanup();
  setFlag();
}

describe('the balance', () => {
  test('shows that there are no transactions yet', async () => {
    await showPage('/saldo', [balance([])]);
    expect(await screen.findByRole('heading', { name: 'Belum ada transaksi' })).toBeVisible();
    expect(screen.getByText('Rp150.000')).toBeVisible();
  });

  test('can be retried after a failure', async () => {
    let isDown = true;
    await showPage('/saldo', [
      answering(BalanceScreenDocument, () =>
        isDown
          ? failure
          : { store: { wallet: { mode: 'OPEN' } }, customer: { ...customer, transactions: page([movement('1')]) } },
      ),
    ]);
    isDown = false;
    await act(async () => fireEvent.click(screen.getByText('Coba Lagi')));
    expect(await screen.findByText('Topup', { selector: 'b' })).toBeVisible();
  });

  test('is not there in a store without wallets', async () => {
    await showPage('/saldo', [balance([], { customer: { id: 'c1', balance: null, transactions: null } })]);
    expect(screen.queryByText('Rp150.000')).toBeNull();
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Saldo');
  });

  test('shows each movement in words, with its sign, by month, and links to its order or invoice', async () => {
    await showPage('/saldo', [
      balance([
        movement('2', { kind: 'PAYMENT', amount: rupiah(-22_000), orderNumber: 'JJ0000002', order: { id: 'o2' } }),
        movement('3', {
          kind: 'INVOICE',
          amount: rupiah(-75_000),
          order: null,
          orderNumber: null,
          invoice: { id: 'i1', number: 'INV1000001' },
        }),
        movement('1', { createdAt: '2026-10-02T07:00:00Z' }),
        movement('0', {
          kind: 'OTHER',
          note: 'Saldo awal',
          order: null,
          orderNumber: null,
          createdAt: '2026-10-01T07:00:00Z',
        }),
      ]),
    ]);
    const november = await screen.findByRole('region', { name: 'November 2026' });
    const [paid, invoice] = within(november).getAllByRole('link');
    expect(invoice).toHaveAttribute('href', '/invoice?invoice_id=i1');
    expect(invoice).toHaveTextContent('INV1000001');
    expect(paid).toHaveAttribute('href', '/order/o2/detail/');
    expect(paid).toHaveTextContent('Pembayaran pesanan');
    expect(paid).toHaveTextContent('−Rp22.000');
    const october = screen.getByRole('region', { name: 'Oktober 2026' });
    expect(within(october).getByRole('link')).toHaveTextContent('+Rp50.000');
    expect(within(october).getByText('Saldo awal').closest('a')).toBeNull();
  });

  test('continues at the key of the previous page, and shows a failure', async () => {
    let answer: object = failure;
    const { execute } = await showPage('/saldo', [
      balance([], { customer: { ...customer, transactions: page([movement('9')], 'k9') } }),
      answering(MoreTransactionsDocument, () => answer),
    ]);
    await tap('Muat Lagi');
    expect(await screen.findByText('Gagal mengambil data transaksi.')).toBeVisible();
    answer = {
      customer: { transactions: page([movement('9'), movement('8', { orderNumber: 'JJ0000008' })], null, 2) },
    };
    await tap('Coba Lagi');
    expect(await screen.findByText('JJ0000008')).toBeVisible();
    expect(screen.getAllByText('JJ0000001')).toHaveLength(1);
    expect(askedFor(execute, MoreTransactionsDocument)[0]).toEqual({ page: 2, after: 'k9' });
  });

  test('in Koin has no currency anywhere, and cannot be withdrawn', async () => {
    await showPage('/saldo', [
      balance([], {
        store: { wallet: { mode: 'CLOSED' } },
        customer: {
          id: 'c1',
          balance: koin(9_000),
          transactions: page([movement('1', { amount: koin(5_000) })]),
        },
      }),
    ]);
    expect(await screen.findByText('+5.000 Koin')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Koin' })).toBeVisible();
    expect(screen.queryByText('Tarik')).toBeNull();
    expect(screen.queryByText(/Rp/)).toBeNull();
  });
});

async function fillTopUp() {
  await fill('Nominal', '50000');
  await tap(/^Metode pembayaran/);
  await tap(/Transfer BCA/);
}

describe('a top-up', () => {
  test('asks for the amount first, then for the payment option, and sends nothing', async () => {
    const { execute } = await showPage('/akun/topup', [topUp()]);
    await tap('Topup');
    expect(await screen.findByText('Nominal harus di isi')).toBeVisible();
    await fill('Nominal', '50000');
    await tap('Topup');
    expect(await screen.findByText('Pilih tipe pembayaran terlebih dahulu')).toBeVisible();
    expect(askedFor(execute, CreateTopUpDocument)).toEqual([]);
  });

  test('shows its fee, but no total before an amount is entered', async () => {
    await showPage('/akun/topup', [topUp()]);
    await screen.findByText('Total');
    expect(sumRows('Biaya topup')).toEqual([
      ['Nominal', '–'],
      ['Biaya topup', 'Rp2.500'],
      ['Total', '–'],
    ]);
  });

  test('hides a fee of 0', async () => {
    await showPage('/akun/topup', [topUp({ store: { wallet: { mode: 'OPEN', topUpFee: rupiah(0) } } })]);
    expect(await screen.findByText('Total')).toBeVisible();
    expect(screen.queryByText('Biaya topup')).toBeNull();
  });

  test('orders the amount with all fees, and opens the order', async () => {
    const { execute } = await showPage('/akun/topup', [
      topUp(),
      answering(CreateTopUpDocument, () => ({ createTopUp: made })),
    ]);
    await fillTopUp();
    expect(screen.getByLabelText('Nominal')).toHaveValue('Rp50.000');
    expect(sumRows('Biaya topup')).toEqual([
      ['Nominal', 'Rp50.000'],
      ['Biaya topup', 'Rp2.500'],
      ['Biaya pembayaran', 'Rp1.000'],
      ['Total', 'Rp53.500'],
    ]);
    await tap('Topup');
    await waitFor(() => expect(currentPath()).toBe('/order/o1/detail/'));
    expect(askedFor(execute, CreateTopUpDocument)).toMatchObject([
      { order: { amount: 50_000, total: 53_500, payment: 'bca', paymentKind: 'PLATFORM' } },
    ]);
  });

  test('that is refused shows a message, and keeps what was typed', async () => {
    await showPage('/akun/topup', [
      topUp(),
      answering(CreateTopUpDocument, () => ({ createTopUp: refusal('PAYMENT_INVALID') })),
    ]);
    await fillTopUp();
    await tap('Topup');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Transaksi gagal coba kemabali');
    await tap('OK');
    expect(screen.getByLabelText('Nominal')).toHaveValue('Rp50.000');
  });

  test('with another total shows both totals', async () => {
    await showPage('/akun/topup', [
      topUp(),
      answering(CreateTopUpDocument, () => ({ createTopUp: refusal('PRICE_CHANGED', 60_000) })),
    ]);
    await fillTopUp();
    await tap('Topup');
    expect(await screen.findByText(/Sebelumnya Rp53\.500, sekarang Rp60\.000/)).toBeVisible();
  });

  test('is restored as typed after the session has ended', async () => {
    await showPage('/akun/topup', [topUp()]);
    await fillTopUp();
    await endSession();
    await showPage('/akun/topup', [topUp()]);
    expect(screen.getByLabelText('Nominal')).toHaveValue('Rp50.000');
    expect(screen.getByRole('button', { name: /Transfer BCA/ })).toBeVisible();
    expect(screen.getByText('Rp53.500')).toBeVisible();
  });

  test('begins with an empty amount after an order', async () => {
    await showPage('/akun/topup', [topUp(), answering(CreateTopUpDocument, () => ({ createTopUp: made }))]);
    await fillTopUp();
    await tap('Topup');
    await waitFor(() => expect(currentPath()).toBe('/order/o1/detail/'));
    cleanup();
    await showPage('/akun/topup', [topUp()]);
    expect(screen.getByLabelText('Nominal')).toHaveValue('');
  });

  test('of another customer begins empty', async () => {
    await showPage('/akun/topup', [topUp()]);
    await fillTopUp();
    await endSession();
    await showPage('/akun/topup', [topUp({ customer: { ...customer, id: 'c2' } })]);
    expect(screen.getByLabelText('Nominal')).toHaveValue('');
  });

  test('uses changed fees, and keeps what was typed', async () => {
    let fees = { topUp: 2_500, payment: 1_000 };
    const { execute } = await showPage('/akun/topup', [
      answering(TopUpScreenDocument, () => ({
        store: { wallet: { mode: 'OPEN', topUpFee: rupiah(fees.topUp) } },
        customer,
        paymentOptions: [
          { id: 'bca', kind: 'PLATFORM', title: 'Transfer BCA', info: '', icon: null, fee: rupiah(fees.payment) },
        ],
      })),
      answering(CreateTopUpDocument, () => ({ createTopUp: refusal('PRICE_CHANGED', 55_000) })),
    ]);
    await fillTopUp();
    fees = { topUp: 2_000, payment: 3_000 };
    await tap('Topup');
    await tap('OK');
    expect(await screen.findByText('Rp55.000')).toBeVisible();
    expect(screen.getByLabelText('Nominal')).toHaveValue('Rp50.000');
    await tap('Topup');
    expect(askedFor(execute, CreateTopUpDocument)).toMatchObject([
      { order: { total: 53_500 } },
      { order: { total: 55_000 } },
    ]);
  });

  test('that was sent before a reload is never sent again; its outcome is requested', async () => {
    localStorage.setItem('kopi:customer:c1:topUp', JSON.stringify({ at: Date.now(), value: 'WEBlama' }));
    const { execute } = await showPage('/akun/topup', [
      topUp(),
      answering(OrderAttemptDocument, () => ({ orderAttempt: made })),
    ]);
    await waitFor(() => expect(currentPath()).toBe('/order/o1/detail/'));
    expect(askedFor(execute, OrderAttemptDocument)).toEqual([{ idempotencyKey: 'WEBlama' }]);
    expect(askedFor(execute, CreateTopUpDocument)).toEqual([]);
  });
});

async function fillWithdrawal(amount = '100000') {
  await fill('Nama bank atau e-wallet', 'BCA');
  await fill('Nama pemilik rekening', 'Sari');
  await fill('Nomor rekening', '1234567890');
  await fill('Nominal', amount);
}

describe('a withdrawal', () => {
  test('asks for the account', async () => {
    await showPage('/akun/withdraw', [withdraw()]);
    expect(await screen.findByText('Diproses 1 hari kerja.')).toBeVisible();
    await tap('Tarik');
    expect(await screen.findByText('Informasi Rekening Harus di isi')).toBeVisible();
  });

  test('shows its fee, but no total before an amount is entered', async () => {
    await showPage('/akun/withdraw', [withdraw()]);
    await screen.findAllByText('Biaya penarikan');
    expect(sumRows('Biaya penarikan')).toEqual([
      ['Nominal', '–'],
      ['Biaya penarikan', 'Rp2.500'],
      ['Total', '–'],
    ]);
  });

  test('of more than the balance, with its fee, is refused before it is sent', async () => {
    await showPage('/akun/withdraw', [withdraw()]);
    await fillWithdrawal('149000');
    await tap('Tarik');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Saldo kamu tidak cukup. Paling banyak Rp147.500 setelah biaya',
    );
  });

  test('accepts only digits as its amount', async () => {
    await showPage('/akun/withdraw', [withdraw()]);
    await fill('Nominal', 'a1b2c3');
    expect(screen.getByLabelText('Nominal')).toHaveValue('Rp123');
  });

  test('is reviewed, sent once, and opens its order', async () => {
    const { execute } = await showPage('/akun/withdraw', [
      withdraw(),
      answering(CreateWithdrawalDocument, () => ({ createWithdrawal: { ...made, paymentKind: 'BALANCE' } })),
    ]);
    await fillWithdrawal();
    await tap('Tarik');
    expect(askedFor(execute, CreateWithdrawalDocument)).toEqual([]);
    await tap('Tarik sekarang');
    await waitFor(() => expect(currentPath()).toBe('/order/o1/detail/'));
    expect(askedFor(execute, CreateWithdrawalDocument)).toMatchObject([
      { order: { amount: 100_000, total: 102_500, account: { bank: 'BCA', holder: 'Sari', number: '1234567890' } } },
    ]);
  });

  test.each([
    ['nomor', 'tidak ada', '100000', 'Nomor rekening atau nomor HP e-wallet tidak valid'],
    ['nominal', '1234567890', '9999', 'Rp10.000 sampai Rp20.000'],
  ])('with a %s that is not taken says so at the field, and asks nobody', async (_what, number, amount, text) => {
    const limits = { min: 10_000, max: 20_000 };
    const wallet = { mode: 'OPEN', withdrawalFee: rupiah(0), withdrawalNote: '', withdrawalLimits: limits };
    await showPage('/akun/withdraw', [withdraw({ store: { wallet } })]);
    await fillWithdrawal();
    await fill('Nomor rekening', number);
    await fill('Nominal', amount);
    await tap('Tarik');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks for the password before it is sent', async () => {
    const wallet = { mode: 'OPEN', withdrawalFee: rupiah(0), withdrawalNote: '', asksPassword: true };
    const { execute } = await showPage('/akun/withdraw', [
      withdraw({ store: { wallet } }),
      answering(ConfirmSpendingDocument, () => ({ confirmSpending: { __typename: 'Done' } })),
      answering(CreateWithdrawalDocument, () => ({ createWithdrawal: { ...made, paymentKind: 'BALANCE' } })),
    ]);
    await fillWithdrawal();
    await tap('Tarik');
    await tap('Tarik sekarang');
    fireEvent.change(await screen.findByLabelText('Password akun'), { target: { value: 'belanja123' } });
    expect(askedFor(execute, CreateWithdrawalDocument)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Bayar' })).toBeNull();
    await tap('Tarik sekarang');
    await waitFor(() => expect(currentPath()).toBe('/order/o1/detail/'));
    const [{ spending } = { spending: { idempotencyKey: '' } }] = askedFor(execute, ConfirmSpendingDocument) as {
      spending: { idempotencyKey: string };
    }[];
    expect(askedFor(execute, CreateWithdrawalDocument)).toMatchObject([
      { order: { idempotencyKey: spending.idempotencyKey } },
    ]);
  });

  test('that is refused shows the reason', async () => {
    await showPage('/akun/withdraw', [
      withdraw(),
      answering(CreateWithdrawalDocument, () => ({ createWithdrawal: refusal('BALANCE_SHORT') })),
    ]);
    await fillWithdrawal();
    await tap('Tarik');
    await tap('Tarik sekarang');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Penarikan gagal.*saldo/i);
  });

  test('is restored as typed after the session has ended', async () => {
    await showPage('/akun/withdraw', [withdraw()]);
    await fillWithdrawal();
    await endSession();
    await showPage('/akun/withdraw', [withdraw()]);
    expect(screen.getByLabelText('Nama bank atau e-wallet')).toHaveValue('BCA');
    expect(screen.getByLabelText('Nama pemilik rekening')).toHaveValue('Sari');
    expect(screen.getByLabelText('Nomor rekening')).toHaveValue('1234567890');
    expect(screen.getByLabelText('Nominal')).toHaveValue('Rp100.000');
  });

  test('of Koin is a page that is not there', async () => {
    await showPage('/akun/withdraw', [
      withdraw({ store: { wallet: { mode: 'CLOSED', withdrawalFee: koin(0), withdrawalNote: '' } } }),
    ]);
    expect(screen.queryByLabelText('Nomor rekening')).toBeNull();
    expect(screen.queryByText(/Rp/)).toBeNull();
  });
});

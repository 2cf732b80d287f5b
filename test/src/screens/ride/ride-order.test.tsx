import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CreateRideOrderDocument } from '../../../../src/__generated__/documents/create-ride-order';
import { QuoteRideDocument } from '../../../../src/__generated__/documents/quote-ride';
import { order, refusal, rideQuote } from '../../../support/browser/checkout-fixture';
import { prepareRide } from '../../../support/browser/prepare-ride';
import { rememberEnds, type RideAnswers, showRide } from '../../../support/browser/ride-screen';
import { askedFor, failure } from '../../../support/browser/store-page';
import { sumRows } from '../../../support/browser/sum-rows';

prepareRide();
beforeEach(() => rememberEnds());

const tapOn = (part: HTMLElement) => act(async () => part.click());
const tap = async (name: string | RegExp) => tapOn(await screen.findByRole('button', { name }));
const placing = { name: 'Pesan Sekarang' };
const place = () => screen.findByRole('button', placing);
const dialog = () => screen.findByRole('alertdialog');
const close = async () => tapOn(within(await dialog()).getByRole('button', { name: 'OK' }));
const bar = () => document.querySelector<HTMLElement>('[data-bottom-bar]') ?? document.body;
const currentPath = () => screen.getByLabelText('current path').textContent;
const note = () => screen.getByRole('textbox', { name: 'Catatan untuk pengemudi' });

async function pay(way = /Bayar di Tempat/) {
  await tap('Pilih Pembayaran');
  const ways = await screen.findByRole('dialog', { name: 'Pilih Pembayaran' });
  await tapOn(within(ways).getByRole('button', { name: way }));
}

async function show(answers: RideAnswers = {}) {
  const page = await showRide(answers);
  await place();
  await pay();
  const ordered = () => askedFor(page.execute, CreateRideOrderDocument) as { order: Record<string, unknown> }[];
  return { ...page, ordered, quotes: () => askedFor(page.execute, QuoteRideDocument) };
}

describe('nothing is ordered', () => {
  test('without a payment option', async () => {
    const { execute } = await showRide();
    await tapOn(await place());
    expect(await screen.findByRole('alert')).toHaveTextContent('Pilih tipe pembayaran terlebih dahulu');
    expect(askedFor(execute, CreateRideOrderDocument)).toEqual([]);
  });

  test('with characters in the note that it must not have, which at most has 30', async () => {
    const { ordered } = await show();
    expect(note()).toHaveAttribute('maxlength', '30');
    expect(note()).toHaveAttribute('placeholder', 'Patokan atau pesan singkat');
    fireEvent.change(note(), { target: { value: 'Pagar <hijau>' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Input tidak valid');
    await tapOn(await place());
    expect(ordered()).toEqual([]);
  });

  test('while the form of the store lacks something or has a wrong link', async () => {
    const field = { __typename: 'FormField', condition: null };
    const form = [
      { ...field, id: 'isi', label: 'Isi', kind: 'TEXT', isRequired: true },
      { ...field, id: 'toko', label: 'Toko', kind: 'LINK', isRequired: false },
    ];
    const { ordered } = await show({ page: { form } });
    const [content, link] = [await screen.findByLabelText('Isi'), screen.getByLabelText('Toko (opsional)')];
    fireEvent.change(link, { target: { value: 'toko.example' } });
    await tapOn(await place());
    expect(await dialog()).toHaveTextContent('Gagal Melakukan Pemesanan');
    expect(await dialog()).toHaveTextContent('Harap lengkapi semua field yang wajib diisi pada form.');
    await close();
    expect(content).toBeInvalid();
    expect(screen.getByText('This field is required.')).toBeVisible();
    expect(screen.getByText('URL must start with http:// or https://')).toBeVisible();
    expect(ordered()).toEqual([]);
    fireEvent.change(content, { target: { value: 'Buku' } });
    fireEvent.change(link, { target: { value: 'https://toko.example' } });
    await tapOn(await place());
    await waitFor(() => expect(ordered()).toHaveLength(1));
    expect(ordered()[0]?.order.form).toEqual([
      { line: 'isi', text: 'Buku' },
      { line: 'toko', text: 'https://toko.example' },
    ]);
  });

  test('of a call for later without a time', async () => {
    const { ordered } = await show({ page: { isCall: true } });
    await tapOn(screen.getByRole('radio', { name: 'Pilih waktu' }));
    await tapOn(await place());
    expect(await screen.findByText('Pilih tanggal dan jam')).toBeVisible();
    expect(ordered()).toEqual([]);
  });

  test('by a price older than ten minutes, until it is calculated again', async () => {
    const quote = jest.fn(() => rideQuote('q2', 12_000)).mockReturnValueOnce(rideQuote('q1', 12_000, 0));
    const { execute } = await showRide({ quote });
    expect(await screen.findByText(/Tarif sudah lebih dari 10 menit/)).toBeVisible();
    expect(screen.queryByRole('button', placing)).toBeNull();
    await pay();
    await tap('Hitung Ulang');
    await tapOn(await place());
    await waitFor(() => expect(askedFor(execute, CreateRideOrderDocument)).toHaveLength(1));
    expect(askedFor(execute, CreateRideOrderDocument)).toMatchObject([{ order: { quote: 'q2' } }]);
  });

  test('at a price that has changed, until it is read and accepted', async () => {
    let price = 12_000;
    const create = jest.fn(() => order as object).mockReturnValueOnce(refusal('RIDE_QUOTE_EXPIRED'));
    const { ordered } = await show({ create, quote: () => rideQuote('q', price) });
    price = 15_000;
    await tapOn(await place());
    await close();
    await waitFor(async () => expect(await dialog()).toHaveTextContent('Sebelumnya Rp12.000, sekarang Rp15.000'));
    await tapOn(within(await dialog()).getByRole('button', { name: 'Tutup' }));
    await tapOn(await place());
    expect(ordered()).toHaveLength(1);
    await tapOn(within(await dialog()).getByRole('button', { name: 'Lanjutkan' }));
    await tapOn(await place());
    await waitFor(() => expect(ordered()).toHaveLength(2));
    expect(ordered()[1]?.order.total).toBe(18_000);
  });
});

test('an order has the distance less the voucher, the extras, the fees and the words for the driver', async () => {
  const { ordered } = await show();
  expect(bar()).toHaveTextContent('Rp15.000');
  await tap('Tambah Sendok');
  await tap('Tambah Sendok');
  await tap('Tambah Sendok');
  expect(screen.getByRole('textbox', { name: 'Jumlah Sendok' })).toHaveValue('2');
  await tap(/Bayar di Tempat/);
  await tapOn(
    within(await screen.findByRole('dialog', { name: 'Pilih Pembayaran' })).getByRole('button', { name: /^Virtual/ }),
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'KODE VOUCHER' }), { target: { value: 'HEMAT' } });
  await tap('Input Voucher');
  await waitFor(() => expect(bar()).toHaveTextContent('Rp16.500'));
  expect(sumRows('Ongkos perjalanan')).toEqual([
    ['Ongkos perjalanan', 'Rp10.500'],
    ['Ramai', '+Rp1.500'],
    ['Layanan Tambahan', 'Rp2.000'],
    ['Biaya layanan', 'Rp2.000'],
    ['Biaya pembayaran', 'Rp2.500'],
    ['Diskon voucher', '-Rp2.000'],
    ['Total', 'Rp16.500'],
  ]);
  fireEvent.change(note(), { target: { value: 'Depan gerbang' } });
  await tapOn(await place());
  await waitFor(() => expect(ordered()).toHaveLength(1));
  expect(ordered()[0]?.order).toEqual({
    item: 'ojek',
    quote: 'q1',
    total: 16_500,
    note: 'Depan gerbang',
    services: [
      { id: 'segel', quantity: 1 },
      { id: 'sendok', quantity: 2 },
    ],
    form: [],
    schedule: null,
    payment: 'va',
    paymentKind: 'API',
    voucher: 'HEMAT',
    idempotencyKey: expect.stringMatching(/^WEB/) as string,
  });
});

test('a voucher is cleared by another amount, with a message', async () => {
  await show();
  const code = screen.getByRole('textbox', { name: 'KODE VOUCHER' });
  fireEvent.change(code, { target: { value: 'HEMAT' } });
  await tap('Input Voucher');
  await waitFor(() => expect(bar()).toHaveTextContent('Rp13.000'));
  await tap('Tambah Sendok');
  expect(await screen.findByText('Totalnya berubah, pakai vouchernya sekali lagi.')).toBeVisible();
  expect(code).toHaveValue('');
  expect(bar()).toHaveTextContent('Rp15.500');
});

test('a refused voucher shows the reason and gives no discount', async () => {
  await show({ voucher: () => refusal('VOUCHER_UNKNOWN') });
  fireEvent.change(screen.getByRole('textbox', { name: 'KODE VOUCHER' }), { target: { value: 'ENTAH' } });
  await tap('Input Voucher');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(bar()).toHaveTextContent('Rp15.000');
});

test('a call-out is for now or for the chosen day and time', async () => {
  const { ordered } = await show({ page: { isCall: true } });
  expect(screen.getByRole('radio', { name: 'Sekarang' })).toBeChecked();
  await tapOn(screen.getByRole('radio', { name: 'Pilih waktu' }));
  fireEvent.change(screen.getByLabelText('Tanggal'), { target: { value: '2027-03-02' } });
  fireEvent.change(screen.getByLabelText('Jam'), { target: { value: '09:30' } });
  await tapOn(await place());
  await waitFor(() => expect(ordered()).toHaveLength(1));
  expect(ordered()[0]?.order.schedule).toEqual({ date: '2027-03-02', time: '09:30' });
});

test('an order in flight cannot be sent twice', async () => {
  const { ordered } = await show({ create: () => new Promise<never>(() => undefined) });
  const button = await place();
  await tapOn(button);
  await tapOn(button);
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(ordered()).toHaveLength(1);
});

test('a refused order is explained, its price is asked for again, and it can be sent again', async () => {
  const create = jest.fn(() => order as object).mockReturnValueOnce(refusal('NOT_PURCHASABLE'));
  const { ordered, quotes } = await show({ create });
  await tapOn(await place());
  expect(await dialog()).toHaveTextContent('Gagal Melakukan Pemesanan');
  expect(quotes()).toHaveLength(1);
  await close();
  await waitFor(() => expect(quotes()).toHaveLength(2));
  await waitFor(async () => expect(await place()).toBeEnabled());
  await tapOn(await place());
  await waitFor(() => expect(currentPath()).toBe('/order/o1/detail/'));
  const codes = ordered().map((one) => one.order.idempotencyKey);
  expect(new Set(codes).size).toBe(2);
});

test('a changed total is shown next to the previous one, and ordered without a second question', async () => {
  let price = 12_000;
  const create = jest.fn(() => order as object).mockReturnValueOnce(refusal('PRICE_CHANGED', 18_000));
  const { ordered } = await show({ create, quote: () => rideQuote('q', price) });
  price = 15_000;
  await tapOn(await place());
  expect(await dialog()).toHaveTextContent('Sebelumnya Rp15.000, sekarang Rp18.000');
  await close();
  await waitFor(() => expect(bar()).toHaveTextContent('Rp18.000'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await tapOn(await place());
  await waitFor(() => expect(ordered()).toHaveLength(2));
  expect(ordered()[1]?.order.total).toBe(18_000);
});

describe('an answer that is lost', () => {
  test('shows that the outcome is being determined, then the created order', async () => {
    let isKnown = false;
    jest.useFakeTimers({ advanceTimers: true });
    const attempt = () => (isKnown ? order : { __typename: 'PendingAttempt' });
    const { ordered } = await show({ create: () => failure, attempt });
    await tapOn(await place());
    expect(await screen.findByText(/Kami memastikan apakah permintaanmu sudah masuk/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Memastikan…' })).toBeDisabled();
    isKnown = true;
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    await waitFor(() => expect(currentPath()).toBe('/order/o1/detail/'));
    expect(ordered()).toHaveLength(1);
  });

  test('of an order that never came is reported as none made, and the next attempt has its code', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const create = jest.fn(() => order as object).mockReturnValueOnce(failure);
    const { ordered } = await show({ create });
    await tapOn(await place());
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await dialog()).toHaveTextContent('Tidak ada yang dipesan atau dibayar');
    await close();
    await tapOn(await place());
    await waitFor(() => expect(ordered()).toHaveLength(2));
    const codes = ordered().map((one) => one.order.idempotencyKey);
    expect(new Set(codes).size).toBe(1);
  });
});

test('after a reload the ends, the extras and the note are there, and nothing opens by itself', async () => {
  const { unmount } = await show();
  await tap('Tambah Sendok');
  fireEvent.change(note(), { target: { value: 'Depan gerbang' } });
  await act(async () => unmount());
  await showRide();
  expect(await place()).toBeEnabled();
  expect(note()).toHaveValue('Depan gerbang');
  expect(screen.getByRole('textbox', { name: 'Jumlah Sendok' })).toHaveValue('1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

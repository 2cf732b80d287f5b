import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CreateOrderDocument } from '../../../../src/__generated__/documents/create-order';
import { QuoteRideDocument } from '../../../../src/__generated__/documents/quote-ride';
import { routes } from '../../../../src/app/router/routes';
import { storedRide } from '../../../../src/features/rides/stored-ride';
import { address, checkout, refusal, rideQuote, showCheckout } from '../../../support/browser/checkout-fixture';
import { askedFor, failure } from '../../../support/browser/store-page';

beforeAll(() => Promise.all(routes.map((route) => route.screen.preload())));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const tapOn = (part: HTMLElement) => act(async () => part.click());
const tap = (name: string | RegExp) => tapOn(screen.getByRole('button', { name }));
const tapIn = async (sheet: string, name: RegExp) => {
  const dialog = await screen.findByRole('dialog', { name: sheet });
  await tapOn(within(dialog).getByRole('button', { name }));
};
const total = () => screen.getAllByText('Total').at(-1)?.nextElementSibling?.textContent;
const carried = () => within(document.getElementById('carrier') as HTMLElement);

/** The selection before a reload. */
const rememberPoint = (street = address.street) =>
  storedRide('kopi', `ojek ${address.district.id} ${street}`).write({
    origin: null,
    destination: { address: 'Jl. Dago 21', latitude: -6.88, longitude: 107.61 },
    moment: null,
    extras: {},
  });

async function chooseRide(answers: Parameters<typeof showCheckout>[0] = {}) {
  const page = await showCheckout(answers);
  await tap('Pilih Jasa Pengiriman');
  await tapIn('Pilih Jasa Pengiriman', /Ojek/);
  await carried().findByText('Jl. Riau 7');
  return page;
}

async function choosePayment() {
  await tap('Pilih Pembayaran');
  await tapIn('Pilih Pembayaran', /Bayar di tempat/);
}

test('without a point on the map no price is requested, and nothing is ordered', async () => {
  const { execute } = await chooseRide();
  expect(carried().getByRole('status')).toHaveTextContent('Pilih titik antar di peta supaya ongkirnya bisa dihitung.');
  await tap('CHECK OUT');
  expect(await carried().findByRole('alert')).toBeVisible();
  expect(await screen.findByText('Lengkapi dulu pengantarannya.')).toBeVisible();
  expect(screen.queryByText('Pilih Jasa Pengiriman terlebih dahulu')).toBeNull();
  expect(askedFor(execute, QuoteRideDocument)).toEqual([]);
  expect(askedFor(execute, CreateOrderDocument)).toEqual([]);
});

test.each([
  ['a refusal', () => refusal('RIDE_TOO_FAR'), /jauh/],
  ['no answer', () => failure, 'Tarif belum bisa dihitung.'],
])('%s is shown, and the price is asked for again', async (_what, answer, text) => {
  rememberPoint();
  const quote = jest.fn<object, []>(() => rideQuote('q2', 12_000)).mockImplementationOnce(answer);
  await chooseRide({ quote });
  expect(await carried().findByText(text, { exact: false })).toBeVisible();
  await tapOn(carried().getByRole('button', { name: 'Hitung Ulang' }));
  expect(await carried().findByText('Rp12.000')).toBeVisible();
});

test('the price, its surcharge, the fee of the ride and what is added are part of the total', async () => {
  rememberPoint();
  const { execute } = await chooseRide();
  expect(await carried().findByText('3,5 km · 9 menit')).toBeVisible();
  expect(carried().getByText(/Ramai \+Rp\s?1\.500/)).toBeVisible();
  await waitFor(() => expect(total()).toBe('Rp25.000'));
  await tapOn(carried().getByRole('button', { name: /Tambah Sendok/ }));
  await waitFor(() => expect(total()).toBe('Rp25.500'));
  await choosePayment();
  await tap('CHECK OUT');
  await waitFor(() => expect(askedFor(execute, CreateOrderDocument)).toHaveLength(1));
  expect(askedFor(execute, CreateOrderDocument)).toMatchObject([
    {
      order: {
        carrier: 'ojek',
        carrierKind: 'RIDE',
        rideQuote: 'q1',
        rideServices: [
          { id: 'segel', quantity: 1 },
          { id: 'sendok', quantity: 1 },
        ],
        total: 25_500,
      },
    },
  ]);
});

test('changed goods get a new price, which is valid once it is accepted', async () => {
  rememberPoint();
  let revision = 1;
  const quote = jest.fn<object, []>(() => rideQuote(`q${revision}`, revision === 1 ? 12_000 : 15_000));
  await chooseRide({ quote, checkout: () => ({ ...checkout, revision }) });
  await waitFor(() => expect(total()).toBe('Rp25.000'));
  revision = 2;
  await tap(/Tambah Bayam/);
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Sebelumnya Rp12.000, sekarang Rp15.000');
  await tapOn(within(question).getByRole('button', { name: 'Tutup' }));
  expect(carried().getByText('Tarif berubah', { selector: '[role=status]' })).toBeVisible();
  await tapOn(carried().getByRole('button', { name: 'Lihat tarif' }));
  await tapOn(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lanjutkan' }));
  await waitFor(() => expect(total()).toBe('Rp28.000'));
});

test('an expired price is marked as such, and cannot be ordered', async () => {
  rememberPoint();
  const quote = jest.fn<object, []>(() => rideQuote('q2', 12_000)).mockReturnValueOnce(rideQuote('q1', 12_000, 0));
  const { execute } = await chooseRide({ quote });
  expect(await carried().findByText(/lebih dari 10 menit/)).toBeVisible();
  await choosePayment();
  await tap('CHECK OUT');
  expect(askedFor(execute, CreateOrderDocument)).toEqual([]);
  await tapOn(carried().getByRole('button', { name: 'Hitung Ulang' }));
  await waitFor(() => expect(total()).toBe('Rp25.000'));
});

test('a point chosen for another address is not used', async () => {
  rememberPoint('Jl. Lain 1');
  const { execute } = await chooseRide();
  expect(askedFor(execute, QuoteRideDocument)).toEqual([]);
});

test('a refused order asks for the price again once its words were read', async () => {
  rememberPoint();
  const create = jest.fn(() => ({ createOrder: refusal('RIDE_QUOTE_EXPIRED') }));
  const { execute } = await chooseRide({ create });
  await waitFor(() => expect(total()).toBe('Rp25.000'));
  await choosePayment();
  await tap('CHECK OUT');
  const words = await screen.findByRole('alertdialog');
  expect(words).toHaveTextContent('Ongkos ini sudah kedaluwarsa');
  await tapOn(within(words).getByRole('button'));
  await waitFor(() => expect(askedFor(execute, QuoteRideDocument).length).toBeGreaterThan(1));
});

describe('a carrier with a form', () => {
  const field = { __typename: 'FormField', isRequired: true, kind: 'TEXT', condition: null };
  const quote = () => ({
    ...rideQuote('q1', 12_000),
    form: [{ ...field, id: 'patokan', label: 'Patokan' }],
  });

  test('shows its form before anything is ordered', async () => {
    rememberPoint();
    const { execute } = await chooseRide({ quote });
    const line = await carried().findByRole('textbox', { name: 'Patokan' });
    await waitFor(() => expect(total()).toBe('Rp25.000'));
    await choosePayment();
    await tap('CHECK OUT');
    await waitFor(() => expect(line).toBeInvalid());
    expect(askedFor(execute, CreateOrderDocument)).toEqual([]);
    fireEvent.change(line, { target: { value: 'Pagar hijau' } });
    await tap('CHECK OUT');
    await waitFor(() => expect(askedFor(execute, CreateOrderDocument)).toHaveLength(1));
    expect(askedFor(execute, CreateOrderDocument)).toMatchObject([
      { order: { rideQuote: 'q1', rideForm: [{ line: 'patokan', text: 'Pagar hijau' }], total: 25_000 } },
    ]);
  });
});

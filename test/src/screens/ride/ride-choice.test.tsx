import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FindPlacesDocument } from '../../../../src/__generated__/documents/find-places';
import { QuoteRideDocument } from '../../../../src/__generated__/documents/quote-ride';
import { refusal, rideQuote } from '../../../support/browser/checkout-fixture';
import { prepareRide } from '../../../support/browser/prepare-ride';
import { place, rememberEnds, rideEnd, showRide } from '../../../support/browser/ride-screen';
import { clearFlag } from '../../../support/browser/session-flag';
import { askedFor, failure } from '../../../support/browser/store-page';

prepareRide();
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

const tapOn = (part: HTMLElement) => act(async () => part.click());
const tap = async (name: string | RegExp) => tapOn(await screen.findByRole('button', { name }));
const sheet = (name: string) => screen.findByRole('dialog', { name });
const tapIn = async (title: string, name: RegExp) =>
  tapOn(await within(await sheet(title)).findByRole('button', { name }));
const type = async (title: string, text: string) =>
  fireEvent.change(within(await sheet(title)).getByRole('searchbox'), { target: { value: text } });
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const bar = () => document.querySelector<HTMLElement>('[data-bottom-bar]') ?? document.body;
const origin = 'Dijemput di mana?';
const destination = 'Mau ke mana?';
const malang = { latitude: -7.977, longitude: 112.63 };

describe('a price that is not known', () => {
  test('waits for a guest to sign in, and then restores the ends', async () => {
    clearFlag();
    rememberEnds();
    const { execute } = await showRide();
    expect(screen.getByText('Masuk untuk melihat tarif dan memesan. Pilihanmu tetap tersimpan.')).toBeVisible();
    expect(within(bar()).getByRole('link', { name: 'Masuk' })).toHaveAttribute(
      'href',
      '/login?next=%2Fp%2Fride%2Fojek',
    );
    expect(screen.getByRole('button', { name: /Singosari/ })).toBeVisible();
    expect(askedFor(execute, QuoteRideDocument)).toEqual([]);
  });

  test.each<[string, () => object, string]>([
    ['of a place outside the zones', () => refusal('RIDE_OUTSIDE'), 'Lokasi ini di luar area layanan'],
    ['of a place without streets', () => refusal('RIDE_NO_ROUTE'), 'Rute tidak ditemukan. Pilih lokasi lain'],
    ['of too long a way', () => refusal('RIDE_TOO_FAR'), 'Jaraknya terlalu jauh untuk layanan ini'],
    ['while the router is down', () => refusal('ROUTER_UNREACHABLE'), 'Rute belum bisa dihitung. Coba lagi'],
    ['while the shop is closed', () => refusal('CLOSED'), 'Toko sedang tutup'],
    ['without an answer', () => failure, 'Tarif belum bisa dihitung.'],
  ])('%s is explained, orders nothing, and is asked for again', async (_what, answer, text) => {
    rememberEnds();
    const quote = jest.fn<object, []>(() => rideQuote('q2', 12_000)).mockImplementationOnce(answer);
    await showRide({ quote });
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pesan Sekarang' })).toBeNull();
    await tap('Hitung Ulang');
    expect(await screen.findByText('3,5 km · 9 menit')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pesan Sekarang' })).toBeEnabled();
  });
});

describe('an end', () => {
  test('is typed: origin, then destination, then the price and the ways to pay', async () => {
    let answer: (quote: object) => void = () => undefined;
    const { execute } = await showRide({ quote: () => new Promise((resolve) => (answer = resolve)) });
    await tap('Pilih titik jemput');
    await type(origin, 'mal');
    await tapIn(origin, /^Malang/);
    await type(destination, 'sin');
    await tapIn(destination, /^Singosari/);
    expect(await screen.findByRole('button', { name: 'Menghitung tarif…' })).toBeDisabled();
    expect(askedFor(execute, QuoteRideDocument)).toEqual([
      {
        ride: {
          item: 'ojek',
          origin: { address: 'Malang, Jawa Timur', position: malang },
          destination: {
            address: 'Singosari, Malang, Jawa Timur',
            position: { latitude: -7.89, longitude: 112.63 },
          },
        },
      },
    ]);
    await act(async () => answer(rideQuote('q1', 12_000)));
    expect(await sheet('Pilih Pembayaran')).toBeVisible();
  });

  test('that the seller has set is not requested', async () => {
    const fixed = rideEnd('Stasiun Malang', -7.977, 112.637);
    const { execute } = await showRide({ page: { origin: fixed } });
    expect(screen.getByRole('button', { name: /Stasiun Malang/ })).toBeDisabled();
    await tap('Pilih tujuan');
    await type(destination, 'sin');
    await tapIn(destination, /^Singosari/);
    await waitFor(() => expect(askedFor(execute, QuoteRideDocument)).toHaveLength(1));
    expect(askedFor(execute, QuoteRideDocument)).toMatchObject([{ ride: { origin: null } }]);
  });

  test('loads its price only on request if both ends are set by the seller', async () => {
    const [from, to] = [rideEnd('Stasiun', -7.977, 112.637), rideEnd('Kampus', -7.95, 112.61)];
    const { execute } = await showRide({ page: { origin: from, destination: to } });
    expect(askedFor(execute, QuoteRideDocument)).toEqual([]);
    await tap('Lihat tarif');
    expect(askedFor(execute, QuoteRideDocument)).toEqual([{ ride: { item: 'ojek', origin: null, destination: null } }]);
  });

  test('of a call is one place', async () => {
    const { execute } = await showRide({ page: { isCall: true } });
    expect(screen.queryByRole('button', { name: 'Pilih titik jemput' })).toBeNull();
    await tapOn(within(bar()).getByRole('button', { name: 'Pilih lokasi kamu' }));
    await type('Pilih lokasi kamu', 'mal');
    await tapIn('Pilih lokasi kamu', /^Malang/);
    await waitFor(() => expect(askedFor(execute, QuoteRideDocument)).toHaveLength(1));
    expect(askedFor(execute, QuoteRideDocument)).toEqual([
      { ride: { item: 'ojek', destination: { address: 'Malang, Jawa Timur', position: malang } } },
    ]);
  });

  test('is searched from three letters on, and an unknown one is reported', async () => {
    const { execute } = await showRide();
    await tap('Pilih titik jemput');
    await type(origin, 'ma');
    expect(within(await sheet(origin)).getByText('Ketik lebih dari 2 huruf.')).toBeVisible();
    await type(origin, 'entah');
    expect(await within(await sheet(origin)).findByText('Tempat tidak ditemukan')).toBeVisible();
    expect(askedFor(execute, FindPlacesDocument)).toEqual([{ text: 'entah', near: null }]);
  });
});

describe('a saved address', () => {
  test('that the map does not have is reported, and another place is typed', async () => {
    await showRide({ places: ({ text }) => (text === 'mal' ? [place('Malang', 'Jawa Timur', -7.977)] : []) });
    await tap('Pilih titik jemput');
    await tapIn(origin, /Jl\. Jauh 1/);
    expect(await within(await sheet(origin)).findByText(/Alamat ini tidak ada di peta/)).toBeVisible();
    await type(origin, 'mal');
    await tapIn(origin, /^Malang/);
    expect(await sheet(destination)).not.toHaveTextContent('Alamat ini tidak ada di peta');
  });

  test('that cannot be searched is reported, and can be retried', async () => {
    const places = jest
      .fn<object, []>(() => [place('Singosari', 'Malang, Jawa Timur', -7.89)])
      .mockImplementationOnce(() => failure);
    await showRide({ places });
    await tap('Pilih titik jemput');
    await tapIn(origin, /Jl\. Ijen 20/);
    expect(await within(await sheet(origin)).findByText('Tempat gagal dicari.')).toBeVisible();
    await tapIn(origin, /Jl\. Ijen 20/);
    expect(await sheet(destination)).toBeVisible();
  });

  test('becomes the end under its own name, with a message that its pin is not exact', async () => {
    await showRide();
    await tap('Pilih titik jemput');
    await tapIn(origin, /Jl\. Ijen 20/);
    expect(within(await sheet(destination)).queryByText(/Geser pin/)).toBeNull();
    await type(destination, 'mal');
    await tapIn(destination, /^Malang/);
    expect(screen.getByRole('button', { name: /Jl\. Ijen 20, Singosari, Kabupaten Malang/ })).toBeVisible();
    expect(status()).toContain('Pin baru ada di sekitar alamat ini. Geser pin ke titik yang tepat.');
  });
});

describe("the device's position", () => {
  const stubPosition = (getCurrentPosition: jest.Mock) =>
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const ask = async () => {
    await tap('Pilih titik jemput');
    await tapIn(origin, /^Gunakan lokasi saya/);
  };

  test.each([
    ['denied', 1, /Izin lokasi ditolak/],
    ['not found', 2, /Lokasimu tidak ditemukan/],
    ['too slow', 3, /Lokasimu tidak ditemukan/],
  ])('that is %s is explained, and typed instead', async (_what, code, text) => {
    stubPosition(jest.fn((_found, fail: (error: object) => void) => fail({ code, PERMISSION_DENIED: 1 })));
    await showRide();
    await ask();
    expect(await within(await sheet(origin)).findByText(text)).toBeVisible();
    await type(origin, 'mal');
    await tapIn(origin, /^Malang/);
    expect(await sheet(destination)).toBeVisible();
  });

  test('that a device does not support is explained', async () => {
    await showRide();
    await ask();
    expect(await within(await sheet(origin)).findByText(/Lokasimu tidak ditemukan/)).toBeVisible();
  });

  test('that is inaccurate is used, and the customer is asked to move its pin', async () => {
    stubPosition(jest.fn((found: (position: object) => void) => found({ coords: { ...malang, accuracy: 900 } })));
    await showRide();
    await ask();
    expect(await sheet(destination)).toBeVisible();
    expect(screen.getByRole('button', { name: /Klojen, Malang/ })).toBeVisible();
    expect(status()).toContain('Lokasimu kurang akurat. Geser pin ke titik yang tepat.');
  });

  test('that arrives after another place was typed does not replace it', async () => {
    let find: (position: object) => void = () => undefined;
    stubPosition(jest.fn((found: (position: object) => void) => (find = found)));
    await showRide();
    await ask();
    expect(await within(await sheet(origin)).findByText('Mencari lokasimu…')).toBeVisible();
    await type(origin, 'sin');
    await tapIn(origin, /^Singosari/);
    expect(await sheet(destination)).not.toHaveTextContent('Mencari lokasimu');
    await act(async () => find({ coords: { ...malang, accuracy: 10 } }));
    expect(screen.getByRole('button', { name: /Singosari, Malang/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Klojen/ })).toBeNull();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { CancelOrderDocument } from '../../../../../src/__generated__/documents/cancel-order';
import { OrderRideDocument } from '../../../../../src/__generated__/documents/order-ride';
import { RateDriverDocument } from '../../../../../src/__generated__/documents/rate-driver';
import { routes } from '../../../../../src/app/router/routes';
import {
  completed,
  ended,
  rideAnswers,
  searching,
  type ShownRide,
  underWay,
  waiting,
} from '../../../../support/browser/rides';
import { stubMotion } from '../../../../support/browser/motion';
import { answering, askedFor, failure, showPage } from '../../../../support/browser/store-page';
import { setFlag } from '../../../../support/browser/session-flag';

const path = '/order/o1/detail/';

beforeAll(() => Promise.all(routes.map((route) => route.screen.preload())));
beforeEach(() => {
  stubMotion({ still: true });
  setFlag();
});
afterEach(() => jest.useRealTimers());

const live = () => screen.findByRole('region', { name: 'Perjalanan' });
const stage = async () => within(await live()).getAllByRole('status')[0];
const tapOn = (part: HTMLElement) => act(async () => part.click());
const refusal = (code: string) => ({ __typename: 'Refusal', code, message: '', total: null });

const show = (now: ShownRide, others: Parameters<typeof showPage>[1] = []) =>
  showPage(path, [...others, ...rideAnswers(() => now)]);

test.each<[string, object, string]>([
  ['that waits', waiting, 'Menunggu pembayaran atau konfirmasi'],
  ['without a driver as yet', searching, 'Mencari pengemudi…Biasanya kurang dari dua menit.'],
  ['whose driver comes', underWay('ON_THE_WAY'), 'Pengemudi menuju titik jemput'],
  ['whose driver waits', underWay('ARRIVED'), 'Pengemudi sudah sampai di titik jemput'],
  ['on its way', underWay('PICKED_UP'), 'Dalam perjalanan ke tujuan'],
  ['that is over', completed(), 'Perjalanan selesai'],
  ['that nobody took', ended('NO_DRIVER'), 'Tidak ada pengemudi'],
  ['that its driver cancelled', ended('DRIVER_CANCELLED'), 'Pengemudi membatalkan perjalanan'],
  ['that was cancelled', ended('CANCELLED'), 'Perjalanan dibatalkan'],
])('a ride %s says so', async (_what, progress, text) => {
  await show({ progress });
  expect(await stage()).toHaveTextContent(text);
  expect(screen.getByText('Stasiun Malang')).toBeVisible();
  expect(screen.getByText('Gajayana')).toBeVisible();
});

test.each<[string, string]>([
  ['ON_THE_WAY', 'Pengemudi menuju lokasimu'],
  ['ARRIVED', 'Pengemudi sudah sampai di lokasimu'],
  ['PICKED_UP', 'Pengemudi sedang melayani'],
])('a call that is %s speaks of no pick-up', async (phase, text) => {
  await show({ progress: underWay(phase), isCall: true, category: 'CALLED_SERVICE' });
  expect(await stage()).toHaveTextContent(text);
  expect(await live()).not.toHaveTextContent('jemput');
});

test.each<[string, ShownRide, boolean]>([
  ['paid ride that nobody took', { progress: ended('NO_DRIVER'), status: 'REJECTED' }, true],
  ['paid ride that its driver cancelled', { progress: ended('DRIVER_CANCELLED'), status: 'REJECTED' }, true],
  ['ride in cash that nobody took', { progress: ended('NO_DRIVER'), status: 'REJECTED', paymentKind: 'DIRECT' }, false],
])('a %s says truly whether money comes back', async (_what, ride, comesBack) => {
  await show(ride);
  const text = 'Yang sudah dibayar sudah kembali ke saldo kamu.';
  expect((await stage())?.textContent?.includes(text)).toBe(comesBack);
});

test.each(['NEW', 'SENT'])('a ride with an order in status %s mentions no seller and no parcel', async (status) => {
  await show({ progress: searching, status, paymentKind: 'DIRECT' });
  await stage();
  expect(screen.queryByText('Penjual belum menerima pesanan ini.')).toBeNull();
  expect(screen.queryByText('Pesanan sedang dikirim.')).toBeNull();
});

test('goods delivered by a ride wait for their seller, as their order shows', async () => {
  await show({ progress: waiting, category: 'GOODS_AND_COURIER', status: 'NEW', paymentKind: 'DIRECT' });
  expect(await screen.findByText('Penjual belum menerima pesanan ini.')).toBeVisible();
});

test('accepted goods wait for their seller, and the page says when a driver is called', async () => {
  await show({ progress: waiting, category: 'GOODS_AND_COURIER' });
  expect(await stage()).toHaveTextContent(
    /^Menunggu penjual menyiapkan barangPengemudi dipanggil begitu barangnya siap\.$/,
  );
});

test('a driver is shown with vehicle and plate, and can be called', async () => {
  await show({ progress: underWay('ON_THE_WAY') });
  expect(await live()).toHaveTextContent('Budi · ★ 4,8');
  expect(await live()).toHaveTextContent('N 1234 AB');
  expect(within(await live()).getByRole('link', { name: 'Telepon Budi' })).toHaveAttribute('href', 'tel:+62812');
});

test('cancelling a ride after confirmation sends one request', async () => {
  const now: ShownRide = { progress: searching };
  const { execute } = await show(now, [
    answering(CancelOrderDocument, () => {
      Object.assign(now, { progress: ended('CANCELLED'), status: 'CANCELLED', revision: 4, canCancel: false });
      return { cancelOrder: { __typename: 'Done' } };
    }),
  ]);
  await tapOn(await screen.findByRole('button', { name: 'Batalkan Perjalanan' }));
  await tapOn(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Tidak' }));
  expect(askedFor(execute, CancelOrderDocument)).toEqual([]);
  await tapOn(screen.getByRole('button', { name: 'Batalkan Perjalanan' }));
  await tapOn(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Ya, batalkan' }));
  await waitFor(async () => expect(await stage()).toHaveTextContent('Perjalanan dibatalkan'));
  expect(askedFor(execute, CancelOrderDocument)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Batalkan Perjalanan' })).toBeNull();
});

test('a ride that can be cancelled no more says why', async () => {
  await show({ progress: underWay('PICKED_UP') }, [
    answering(CancelOrderDocument, () => ({ cancelOrder: refusal('NOT_CANCELLABLE') })),
  ]);
  await tapOn(await screen.findByRole('button', { name: 'Batalkan Perjalanan' }));
  await tapOn(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Ya, batalkan' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Gagal/);
});

test('a rating is sent by its own button, once', async () => {
  const now: ShownRide = { progress: completed() };
  const { execute } = await show(now, [
    answering(RateDriverDocument, () => {
      Object.assign(now, { progress: completed(4), revision: 4 });
      return { rateDriver: { __typename: 'Done' } };
    }),
  ]);
  const stars = await screen.findByRole('group', { name: 'Beri nilai untuk Budi' });
  await tapOn(within(stars).getByRole('button', { name: '4 bintang' }));
  expect(askedFor(execute, RateDriverDocument)).toEqual([]);
  await tapOn(within(stars).getByRole('button', { name: 'Kirim penilaian' }));
  expect(await screen.findByText('Terima kasih. Penilaianmu 4 dari 5.')).toBeVisible();
  expect(askedFor(execute, RateDriverDocument)).toEqual([{ order: 'o1', rating: 4 }]);
});

test('a ride that fails to load offers a retry', async () => {
  await showPage(path, [answering(OrderRideDocument, () => failure), ...rideAnswers(() => ({ progress: searching }))]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Coba Lagi');
});

describe('five minutes away', () => {
  const minutes = 5 * 60_000;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const now: ShownRide = { progress: underWay('ON_THE_WAY') };
  let isReachable: boolean;
  let execute: Awaited<ReturnType<typeof showPage>>['execute'];

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(now, { progress: underWay('ON_THE_WAY'), revision: 3 });
    isReachable = true;
  });

  async function lose() {
    ({ execute } = await showPage(path, [
      answering(OrderRideDocument, () => {
        if (!isReachable) return failure;
        return (rideAnswers(() => now)[2]?.[1] as () => object)();
      }),
      ...rideAnswers(() => now),
    ]));
    await pass(100);
    expect(screen.getByText('Pengemudi menuju titik jemput')).toBeVisible();
    isReachable = false;
  }

  test('without a connection that the browser reports show the current state immediately', async () => {
    await lose();
    act(() => void dispatchEvent(new Event('offline')));
    await pass(minutes);
    expect(screen.getByText('Keadaan terbaru belum didapat. Ini yang terakhir diketahui.')).toBeVisible();
    Object.assign(now, { progress: underWay('PICKED_UP'), revision: 5 });
    isReachable = true;
    act(() => void dispatchEvent(new Event('online')));
    await pass(0);
    expect(screen.getByText('Dalam perjalanan ke tujuan')).toBeVisible();
    expect(screen.queryByText(/^Keadaan terbaru belum didapat/)).toBeNull();
  });

  test('are not polled behind a locked screen, and show the current state immediately afterwards', async () => {
    await lose();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const turn = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
    turn();
    const asked = () => askedFor(execute, OrderRideDocument).length;
    const before = asked();
    await pass(minutes);
    expect(asked()).toBe(before);
    Object.assign(now, { progress: completed(), revision: 6 });
    isReachable = true;
    hidden.mockRestore();
    visibility.mockRestore();
    turn();
    await pass(0);
    expect(screen.getByText('Perjalanan selesai')).toBeVisible();
  });

  test('without a connection that the browser does not notice show the current state within two seconds', async () => {
    await lose();
    await pass(minutes);
    expect(screen.getByText(/^Keadaan terbaru belum didapat/)).toBeVisible();
    Object.assign(now, { progress: completed(), revision: 6 });
    isReachable = true;
    await pass(2_000);
    expect(screen.getByText('Perjalanan selesai')).toBeVisible();
    expect(screen.queryByText(/^Keadaan terbaru belum didapat/)).toBeNull();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { MoveBookingDocument } from '../../../../src/__generated__/documents/move-booking';
import { OrderRevisionDocument } from '../../../../src/__generated__/documents/order-revision';
import { OrderScreenDocument } from '../../../../src/__generated__/documents/order-screen';
import { ServiceDaysDocument } from '../../../../src/__generated__/documents/service-days';
import { ServiceToBookDocument } from '../../../../src/__generated__/documents/service-to-book';
import { routes } from '../../../../src/app/router/routes';
import { FakeEventSource } from '../../../support/browser/fake-event-source';
import { bookedOrder, daysOf, servicePage, stopClock } from '../../../support/browser/services';
import { answering, askedFor, showPage } from '../../../support/browser/store-page';
import { setFlag } from '../../../support/browser/session-flag';

const path = '/order/o1/detail/';
const customer = { __typename: 'Customer', id: 'c1' };
const moved = { ...bookedOrder.booking, start: '2027-03-03', end: '2027-03-03', movesLeft: 0, canMove: false };
const movedOrder = { ...bookedOrder, revision: 4, booking: moved };

beforeAll(() => Promise.all(routes.map((route) => route.screen.preload())));
beforeEach(() => {
  stopClock();
  setFlag();
});
afterEach(() => jest.useRealTimers());

const shown = (now: { order: object }, move: () => object | Promise<object>, service = servicePage()) => [
  answering(OrderScreenDocument, () => ({ customer: { ...customer, order: now.order } })),
  answering(OrderRevisionDocument, () => ({ customer: { order: now.order } })),
  answering(ServiceToBookDocument, () => ({ itemPage: service })),
  answering(ServiceDaysDocument, ({ days }) => ({
    slots: { days: daysOf(days, { timed: service.schedule === 'DATE_AND_TIME' }) },
  })),
  answering(MoveBookingDocument, async () => ({ moveBooking: await move() })),
];

const tapOn = (part: HTMLElement) => act(async () => part.click());
const part = () => screen.findByRole('region', { name: 'Jadwal' });

async function chooseOther() {
  await tapOn(within(await part()).getByRole('button', { name: 'Pindah Jadwal' }));
  const sheet = await screen.findByRole('dialog', { name: 'Pindah Jadwal' });
  await tapOn(await within(sheet).findByRole('button', { name: /Rabu, 3 Maret 2027/ }));
  await tapOn(within(sheet).getByRole('radio', { name: /^10\.00/ }));
  await tapOn(within(sheet).getByRole('button', { name: 'Pindah Jadwal' }));
  return sheet;
}

test('a booking shows its time, its location, and how it can be changed', async () => {
  await showPage(
    path,
    shown({ order: bookedOrder }, () => ({})),
  );
  const region = await part();
  expect(region).toHaveTextContent('Selasa, 2 Maret 2027');
  expect(region).toHaveTextContent('Jl. Mawar 1, Kaliwening');
  expect(region).toHaveTextContent('Bisa dipindah 1 kali lagi, sampai 24 jam sebelumnya.');
  expect(within(region).getByRole('link', { name: 'Simpan ke Kalender' })).toHaveAttribute(
    'href',
    '/order/o1/booking.ics',
  );
});

test('a booking that is over can be neither moved nor saved', async () => {
  const order = { ...bookedOrder, status: 'CANCELLED', canCancel: false, booking: moved };
  await showPage(
    path,
    shown({ order }, () => ({})),
  );
  expect(within(await part()).queryAllByRole('button')).toEqual([]);
  expect(within(await part()).queryAllByRole('link')).toEqual([]);
});

test('an order that shows its new time before the answer arrives still confirms the move', async () => {
  const uninstall = FakeEventSource.install();
  const now: { order: object } = { order: bookedOrder };
  let answer = (_: object) => {};
  const { execute } = await showPage(
    path,
    shown(now, () => new Promise<object>((resolve) => (answer = resolve))),
  );
  const sheet = await chooseOther();
  now.order = movedOrder;
  await act(async () => FakeEventSource.last().tell('o1'));
  await waitFor(async () => expect(await part()).toHaveTextContent('Rabu, 3 Maret 2027'));
  await act(async () => answer({ __typename: 'Order' }));
  await waitFor(() => expect(screen.getByText('Jadwal dipindah')).toBeVisible());
  await waitFor(() => expect(sheet).not.toBeVisible());
  expect(askedFor(execute, MoveBookingDocument)).toEqual([
    { move: { order: 'o1', revision: 3, start: '2027-03-03', time: '10:00' } },
  ]);
  uninstall();
});

test('a time taken in the meantime is shown as taken, and the days are reloaded', async () => {
  const refusal = { __typename: 'Refusal', code: 'SLOT_TAKEN', message: '' };
  const { execute } = await showPage(
    path,
    shown({ order: bookedOrder }, () => refusal),
  );
  const sheet = await chooseOther();
  expect(await within(sheet).findByRole('alert')).toHaveTextContent('Jadwal itu baru saja dipesan orang lain');
  expect(askedFor(execute, ServiceDaysDocument)).toHaveLength(2);
});

test('an order changed in the meantime is reloaded after the refusal', async () => {
  const now: { order: object } = { order: bookedOrder };
  await showPage(
    path,
    shown(now, () => {
      now.order = movedOrder;
      return { __typename: 'Refusal', code: 'REVISION_CHANGED', message: '' };
    }),
  );
  const sheet = await chooseOther();
  const dialog = await screen.findByRole('alertdialog');
  await tapOn(within(dialog).getByRole('button'));
  await waitFor(() => expect(sheet).not.toBeVisible());
  await waitFor(async () => expect(await part()).toHaveTextContent('Rabu, 3 Maret 2027'));
});

test('the time from which a booking is moved is shown and cannot be chosen', async () => {
  const { execute } = await showPage(
    path,
    shown({ order: bookedOrder }, () => ({})),
  );
  await tapOn(within(await part()).getByRole('button', { name: 'Pindah Jadwal' }));
  const sheet = await screen.findByRole('dialog', { name: 'Pindah Jadwal' });
  expect(await within(sheet).findByRole('radio', { name: /^09\.00.*Jadwal sekarang/s })).toBeDisabled();
  await tapOn(within(sheet).getByRole('button', { name: 'Pindah Jadwal' }));
  expect(await screen.findByText('Pilih jam terlebih dahulu')).toBeVisible();
  expect(askedFor(execute, MoveBookingDocument)).toEqual([]);
});

test('nights can be moved onto their own, and not over a night that is taken', async () => {
  const nights = { ...bookedOrder.booking, schedule: 'NIGHTS', start: '2027-03-09', end: '2027-03-11', time: null };
  const order = { ...bookedOrder, booking: nights };
  const { execute } = await showPage(
    path,
    shown({ order }, () => ({ __typename: 'Order' }), servicePage('NIGHTS')),
  );
  await tapOn(within(await part()).getByRole('button', { name: 'Pindah Jadwal' }));
  const sheet = await screen.findByRole('dialog', { name: 'Pindah Jadwal' });
  const label = async (date: string) =>
    (await within(sheet).findByRole('button', { name: new RegExp(`, ${date} Maret 2027`) })).getAttribute('aria-label');
  expect(await label('9')).toMatch(/Jadwal sekarang$/);
  expect(await label('10')).toMatch(/2027$/);
  // The night of the 12th is taken by others.
  expect(await label('11')).toMatch(/Penuh$/);
  expect(await label('6')).toMatch(/Tutup$/);
  await tapOn(within(sheet).getByRole('button', { name: /, 10 Maret 2027/ }));
  await tapOn(within(sheet).getByRole('button', { name: 'Pindah Jadwal' }));
  await waitFor(() =>
    expect(askedFor(execute, MoveBookingDocument)).toEqual([
      { move: { order: 'o1', revision: 3, start: '2027-03-10', time: null } },
    ]),
  );
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { CheckoutScreenDocument } from '../../../../src/__generated__/documents/checkout-screen';
import { HoldSlotDocument } from '../../../../src/__generated__/documents/hold-slot';
import { PaymentOptionsDocument } from '../../../../src/__generated__/documents/payment-options';
import { ReleaseSlotDocument } from '../../../../src/__generated__/documents/release-slot';
import { ServiceDaysDocument } from '../../../../src/__generated__/documents/service-days';
import { ServiceToBookDocument } from '../../../../src/__generated__/documents/service-to-book';
import { routes } from '../../../../src/app/router/routes';
import { checkout, line } from '../../../support/browser/checkout-fixture';
import { daysOf, servicePage, serviceVariant, stopClock } from '../../../support/browser/services';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { answering, askedFor, showPage } from '../../../support/browser/store-page';

const held = { __typename: 'HeldSlot', heldFor: 600_000 };
const rooms = [serviceVariant('melati', 'Melati', 60_000), serviceVariant('mawar', 'Mawar', 90_000)];

beforeAll(() => Promise.all(routes.map((route) => route.screen.preload())));
beforeEach(() => {
  stopClock();
  setFlag();
});
afterEach(() => {
  jest.useRealTimers();
  clearFlag();
});

interface Given {
  path?: string;
  service?: ReturnType<typeof servicePage>;
  hold?: () => object;
}

const visit = '/p/payment/curug?lines=curug-1&start=2027-03-02&time=09%3A00';

/** The payment page of a service whose only place at nine is held by the customer. */
async function show({ path = visit, service = servicePage(), hold = () => held }: Given = {}) {
  const timed = service.schedule === 'DATE_AND_TIME';
  const taken = (day: { date: string; times: { time: string }[] }) =>
    day.date === '2027-03-02'
      ? { ...day, times: day.times.map((slot) => (slot.time === '09:00' ? { ...slot, free: 0 } : slot)) }
      : day;
  return showPage(path, [
    answering(CheckoutScreenDocument, ({ lines }) => {
      const [{ id, quantity } = { id: '', quantity: 0 }] = (lines ?? []) as { id: string; quantity: number }[];
      const own = { ...line, id, item: { __typename: 'ItemLink', id: 'curug' }, title: 'Jalan ke Curug', quantity };
      const kind = { kind: 'SERVICE', carrierNeeded: false, addressUsed: false, vouchersOffered: false };
      return {
        customer: {
          __typename: 'Customer',
          id: 'c1',
          checkout: { ...checkout, ...kind, dropshipOffered: false, lines: [own] },
        },
      };
    }),
    answering(PaymentOptionsDocument, () => ({ paymentOptions: [] })),
    answering(ServiceToBookDocument, () => ({ itemPage: service })),
    answering(ServiceDaysDocument, ({ days }) => ({
      slots: { days: (daysOf(days, { timed }) as never[]).map((day) => (timed ? taken(day) : day)) },
    })),
    answering(HoldSlotDocument, () => ({ holdSlot: hold() })),
    answering(ReleaseSlotDocument, () => ({ releaseSlot: { __typename: 'ReleasedSlot' } })),
  ]);
}

const tapOn = (part: HTMLElement) => act(async () => part.click());
const tap = async (name: string) => tapOn(await screen.findByRole('button', { name }));
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Pilih Layanan' }));
const timer = () => screen.findByRole('timer');
const currentPath = () => screen.getByLabelText('current path').textContent;
const refusal = (code: string) => ({ __typename: 'Refusal', code, message: '' });
const holds = (execute: Parameters<typeof askedFor>[0]) =>
  askedFor(execute, HoldSlotDocument) as { hold: { variant: string | null; time: object; idempotencyKey: string } }[];
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pilih Layanan' })).toBeNull());

test.each([
  ['closed', 'Tutup'],
  ['confirmed without a change', 'Pesan'],
])('a sheet that is %s leaves the hold as it was, with its end', async (_how, button) => {
  const { execute } = await show();
  expect(await timer()).toHaveTextContent('10:00');
  jest.setSystemTime(Date.now() + 240_000);
  await tap('Ubah');
  const shown = await sheet();
  expect(await shown.findByRole('radio', { name: /^09\.00/ })).toBeChecked();
  expect(shown.getByRole('radio', { name: /^09\.00/ })).toBeEnabled();
  await tapOn(shown.getByRole('button', { name: button }));
  await closed();
  expect(holds(execute)).toHaveLength(1);
  expect(askedFor(execute, ReleaseSlotDocument)).toEqual([]);
  await waitFor(async () => expect(await timer()).toHaveTextContent(/^Jadwal ditahan untukmu [56]:\d\d$/));
  expect(currentPath()).toBe(visit);
});

test('another time replaces the held one, and the page shows it', async () => {
  const { execute } = await show();
  await timer();
  await tap('Ubah');
  const shown = await sheet();
  await tapOn(await shown.findByRole('radio', { name: /^10\.00/ }));
  await tapOn(shown.getByRole('button', { name: 'Pesan' }));
  await waitFor(() => expect(currentPath()).toMatch(/time=10%3A00$/));
  expect(await timer()).toBeVisible();
  expect(holds(execute).map(({ hold }) => hold.time)).toEqual(
    ['09:00', '10:00', '10:00'].map((time) => ({ start: '2027-03-02', end: null, time })),
  );
});

test('another variant at the same time replaces the first one, for the hold and the payment', async () => {
  const path = '/p/payment/curug?lines=melati-1&start=2027-03-02&time=09%3A00';
  const { execute } = await show({ path, service: servicePage('DATE_AND_TIME', rooms) });
  await timer();
  await tap('Ubah');
  const shown = await sheet();
  await tapOn(await shown.findByRole('radio', { name: /Mawar/ }));
  await tapOn(shown.getByRole('button', { name: 'Pesan' }));
  await waitFor(() => expect(currentPath()).toMatch(/lines=mawar-1/));
  await closed();
  expect(await timer()).toBeVisible();
  expect(holds(execute).at(-1)?.hold.variant).toBe('mawar');
});

test('a taken time shows a message, and another can be chosen', async () => {
  const answers: object[] = [refusal('SLOT_TAKEN')];
  const { execute } = await show({ hold: () => answers.shift() ?? held });
  expect(await screen.findByText(/Jadwal itu baru saja dipesan orang lain/)).toBeVisible();
  await tap('Pilih Jadwal Lain');
  const shown = await sheet();
  expect(await shown.findByRole('radio', { name: /^09\.00/ })).toBeDisabled();
  await tapOn(shown.getByRole('radio', { name: /^10\.00/ }));
  await tapOn(shown.getByRole('button', { name: 'Pesan' }));
  expect(await timer()).toBeVisible();
  expect(holds(execute)).toHaveLength(3);
});

test('an uncertain hold is requested again with the same code', async () => {
  const answers: (() => object)[] = [
    () => {
      throw new Error('lost');
    },
  ];
  const { execute } = await show({ hold: () => answers.shift()?.() ?? held });
  expect(await screen.findByText('Belum pasti jadwal ini tertahan. Coba lagi.')).toBeVisible();
  await tap('Coba Lagi');
  expect(await timer()).toBeVisible();
  const [first, second] = holds(execute);
  expect(first).toEqual(second);
});

test('an uncertain hold is released before another time is chosen', async () => {
  const answers: (() => object)[] = [
    () => {
      throw new Error('lost');
    },
  ];
  const { execute } = await show({ hold: () => answers.shift()?.() ?? held });
  await tap('Pilih Jadwal Lain');
  await sheet();
  expect(askedFor(execute, ReleaseSlotDocument)).toEqual([{ idempotencyKey: holds(execute)[0]?.hold.idempotencyKey }]);
});

test('an unpaid time is released when the visitor leaves the page', async () => {
  const { execute, unmount } = await show();
  await timer();
  await act(async () => unmount());
  expect(askedFor(execute, ReleaseSlotDocument)).toEqual([{ idempotencyKey: holds(execute)[0]?.hold.idempotencyKey }]);
});

test.each([
  ['NIGHTS', '2', '2027-03-04', '2 malam'],
  ['DATES', '2', '2027-03-03', '2 hari'],
])('the pieces of %s are counted as they are booked', async (schedule, units, end, text) => {
  const path = `/p/payment/curug?lines=curug-${units}&start=2027-03-02&end=${end}`;
  await show({ path, service: servicePage(schedule) });
  await timer();
  const lines = screen.getByRole('region', { name: 'DETAIL JASA' });
  expect(screen.getByRole('region', { name: 'JADWAL' })).toHaveTextContent(text);
  expect(lines).not.toHaveTextContent('2x');
});

test('a URL with a quantity that does not match its days redirects to the service', async () => {
  await show({
    path: '/p/payment/curug?lines=curug-3&start=2027-03-02&end=2027-03-04',
    service: servicePage('NIGHTS'),
  });
  await waitFor(() => expect(currentPath()).toMatch(/^\/p\/[^/]*curug$/));
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { ReleaseSlotDocument } from '../../../../src/__generated__/documents/release-slot';
import { AddressBookDocument } from '../../../../src/__generated__/documents/address-book';
import { HoldSlotDocument } from '../../../../src/__generated__/documents/hold-slot';
import { ServiceDaysDocument } from '../../../../src/__generated__/documents/service-days';
import type { Execute } from '../../../../src/api/execute';
import BookingSheet from '../../../../src/features/bookings/booking-sheet';
import { renderPart } from '../../../support/browser/render-part';
import { daysOf, servicePage, serviceVariant, stopClock } from '../../../support/browser/services';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { askedFor, failure } from '../../../support/browser/store-page';

const held = { __typename: 'HeldSlot', heldFor: 600_000 };
const refusal = (code: string) => ({ __typename: 'Refusal', code, message: '' });
const addressBook = {
  customer: {
    __typename: 'Customer',
    id: 'siti',
    addresses: [
      {
        __typename: 'SavedAddress',
        id: 'rumah',
        isDefault: true,
        address: {
          __typename: 'Address',
          fullName: 'Siti',
          street: 'Jalan Kawi 5',
          phone: '+628123456789',
          province: { __typename: 'Region', id: '35', name: 'Jawa Timur' },
          city: { __typename: 'Region', id: '35.73', name: 'Kota Malang' },
          district: { __typename: 'Region', id: '35.73.02', name: 'Klojen' },
        },
      },
    ],
  },
};
const rooms = [serviceVariant('melati', 'Melati', 60_000), serviceVariant('mawar', 'Mawar', 90_000)];

beforeEach(() => {
  stopClock();
  setFlag();
});
afterEach(() => {
  jest.useRealTimers();
  clearFlag();
});

interface Given {
  schedule?: string;
  variants?: readonly object[];
  hold?: () => object;
  days?: (range: { from: string; to: string }) => object;
  comesHome?: boolean;
}

async function show({
  schedule = 'DATE_AND_TIME',
  variants = [],
  hold = () => ({ holdSlot: held }),
  days,
  comesHome = false,
}: Given = {}) {
  const timed = schedule === 'DATE_AND_TIME';
  const answers: { [id: string]: (variables: never) => object } = {
    [ServiceDaysDocument.id]: ({ days: range }: { days: { from: string; to: string } }) =>
      days ? days(range) : { slots: { days: daysOf(range, { timed }) } },
    [HoldSlotDocument.id]: hold,
    [AddressBookDocument.id]: () => addressBook,
    [ReleaseSlotDocument.id]: () => ({ releaseSlot: { __typename: 'ReleasedSlot' } }),
  };
  const execute = jest.fn(async ({ id }: { id: string }, variables: object) => {
    const data = answers[id]?.(variables as never) ?? failure;
    return 'ok' in data ? data : { ok: true, data };
  }) as unknown as jest.MockedFunction<Execute>;
  const service = { ...servicePage(schedule, variants), comesHome } as never;
  await renderPart(<BookingSheet open service={service} onClose={() => {}} />, { execute });
  return { execute, sheet: within(screen.getByRole('dialog', { name: 'Pilih Layanan' })) };
}

const tapOn = (part: HTMLElement) => act(async () => part.click());
const day = (date: string) => screen.findByRole('button', { name: new RegExp(`, ${date} Maret 2027`) });
const time = (text: RegExp) => screen.findByRole('radio', { name: text });
const submit = () => tapOn(screen.getByRole('button', { name: 'Pesan' }));
const currentPath = () => screen.getByLabelText('current path').textContent;

test('a service with variants is not held before one is chosen', async () => {
  const { execute } = await show({ variants: rooms });
  await tapOn(await time(/^10\.00/));
  await submit();
  expect(screen.getByText('Pilih layanan terlebih dahulu')).toBeVisible();
  expect(askedFor(execute, HoldSlotDocument)).toEqual([]);
  await tapOn(screen.getByRole('radio', { name: /Mawar/ }));
  await submit();
  expect(askedFor(execute, HoldSlotDocument)).toMatchObject([
    { hold: { item: 'curug', variant: 'mawar', time: { start: '2027-03-02', end: null, time: '10:00' } } },
  ]);
});

describe('a service that comes to the customer', () => {
  test('asks for the destination before its times are shown', async () => {
    const { sheet } = await show({ comesHome: true });
    const saved = await sheet.findByRole('button', { name: /Jalan Kawi 5, Klojen/ });
    expect(sheet.queryByRole('radio')).toBeNull();
    expect(sheet.getByText('Ketuk alamat yang akan didatangi, lalu pilih waktunya')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Pesan' })).toBeDisabled();
    await tapOn(saved);
    expect(await time(/^10\.00/)).toBeEnabled();
    expect(sheet.getByRole('button', { name: 'Pesan' })).toBeEnabled();
    expect(sheet.getByText(/Jalan Kawi 5, Klojen/)).toBeVisible();
  });

  test('shows its times to a guest, who gives the address after signing in', async () => {
    clearFlag();
    const { execute } = await show({ comesHome: true });
    expect(await time(/^10\.00/)).toBeEnabled();
    expect(askedFor(execute, AddressBookDocument)).toEqual([]);
  });
});

test('a visit is held only after its time is chosen, and a taken time cannot be held', async () => {
  const { execute } = await show();
  expect(await time(/^11\.00/)).toBeDisabled();
  await submit();
  expect(screen.getByText('Pilih jam terlebih dahulu')).toBeVisible();
  expect(askedFor(execute, HoldSlotDocument)).toEqual([]);
});

test('a month without a free day shows a message, and no time is held', async () => {
  const closed = ({ from, to }: { from: string; to: string }) => ({
    slots: {
      days: (daysOf({ from, to }) as { date: string }[]).map(({ date }) => ({ date, closed: 'FULL', times: [] })),
    },
  });
  const { execute } = await show({ days: closed });
  expect(await screen.findByText('Tidak ada jadwal kosong di bulan ini')).toBeVisible();
  await submit();
  expect(screen.getByText('Pilih tanggal terlebih dahulu')).toBeVisible();
  expect(askedFor(execute, HoldSlotDocument)).toEqual([]);
});

test.each([
  ['1', 'Sudah lewat'],
  ['7', 'Tutup'],
])('a tap on %s March says why it cannot be chosen: %s', async (date, reason) => {
  await show();
  await tapOn(await day(date));
  expect(screen.getByText(new RegExp(`^\\w+, ${date} Mar: ${reason}$`))).toBeVisible();
  expect(await day('2')).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  ['a night that is taken', '10', 'Penuh'],
  ['more nights than are offered', '9', 'Terlalu lama'],
])('a stay over %s is refused at its last day', async (_what, last, reason) => {
  await show({ schedule: 'NIGHTS' });
  await tapOn(await day(last === '10' ? '8' : '2'));
  await tapOn(await day(last));
  expect(screen.getByText(new RegExp(`: ${reason}$`))).toBeVisible();
});

test('days that fail to load can be retried', async () => {
  const answers: object[] = [failure];
  const { execute } = await show({ days: (range) => answers.shift() ?? { slots: { days: daysOf(range) } } });
  expect(screen.getByText('Jadwal tidak bisa dimuat. Coba lagi.')).toBeVisible();
  await tapOn(screen.getByText('Coba Lagi'));
  expect(await day('2')).toBeVisible();
  expect(askedFor(execute, ServiceDaysDocument)).toHaveLength(2);
});

test('a time taken in the meantime can be replaced by one of the free times next to the reason', async () => {
  const answers: object[] = [refusal('SLOT_TAKEN')];
  const { execute } = await show({ hold: () => ({ holdSlot: answers.shift() ?? held }) });
  await tapOn(await time(/^09\.00/));
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Jadwal itu baru saja dipesan orang lain');
  await tapOn(
    within(screen.getByRole('group', { name: 'Jadwal lain yang kosong' })).getAllByRole('button')[1] as never,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  await submit();
  const asked = askedFor(execute, HoldSlotDocument) as { hold: { time: object; idempotencyKey: string } }[];
  expect(asked.map(({ hold }) => hold.time)).toEqual(
    ['09:00', '10:00'].map((one) => ({ start: '2027-03-02', end: null, time: one })),
  );
});

test('another refusal opens a dialog, and the choice stays', async () => {
  await show({ hold: () => ({ holdSlot: refusal('CLOSED') }) });
  await tapOn(await time(/^09\.00/));
  await submit();
  const dialog = await screen.findByRole('alertdialog');
  await tapOn(within(dialog).getByRole('button'));
  await waitFor(async () => expect(await time(/^09\.00/)).toBeChecked());
});

test('a request with a lost answer is repeated with the same code', async () => {
  const answers: object[] = [failure];
  const { execute } = await show({ hold: () => answers.shift() ?? { holdSlot: held } });
  await tapOn(await time(/^09\.00/));
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Belum pasti jadwal ini tertahan. Coba lagi.');
  await tapOn(screen.getByRole('button', { name: 'Coba Lagi' }));
  const codes = askedFor(execute, HoldSlotDocument).map(
    (asked) => (asked as { hold: { idempotencyKey: string } }).hold,
  );
  expect(codes).toHaveLength(2);
  expect(codes[0]).toEqual(codes[1]);
  await waitFor(() => expect(currentPath()).toBe('/p/payment/curug?lines=curug-1&start=2027-03-02&time=09%3A00'));
});

test.each([
  ['another time is chosen', 'Pilih Jadwal Lain'],
  ['the sheet is closed', 'Tutup'],
])('a hold without an answer is released when %s', async (_when, button) => {
  const answers: object[] = [failure];
  const { execute } = await show({ hold: () => answers.shift() ?? { holdSlot: held } });
  await tapOn(await time(/^09\.00/));
  await submit();
  await screen.findByRole('alert');
  await tapOn(screen.getByRole('button', { name: button }));
  const [hold] = askedFor(execute, HoldSlotDocument) as { hold: { idempotencyKey: string } }[];
  expect(askedFor(execute, ReleaseSlotDocument)).toEqual([{ idempotencyKey: hold?.hold.idempotencyKey }]);
});

test('a guest signs in first, and comes back to the same selection', async () => {
  clearFlag();
  const { execute } = await show({ schedule: 'NIGHTS' });
  await tapOn(await day('3'));
  await tapOn(await day('5'));
  await submit();
  await waitFor(() => expect(currentPath()).toMatch(/^\/login\?next=/));
  expect(decodeURIComponent(currentPath() ?? '')).toContain(
    '/p/payment/curug?lines=curug-2&start=2027-03-03&end=2027-03-05',
  );
  expect(askedFor(execute, HoldSlotDocument)).toEqual([]);
});

test('after an expired session, the customer signs in again and returns to the same selection', async () => {
  await show({ hold: () => ({ ...failure, code: 'SIGNED_OUT' }) });
  await tapOn(await time(/^09\.00/));
  await submit();
  await waitFor(() => expect(currentPath()).toMatch(/^\/login\?next=/));
  expect(decodeURIComponent(currentPath() ?? '')).toContain('start=2027-03-02&time=09');
});

test.each([
  ['NIGHTS', 'Total · 2 malam', 'Rp100.000'],
  ['DATES', 'Total · 3 hari', 'Rp150.000'],
])('%s are counted and added up', async (schedule, label, total) => {
  const { sheet } = await show({ schedule });
  await tapOn(await day('3'));
  await tapOn(await day('5'));
  expect(sheet.getByText(label)).toBeVisible();
  expect(sheet.getByText(total)).toBeVisible();
});

test('a service without a time asks for its variant alone', async () => {
  const { execute } = await show({ schedule: 'NONE', variants: rooms });
  await tapOn(screen.getByRole('radio', { name: /Melati/ }));
  await submit();
  await waitFor(() => expect(currentPath()).toBe('/p/payment/curug?lines=melati-1'));
  expect(execute).not.toHaveBeenCalled();
});

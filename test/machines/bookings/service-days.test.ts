import fc from 'fast-check';
import {
  dayAfter,
  endFits,
  firstSelection,
  isFreeAt,
  isOpenOn,
  monthOf,
  nextFree,
  type ServiceDay,
  withStart,
} from '../../../machines/bookings/service-days';
import { setVisitorZone } from '../../support/setup/visitor-zone';

const days: ServiceDay[] = [
  {
    date: '2026-11-23',
    closed: null,
    times: [
      { time: '09:00', free: 0 },
      { time: '10:00', free: 2 },
    ],
  },
  { date: '2026-11-24', closed: 'CLOSED', times: [] },
  { date: '2026-11-25', closed: null, times: [{ time: '09:00', free: 1 }] },
];

test.each([
  ['NONE', { start: null, end: null }],
  ['NIGHTS', { start: '2026-12-31', end: '2027-01-01' }],
  ['DATES', { start: '2026-12-31', end: '2027-01-01' }],
  ['DATE_AND_TIME', { start: '2026-12-31', end: null }],
] as const)('a booking of %s begins with %j', (schedule, dates) => {
  expect(firstSelection(schedule, '2026-12-31', 'a')).toEqual({ variant: 'a', time: null, ...dates });
});

const stay = { variant: null, start: '2026-11-23', end: '2026-11-25', time: '09:00' };

test.each([
  ['NIGHTS', '2026-11-24', '2026-11-25'],
  ['NIGHTS', '2026-11-25', '2026-11-26'],
  ['DATES', '2026-11-25', '2026-11-25'],
  ['DATES', '2026-11-30', '2026-12-01'],
] as const)('%s from %s end on %s', (schedule, start, end) => {
  expect(withStart(stay, schedule, start)).toEqual({ variant: null, start, end, time: null });
});

test('an end is the day after for nights, may be the same day for dates, and a time has none', () => {
  expect(endFits(stay, 'NIGHTS', '2026-11-23')).toBe(false);
  expect(endFits(stay, 'NIGHTS', '2026-11-24')).toBe(true);
  expect(endFits(stay, 'DATES', '2026-11-22')).toBe(false);
  expect(endFits(stay, 'DATES', '2026-11-23')).toBe(true);
  expect(endFits(stay, 'DATE_AND_TIME', '2026-11-24')).toBe(false);
  expect(endFits({ ...stay, start: null }, 'NIGHTS', '2026-11-24')).toBe(false);
});

test('a time is free on its day alone', () => {
  expect([isOpenOn(days, '2026-11-23'), isOpenOn(days, '2026-11-24'), isOpenOn(days, null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isFreeAt(days, { ...stay, time: '10:00' })).toBe(true);
  expect(isFreeAt(days, stay)).toBe(false);
  expect(isFreeAt(days, { ...stay, start: '2026-11-25', time: '10:00' })).toBe(false);
});

test('the next free times are those from the chosen day on', () => {
  expect(nextFree(days, stay)).toEqual([
    { date: '2026-11-23', time: '10:00' },
    { date: '2026-11-25', time: '09:00' },
  ]);
  expect(nextFree(days, { ...stay, start: '2026-11-24' }, 1)).toEqual([{ date: '2026-11-25', time: '09:00' }]);
  expect(nextFree([{ date: '2026-11-26', closed: null, times: [] }], stay)).toEqual([
    { date: '2026-11-26', time: null },
  ]);
});

/** The days on which the clocks of New York change are among them. */
describe.each(['Asia/Jakarta', 'Asia/Jayapura', 'America/New_York'])('for a visitor in %s', (zone) => {
  setVisitorZone(zone);

  test('the day after is the next one of the calendar', () => {
    const first = Date.UTC(2026, 0, 1);
    for (let day = 0; day < 800; day += 1) {
      const [date, next] = [day, day + 1].map((one) => new Date(first + one * 86_400_000).toISOString().slice(0, 10));
      expect(dayAfter(date as string)).toBe(next);
    }
  });

  test('month ends and leap days are as in the calendar', () => {
    const years = fc.integer({ min: 2024, max: 2099 });
    fc.assert(
      fc.property(years, fc.integer({ min: 1, max: 12 }), (year, month) => {
        const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
        const next = dayAfter(last);
        expect(next.endsWith('-01')).toBe(true);
        expect(monthOf(next) > monthOf(last)).toBe(true);
      }),
    );
  });
});

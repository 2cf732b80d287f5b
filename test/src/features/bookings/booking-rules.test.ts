import fc from 'fast-check';
import {
  daysToMove,
  daysWithHold,
  endAfter,
  endReason,
  isWhole,
  mergeDays,
  type ServiceDay,
  unitsOf,
} from '../../../../src/features/bookings/booking-rules';
import { servicePaymentPath, serviceTime, serviceVariant } from '../../../../src/routing/service-payment';
import { addDays, addMonths, weeksOf } from '../../../../src/ui/field/calendar-days';
import { countOf } from '../../../support/programs/soak';

const dates = fc
  .date({ min: new Date('2022-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

test('the weeks of a month have each of its days once, Monday to Sunday', () => {
  fc.assert(
    fc.property(dates, (date) => {
      const month = date.slice(0, 7);
      const weeks = weeksOf(month);
      const own = weeks.flat().filter((day) => day.startsWith(month));
      expect(own.length).toBe(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate());
      expect(own).toContain(date);
      expect(weeks.every((week) => new Date(`${week[0]}T00:00:00Z`).getUTCDay() === 1 && week.length === 7)).toBe(true);
      expect(addMonths(addMonths(month, 1), -1)).toBe(month);
      expect(addDays(addDays(date, 7), -7)).toBe(date);
    }),
    { numRuns: countOf(500) },
  );
});

test('nights end on the day of departure, dates on their last day, in every month', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 60 }), (start, count) => {
      expect(unitsOf('NIGHTS', { start, end: addDays(start, count) })).toBe(count);
      expect(unitsOf('DATES', { start, end: addDays(start, count - 1) })).toBe(count);
      expect(unitsOf('DATE_AND_TIME', { start, end: addDays(start, count) })).toBe(1);
    }),
    { numRuns: countOf(500) },
  );
});

const day = (date: string, closed: ServiceDay['closed'] = null): ServiceDay => ({ date, closed, times: [] });
const days = [day('2026-11-29'), day('2026-11-30'), day('2026-12-01', 'CLOSED'), day('2026-12-02')];

test.each([
  ['NIGHTS', '2026-11-30', null],
  ['NIGHTS', '2026-12-01', null],
  ['NIGHTS', '2026-12-02', 'CLOSED'],
  ['DATES', '2026-11-30', null],
  ['DATES', '2026-12-01', 'CLOSED'],
  ['DATES', '2026-12-04', 'LONG'],
] as const)('%s from 29 November can end on %s: %s', (schedule, end, reason) => {
  expect(endReason({ schedule, days, start: '2026-11-29', maxDays: 5 }, end)).toBe(reason);
});

test('the days of a booking to be moved are free for it, unless something else closes them', () => {
  const full = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'].map((date) => day(date, 'FULL'));
  const booked = { start: '2026-11-30', end: '2026-12-02', time: null };
  const freeDays = (schedule: 'NIGHTS' | 'DATES' | 'DATE_AND_TIME') =>
    daysToMove(full, schedule, booked).flatMap(({ date, closed }) => (closed === null ? [date] : []));
  expect(freeDays('NIGHTS')).toEqual(['2026-11-30', '2026-12-01']);
  expect(freeDays('DATES')).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
  expect(freeDays('DATE_AND_TIME')).toEqual([]);
  expect(daysToMove([day('2026-11-30', 'CLOSED')], 'NIGHTS', booked)).toEqual([day('2026-11-30', 'CLOSED')]);
});

test('a time that the customer holds is free for the same customer, and no other is', () => {
  const times = ['09:00', '10:00'].map((time) => ({ time, free: 0 }));
  const full = ['2026-11-30', '2026-12-01'].map((date): ServiceDay => ({ date, closed: 'FULL', times }));
  const held = { start: '2026-11-30', end: null, time: '09:00' };
  expect(daysWithHold(full, 'DATE_AND_TIME', held)).toEqual([
    { date: '2026-11-30', closed: null, times: [{ time: '09:00', free: 1 }, times[1]] },
    full[1],
  ]);
  const over = { ...held, time: '08:00' };
  expect(daysWithHold(full, 'DATE_AND_TIME', over)).toEqual(full);
  const nights = daysWithHold(full, 'NIGHTS', { start: '2026-11-30', end: '2026-12-01', time: null });
  expect(nights.map(({ closed }) => closed)).toEqual([null, 'FULL']);
});

test('a span keeps its length when its start changes', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 60 }), (start, count) => {
      expect(unitsOf('NIGHTS', { start, end: endAfter('NIGHTS', start, count) })).toBe(count);
      expect(unitsOf('DATES', { start, end: endAfter('DATES', start, count) })).toBe(count);
    }),
    { numRuns: countOf(500) },
  );
});

test('newer days replace the loaded ones', () => {
  expect(
    mergeDays(days, [day('2026-12-03'), day('2026-11-30', 'FULL')]).map(({ date, closed }) => [date, closed]),
  ).toEqual([
    ['2026-11-29', null],
    ['2026-11-30', 'FULL'],
    ['2026-12-01', 'CLOSED'],
    ['2026-12-02', null],
    ['2026-12-03', null],
  ]);
});

test('a URL says all of a booking, and a part that is not understood says nothing', () => {
  const at = { start: '2026-11-30', end: '2026-12-02', time: null };
  const url = new URL(servicePaymentPath({ item: 'rumah', variant: 'kamar', at, units: 2 }), 'http://toko.test');
  expect(url.pathname).toBe('/p/payment/rumah');
  expect(url.searchParams.get('lines')).toBe('kamar-2');
  expect(serviceTime(url.searchParams)).toEqual(at);
  expect(serviceTime(new URLSearchParams('start=2026-11-31&time=9:00'))).toEqual({
    start: '2026-11-31',
    end: null,
    time: null,
  });
  expect(serviceTime(new URLSearchParams('start=besok'))).toBeNull();
  expect(serviceVariant('rumah', [{ id: 'kamar' }])).toBe('kamar');
  expect(serviceVariant('rumah', [{ id: 'rumah' }])).toBeNull();
});

test.each([
  ['NONE', null, 1, true],
  ['NONE', { start: '2026-11-30', end: null, time: null }, 1, false],
  ['NIGHTS', { start: '2026-11-30', end: '2026-12-02', time: null }, 2, true],
  ['NIGHTS', { start: '2026-11-30', end: '2026-12-02', time: null }, 1, false],
  ['DATE_AND_TIME', { start: '2026-11-30', end: null, time: '09:00' }, 1, true],
  ['DATE_AND_TIME', { start: '2026-11-30', end: null, time: null }, 1, false],
  ['DATE_AND_TIME', null, 1, false],
] as const)('%s with %j and %i pieces is whole: %s', (schedule, at, units, whole) => {
  expect(isWhole(schedule, at, units)).toBe(whole);
});

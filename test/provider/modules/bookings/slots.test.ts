import fc from 'fast-check';
import { dayOf, dayText, openingOf, parseDay, termsOf } from '../../../../provider/modules/bookings/rules/calendar';
import { type Bookable, bookableDay, bookingOf, isFree } from '../../../../provider/modules/bookings/rules/slots';
import type { BookingTerms } from '../../../../provider/store-check/catalogue-item';

const nine = '09:00-12:00';
const weekdays = { day_1: nine, day_2: nine, day_3: nine, day_4: nine, day_5: nine };
/** Friday, 10:00 in Jakarta. */
const now = new Date('2026-11-20T03:00:00Z');

const service = (style: number, terms: Partial<BookingTerms> = {}, others: Partial<Bookable> = {}): Bookable => ({
  style,
  terms: termsOf(terms),
  hours: weekdays,
  expired_date: undefined,
  ...others,
});
const dayFor = (of: Bookable, date: string) => bookableDay(of, parseDay(date) ?? 0, [], now);

describe('a day is closed', () => {
  test.each<[date: string, reason: string, of: Bookable]>([
    ['2026-11-19', 'PAST', service(3)],
    ['2026-11-20', 'SOON', service(3, { lead_hours: 24 })],
    ['2026-11-20', 'SOON', service(3, { slot_minutes: 180 })],
    ['2026-11-24', 'SOON', service(3, { first_day: '2026-11-25' })],
    ['2026-11-21', 'CLOSED', service(3)],
    ['2026-11-22', 'CLOSED', service(1)],
    ['2026-11-24', 'CLOSED', service(3, { closed_days: ['2026-11-24'] })],
    ['2026-11-24', 'CLOSED', service(2, { closed_days: ['2026-11-24'] })],
    ['2026-12-02', 'LATE', service(3, { horizon_days: 11 })],
    ['2026-12-02', 'LATE', service(1, {}, { expired_date: '2026-12-01' })],
  ])('on %s as %s', (date, closed, of) => {
    expect(dayFor(of, date)).toEqual({ date, closed, free: 0, times: [] });
  });

  test('when each of its times is taken', () => {
    const of = service(3, { slot_minutes: 90 });
    const taken = ['09:00', '10:30'].map((time) => bookingOf(of, { start_date: '2026-11-24', time }, now));
    expect(bookableDay(of, parseDay('2026-11-24') ?? 0, taken as never, now)).toMatchObject({
      closed: 'FULL',
      free: 0,
    });
  });
});

test('whole slots lie within the hours; those that begin too soon are left out', () => {
  expect(dayFor(service(3), '2026-11-23').times.map(({ time }) => time)).toEqual(['09:00', '10:00', '11:00']);
  expect(dayFor(service(3, { slot_minutes: 50 }), '2026-11-23').times).toHaveLength(3);
  expect(dayFor(service(3), '2026-11-20').times.map(({ time }) => time)).toEqual(['11:00']);
});

test('hours over midnight have slots of both days', () => {
  const night = service(3, {}, { hours: { day_1: '22:00-02:00' } });
  expect(dayFor(night, '2026-11-23').times.map(({ time }) => time)).toEqual(['22:00', '23:00']);
  expect(dayFor(night, '2026-11-24').times.map(({ time }) => time)).toEqual(['00:00', '01:00']);
  expect(dayFor(night, '2026-11-25').closed).toBe('CLOSED');
});

test('without hours each day is open from eight to five', () => {
  expect(openingOf(undefined, 0)).toEqual({ opens: 480, closes: 1020 });
});

describe('a selection is refused', () => {
  test.each<[what: string, of: Bookable, selection: Parameters<typeof bookingOf>[1]]>([
    ['without a time', service(3), { start_date: '2026-11-23' }],
    ['with a time between slots', service(3), { start_date: '2026-11-23', time: '09:30' }],
    ['with a time that is no time', service(3), { start_date: '2026-11-23', time: '24:00' }],
    ['with a time that is over', service(3), { start_date: '2026-11-20', time: '09:00' }],
    ['with a day that does not exist', service(3), { start_date: '2026-11-31', time: '09:00' }],
    ['without an end', service(1), { start_date: '2026-11-23' }],
    ['with an end that does not exist', service(1), { start_date: '2026-11-23', end_date: '2026-11-31' }],
    ['with no night', service(1), { start_date: '2026-11-23', end_date: '2026-11-23' }],
    ['with an end before its start', service(2), { start_date: '2026-11-24', end_date: '2026-11-23' }],
    ['with too many nights', service(1, { max_days: 2 }), { start_date: '2026-11-23', end_date: '2026-11-26' }],
    ['with a closed night in it', service(1), { start_date: '2026-11-20', end_date: '2026-11-23' }],
  ])('%s', (_what, of, selection) => {
    expect(bookingOf(of, selection, now)).toBeNull();
  });
});

test('nights end on the day of departure, dates with the last day', () => {
  const week = { start_date: '2026-11-23', end_date: '2026-11-26' };
  expect(bookingOf(service(1), week, now)).toMatchObject({ units: 3, ends_at: new Date('2026-11-25T17:00:00Z') });
  expect(bookingOf(service(2), week, now)).toMatchObject({ units: 4, ends_at: new Date('2026-11-26T17:00:00Z') });
});

test('a booking is free while fewer than the capacity overlap each part of it', () => {
  const rooms = service(1, { capacity: 2 });
  const stay = (start_date: string, end_date: string) => bookingOf(rooms, { start_date, end_date }, now) as never;
  const taken = [stay('2026-11-23', '2026-11-25'), stay('2026-11-24', '2026-11-25')];
  expect(isFree(rooms, stay('2026-11-23', '2026-11-24'), taken)).toBe(true);
  expect(isFree(rooms, stay('2026-11-25', '2026-11-26'), taken)).toBe(true);
  expect(isFree(rooms, stay('2026-11-23', '2026-11-26'), taken)).toBe(false);
});

/** A different implementation, with the platform's time zones. */
const localDate = (timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);

describe.each(['Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura'] as const)('in %s', (timezone) => {
  const hours = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`day_${day}`, '00:00-23:30']));
  const moments = fc.date({
    min: new Date('2023-12-20T00:00:00Z'),
    max: new Date('2032-03-15T00:00:00Z'),
    noInvalidDate: true,
  });

  test('today is the day of the zone at each moment', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        expect(dayText(dayOf({ timezone }, moment))).toBe(localDate(timezone, moment));
      }),
    );
  });

  test('each offered time is booked for that day and that time of the zone', () => {
    const of = service(3, { timezone, slot_minutes: 30, lead_hours: 0 }, { hours });
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeStyle: 'short' });
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 40 }), (moment, ahead) => {
        const { date, times } = bookableDay(of, dayOf(of.terms, moment) + ahead, [], moment);
        for (const { time } of times) {
          const booking = bookingOf(of, { start_date: date, time }, moment);
          expect(booking && localDate(timezone, booking.starts_at)).toBe(date);
          expect(booking && clock.format(booking.starts_at)).toBe(time);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('no time or night of a closed day is offered, whatever the weekday or month', () => {
    const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' });
    const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
    const open = fc.subarray([1, 2, 3, 4, 5, 6, 7]);
    const closings = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 20 });
    fc.assert(
      fc.property(moments, open, closings, fc.constantFrom(1, 2, 3), (moment, opening, closed, style) => {
        const today = dayOf({ timezone }, moment);
        const closed_days = closed.map((ahead) => dayText(today + ahead));
        const own = Object.fromEntries(opening.map((day) => [`day_${day}`, nine]));
        const of = service(style, { timezone, closed_days, lead_hours: 0 }, { hours: own });
        for (let ahead = 1; ahead <= 40; ahead += 1) {
          const date = dayText(today + ahead);
          const isOpen = opening.includes(weekdays.indexOf(weekday.format(new Date(`${date}T00:00:00Z`))) + 1);
          const expected = isOpen && !closed_days.includes(date) ? null : 'CLOSED';
          const day = bookableDay(of, today + ahead, [], moment);
          expect([day.date, day.closed]).toEqual([date, expected]);
          const end_date = dayText(today + ahead + (style === 1 ? 1 : 0));
          const booking = bookingOf(of, { start_date: date, end_date, time: '09:00' }, moment);
          expect(booking === null).toBe(expected !== null);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('nights over month ends and leap days are counted by the calendar', () => {
    const of = service(1, { timezone, horizon_days: 366, max_days: 60 }, { hours });
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 60 }),
        (moment, ahead, nights) => {
          const start = dayOf(of.terms, moment) + ahead;
          const end_date = dayText(start + nights);
          const booking = bookingOf(of, { start_date: dayText(start), end_date }, moment);
          expect(booking?.units).toBe(nights);
          expect(booking && localDate(timezone, booking.ends_at)).toBe(end_date);
        },
      ),
    );
  });
});

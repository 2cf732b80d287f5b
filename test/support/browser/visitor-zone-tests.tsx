import fc from 'fast-check';
import { unitsOf } from '../../../src/features/bookings/booking-rules';
import { BookedText } from '../../../src/features/bookings/booked-text';
import { todayIn } from '../../../src/features/bookings/use-service-booking';
import { formatElsewhere, formatPlainDay, momentIn, useZonedTime } from '../../../src/i18n/days';
import { serviceTime } from '../../../src/routing/service-payment';
import { addDays, addMonths, weeksOf } from '../../../src/ui/field/calendar-days';
import { renderInStore } from './render-in-store';
import { testStore } from './test-store';
import { countOf } from '../programs/soak';
import { setVisitorZone } from '../setup/visitor-zone';

const serviceZones = { 'Asia/Jakarta': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 } as const;
const zones = fc.constantFrom(...(Object.keys(serviceZones) as (keyof typeof serviceZones)[]));
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const runs = { numRuns: countOf(1_000) };
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Days of three years; those on which clocks change or months end are more frequent. */
const days = fc.oneof(
  fc.constantFrom('2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2028-02-28', '2028-02-29', '2026-12-31'),
  fc.integer({ min: 0, max: 1_200 }).map((day) => iso(Date.UTC(2026, 0, 1) + day * dayMs)),
);
/** Minutes of a day; those around midnight are more frequent. */
const minutes = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: 0, max: 1_439 }));

/** The text of a time in the list of free times. */
function BriefTime({ time }: { time: string }) {
  return <output>{useZonedTime()({ timeZone: 'Asia/Jakarta', date: '2026-11-30', time }).briefly}</output>;
}

/** Each zone needs its own test file, because formatters are created once, for the first zone. */
export const testVisitorIn = (visitor: string) =>
  describe(`for a visitor in ${visitor}`, () => {
    setVisitorZone(visitor);
    afterEach(() => jest.useRealTimers());
    test('today is the day in the zone of the service, even around its midnight', () => {
      jest.useFakeTimers({ now: 0 });
      fc.assert(
        fc.property(days, minutes, zones, (day, minute, zone) => {
          const local = Date.parse(`${day}T00:00:00Z`) + minute * minuteMs;
          jest.setSystemTime(local - serviceZones[zone] * 60 * minuteMs);
          expect(todayIn(zone)).toBe(iso(local));
        }),
        runs,
      );
    });

    test('a day is formatted with its number, month and weekday', () => {
      const weekdays = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];
      fc.assert(
        fc.property(days, (day) => {
          const [year, , date] = day.split('-').map(Number);
          const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
          const text = formatPlainDay('id', day, 'long');
          expect([text.startsWith(`${weekday}, ${date} `), text.endsWith(` ${year}`)]).toEqual([true, true]);
        }),
        runs,
      );
    });

    test('weeks, months and spans have each day once', () => {
      fc.assert(
        fc.property(days, fc.integer({ min: 1, max: 60 }), (day, count) => {
          const own = weeksOf(day.slice(0, 7))
            .flat()
            .filter((one) => one.startsWith(day.slice(0, 7)));
          expect(new Set(own).size).toBe(own.length);
          expect([own[0]?.slice(8), own.includes(day)]).toEqual(['01', true]);
          expect(addDays(own.at(-1) ?? '', 1)).toBe(`${addMonths(day.slice(0, 7), 1)}-01`);
          const end = addDays(day, count);
          expect(Date.parse(`${end}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)).toBe(count * dayMs);
          const at = serviceTime(new URLSearchParams({ start: day, end }));
          expect(at && unitsOf('NIGHTS', at)).toBe(count);
          expect(at && unitsOf('DATES', at)).toBe(count + 1);
        }),
        runs,
      );
    });

    test('a local time is one moment, and the visitor’s clock shows its own time at that moment', () => {
      const clocks = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short' });
      fc.assert(
        fc.property(days, minutes, zones, (day, minute, zone) => {
          const inDay = (minute + 1_440) % 1_440;
          const time = new Date(inDay * minuteMs).toISOString().slice(11, 16);
          const moment = momentIn(zone, day, time);
          expect(moment).toBe(Date.parse(`${day}T${time}:00Z`) - serviceZones[zone] * 60 * minuteMs);
          const [date = '', clock] = clocks.format(moment).split(' ');
          const told = formatElsewhere('en', zone, moment);
          if (told === null) return expect([date, clock]).toEqual([day, time]);
          expect(told).toMatch(new RegExp(`\\b${Number(date.slice(8))} .*\\b${clock}$`));
        }),
        runs,
      );
    });

    test('in a list the visitor’s time has its day only where it is another one', () => {
      const shownAt = (time: string) =>
        renderInStore(<BriefTime time={time} />, testStore()).container.querySelector('output')?.textContent;
      const expected: Readonly<Record<string, readonly [string, string]>> = {
        'Asia/Jayapura': ['02.30', 'Sel, 1 Des, 00.30'],
        'America/New_York': ['Min, 29 Nov, 12.30', '10.30'],
      };
      expect([shownAt('00:30'), shownAt('22:30')]).toEqual(expected[visitor] ?? ['', '']);
    });

    test('a booking at the end of a month is under its own day', () => {
      const at = { start: '2026-11-30', end: null, time: '00:30' };
      const shown = renderInStore(<BookedText schedule="DATE_AND_TIME" timeZone="Asia/Jakarta" at={at} />, testStore());
      expect(shown.container).toHaveTextContent('Senin, 30 November 2026');
      const elsewhere = { 'Asia/Jayapura': '30 Nov, 02.30 waktu kamu', 'America/New_York': '29 Nov, 12.30 waktu kamu' };
      const told = (elsewhere as Readonly<Record<string, string>>)[visitor];
      if (told) expect(shown.container).toHaveTextContent(told);
      else expect(shown.container).not.toHaveTextContent('waktu kamu');
    });
  });

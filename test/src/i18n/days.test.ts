import fc from 'fast-check';
import { formatElsewhere, formatPlainDay, formatTime, momentIn, zoneName } from '../../../src/i18n/days';
import { countOf } from '../../support/programs/soak';

const zones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'America/New_York'] as const;
const two = (value: number) => String(value).padStart(2, '0');
const dates = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const times = fc
  .oneof(fc.constantFrom(0, 1, 1_438, 1_439), fc.integer({ min: 0, max: 1_439 }))
  .map((minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);

const wallOf = (timeZone: string, moment: number) =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

test.each(zones)('a day and time of %s is the moment at which its clocks show them', (timeZone) => {
  fc.assert(
    fc.property(dates, times, (date, time) => {
      const shown = wallOf(timeZone, momentIn(timeZone, date, time));
      // New York skips an hour once a year.
      const isSkipped =
        timeZone === 'America/New_York' && time >= '02:00' && time < '03:00' && shown !== `${date} ${time}`;
      return isSkipped ? shown.startsWith(date) : shown === `${date} ${time}`;
    }),
    { numRuns: countOf(1_000) },
  );
});

test.each(['id', 'en'] as const)('a day keeps its number and month in every zone of the reader, in %s', (locale) => {
  fc.assert(
    fc.property(dates, (date) => {
      const [, , day] = date.split('-').map(Number);
      return new RegExp(`(^|\\D)${day}(\\D|$)`).test(formatPlainDay(locale, date, 'long'));
    }),
    { numRuns: countOf(1_000) },
  );
});

test.each([
  ['Asia/Jakarta', '2026-11-24', '09:00', 'Asia/Jakarta', null],
  ['Asia/Jakarta', '2026-11-24', '09:00', 'Asia/Pontianak', null],
  ['Asia/Jayapura', '2026-11-24', '09:00', 'Asia/Jakarta', /24 Nov.* 07[.:]00/],
  ['Asia/Jayapura', '2026-12-01', '01:30', 'Asia/Jakarta', /30 Nov.* 23[.:]30/],
  ['Asia/Jakarta', '2027-03-14', '13:00', 'America/New_York', /14 Mar.* 01[.:]00/],
  ['Asia/Jakarta', '2027-03-14', '14:30', 'America/New_York', /14 Mar.* 03[.:]30/],
  ['Asia/Jakarta', '2026-11-01', '12:30', 'America/New_York', /1 Nov.* 01[.:]30/],
  ['Asia/Jakarta', '2026-11-01', '13:30', 'America/New_York', /1 Nov.* 01[.:]30/],
])('%s, %s %s is shown to who is in %s', (timeZone, date, time, visitor, told) => {
  const shown = formatElsewhere('en', timeZone, momentIn(timeZone, date, time), visitor);
  if (told === null) expect(shown).toBeNull();
  else expect(shown).toMatch(told);
});

test('zones and times have the names that Indonesians know', () => {
  const moment = Date.parse('2026-11-24T00:00:00Z');
  expect(zones.map((zone) => zoneName('id', zone, moment))).toEqual([
    'WIB',
    'WITA',
    'WIT',
    expect.stringMatching(/-5|EST/),
  ]);
  expect([formatTime('id', '09:00'), formatTime('en', '09:00')]).toEqual(['09.00', '09:00']);
});

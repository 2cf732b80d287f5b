import { calendarText, orderOfCalendar } from '../../../../server/http/bookings/booking-calendar';
import type { CalendarEntry } from '../../../../src/entry-server';

const entry: CalendarEntry = {
  id: 'pesanan1',
  number: 'BR0000012',
  revision: 3,
  store: 'Bereskan, Jakarta',
  title: 'Cuci AC; dua unit',
  location: 'Jl. Mawar 1, Abepura',
  timeZone: 'Asia/Jayapura',
  startsAt: '2026-12-01T00:00:00+00:00',
  endsAt: '2026-12-01T01:30:00Z',
  days: null,
};
const now = Date.parse('2026-11-23T08:00:00Z');
const linesOf = (over: Partial<CalendarEntry> = {}) => calendarText({ ...entry, ...over }, now).split('\r\n');

test('a time is shown in the zone of the service, which the file explains', () => {
  const lines = linesOf();
  expect(lines).toEqual(
    expect.arrayContaining([
      'TZID:Asia/Jayapura',
      'TZOFFSETTO:+0900',
      'DTSTART;TZID=Asia/Jayapura:20261201T090000',
      'DTEND;TZID=Asia/Jayapura:20261201T103000',
      'DTSTAMP:20261123T080000Z',
      'SEQUENCE:3',
      'SUMMARY:Cuci AC\\; dua unit',
      'LOCATION:Jl. Mawar 1\\, Abepura',
      'DESCRIPTION:Bereskan\\, Jakarta\\nBR0000012',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('BEGIN:')).length).toBe(
    lines.filter((line) => line.startsWith('END:')).length,
  );
});

test.each([
  ['Asia/Jakarta', '20261201T070000', '+0700'],
  ['America/New_York', '20261130T190000', '-0500'],
])('%s has its own clock', (timeZone, local, offset) => {
  const lines = linesOf({ timeZone });
  expect(lines).toContain(`DTSTART;TZID=${timeZone}:${local}`);
  expect(lines).toContain(`TZOFFSETTO:${offset}`);
});

test('whole days have no time and no zone', () => {
  const lines = linesOf({ days: { start: '2026-11-30', end: '2026-12-02' } });
  expect(lines).toContain('DTSTART;VALUE=DATE:20261130');
  expect(lines).toContain('DTEND;VALUE=DATE:20261202');
  expect(lines.join()).not.toContain('TZID');
});

test('lines are at most 75 octets, no letter is split, and text can break none', () => {
  const lines = linesOf({ title: 'Pijat é😀 '.repeat(30), location: 'a\r\nEND:VEVENT' });
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${'Pijat é😀 '.repeat(30)}`);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

test.each([
  ['/order/abc123/booking.ics', 'abc123'],
  ['/order/abc/123/booking.ics', null],
  ['/order/abc123/booking', null],
  ['/order/../booking.ics', null],
])('%s names the order %s', (path, order) => {
  expect(orderOfCalendar(path)).toBe(order);
});

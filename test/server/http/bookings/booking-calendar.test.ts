import { calendarText, orderOfCalendar } from '../../../../server/http/bookings/booking-calendar';
import { createSessions } from '../../../../server/sessions/sessions';
import type { DescribedBooking } from '../../../../src/app/document/describe-booking';
import type { CalendarEntry } from '../../../../src/entry-server';
import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';
import { cookiesOf } from '../../../support/server/carried-session';

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

describe('the route of the file', () => {
  const sessions = createSessions(['a secret of thirty-two characters or more']);
  const cookieOf = (store: string) => {
    const visit = sessions.visit(store);
    visit.begin('the-token-of-ani', 'ani');
    return cookiesOf(visit);
  };
  const own = { cookie: cookieOf('warung_app') };
  const url = '/warung/order/pesanan1/booking.ics';
  let http: HttpFixture;
  let asked: { id: string; signedIn: boolean }[];

  const start = async (answer: DescribedBooking) => {
    asked = [];
    http = await startHttp({
      facade: { visit: sessions.visit },
      renderer: {
        describeBooking: async ({ id, signedIn }) => {
          asked.push({ id, signedIn });
          return answer;
        },
      },
    });
  };
  afterEach(() => http.close());

  test.each<[who: string, headers: Record<string, string>]>([
    ['no session', {}],
    ['another store’s session', { cookie: cookieOf('butik_app') }],
  ])('with %s the visitor is redirected to sign-in', async (_who, headers) => {
    await start({ kind: 'redirect', path: '/login?next=x' });
    const reply = await http.ask({ url, headers });
    expect(asked).toEqual([{ id: 'pesanan1', signedIn: false }]);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/warung/login?next=x']);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('is a 404 of the store if the customer has no such booking', async () => {
    await start({ kind: 'missing' });
    const reply = await http.ask({ url, headers: own });
    expect(http.rendered).toMatchObject([{ path: '/404', codename: 'warung' }]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('sends the entry as a file that is not cached', async () => {
    await start({ kind: 'entry', entry: { ...entry, number: 'BR/12 "x"' } });
    const reply = await http.ask({ url, headers: own });
    expect(asked).toEqual([{ id: 'pesanan1', signedIn: true }]);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="BR-12-x-.ics"',
    });
    expect(reply.body).toContain('SEQUENCE:3\r\n');
  });
});

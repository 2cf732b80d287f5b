import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type OfferedService, unbookableReason } from '../../../../provider/modules/bookings/rules/unbookable';

/** Friday, 10:00 in Jakarta. */
const now = new Date('2026-11-20T03:00:00Z');
const nine = '09:00-12:00';

test.each<[what: string, service: Partial<OfferedService>, reason: string | null]>([
  ['without hours of its own', {}, null],
  ['with one open day', { hours: { day_1: nine } }, null],
  ['without an opening day', { hours: {} }, 'it has no opening hours'],
  [
    'whose visits are longer than it is open',
    { hours: { day_1: nine }, booking: { slot_minutes: 200 } },
    'no day until 2027-02-18 has a time for it',
  ],
  [
    'that opens after its horizon',
    { booking: { first_day: '2027-03-01', horizon_days: 10 } },
    'no day until 2026-11-30 has a time for it',
  ],
  [
    'with all days of its horizon closed',
    { booking: { horizon_days: 1, closed_days: ['2026-11-20', '2026-11-21'] } },
    'no day until 2026-11-21 has a time for it',
  ],
  [
    'whose first times come after its horizon',
    { booking: { horizon_days: 5, lead_hours: 720 } },
    'no day until 2026-11-25 has a time for it',
  ],
  ['on its last day of use', { expired_date: '2026-11-20' }, null],
  ['past its last day of use', { expired_date: '2026-11-19' }, 'its last day of use, 2026-11-19, is over'],
  [
    'of nights, past its last day of use',
    { style: 1, expired_date: '2026-11-19' },
    'its last day of use, 2026-11-19, is over',
  ],
  [
    'without a time, past its last day of use',
    { style: 0, expired_date: '2026-11-19' },
    'its last day of use, 2026-11-19, is over',
  ],
  ['without a time, on closed days', { style: 0, hours: {} }, null],
  ['of nights that are never open', { style: 1, hours: {} }, 'it has no opening hours'],
  ['of days', { style: 2, hours: { day_7: nine } }, null],
])('a service %s: %s', (_what, service, reason) => {
  expect(unbookableReason({ style: 3, hours: undefined, ...service }, now)).toBe(reason);
});

interface Item extends OfferedService {
  view_uid: string;
  type?: number;
  parent?: string;
  is_open?: number;
}

test.each(readdirSync('provider/seed/stores'))('the services of the demo store %s can be booked', (codename) => {
  const text = readFileSync(`provider/seed/stores/${codename}/items.yaml`, 'utf8');
  const { items } = parse(text) as { items: Item[] };
  const hoursOf = (id: string | undefined) => items.find(({ view_uid }) => view_uid === id)?.hours;
  const services = items.filter(({ type, is_open = 1 }) => type === 1 && is_open === 1);
  const reasons = services.map((item) =>
    unbookableReason({ ...item, style: item.style ?? 0, hours: item.hours ?? hoursOf(item.parent) }, now),
  );
  expect(reasons.filter((reason) => reason !== null)).toEqual([]);
});

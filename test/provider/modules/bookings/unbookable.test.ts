import {
  type OfferedService,
  type Unbookable,
  unbookableReason,
} from '../../../../provider/modules/bookings/rules/unbookable';

/** Friday, 10:00 in Jakarta. */
const now = new Date('2026-11-20T03:00:00Z');
const nine = '09:00-12:00';

test.each<[what: string, service: Partial<OfferedService>, reason: Unbookable | null]>([
  ['without hours of its own', {}, null],
  ['with one open day', { hours: { day_1: nine } }, null],
  ['without an opening day', { hours: {} }, { code: 'NO_OPENING_HOURS' }],
  [
    'whose visits are longer than it is open',
    { hours: { day_1: nine }, booking: { slot_minutes: 200 } },
    { code: 'NO_DAY', until: '2027-02-18' },
  ],
  [
    'that opens after its horizon',
    { booking: { first_day: '2027-03-01', horizon_days: 10 } },
    { code: 'NO_DAY', until: '2026-11-30' },
  ],
  [
    'with all days of its horizon closed',
    { booking: { horizon_days: 1, closed_days: ['2026-11-20', '2026-11-21'] } },
    { code: 'NO_DAY', until: '2026-11-21' },
  ],
  [
    'whose first times come after its horizon',
    { booking: { horizon_days: 5, lead_hours: 720 } },
    { code: 'NO_DAY', until: '2026-11-25' },
  ],
  ['on its last day of use', { expired_date: '2026-11-20' }, null],
  ['past its last day of use', { expired_date: '2026-11-19' }, { code: 'LAST_DAY_OVER', date: '2026-11-19' }],
  [
    'of nights, past its last day of use',
    { style: 1, expired_date: '2026-11-19' },
    { code: 'LAST_DAY_OVER', date: '2026-11-19' },
  ],
  [
    'without a time, past its last day of use',
    { style: 0, expired_date: '2026-11-19' },
    { code: 'LAST_DAY_OVER', date: '2026-11-19' },
  ],
  ['without a time, on closed days', { style: 0, hours: {} }, null],
  ['of nights that are never open', { style: 1, hours: {} }, { code: 'NO_OPENING_HOURS' }],
  ['of days', { style: 2, hours: { day_7: nine } }, null],
])('a service %s: %j', (_what, service, reason) => {
  expect(unbookableReason({ style: 3, hours: undefined, ...service }, now)).toEqual(reason);
});

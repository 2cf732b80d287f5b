import { clockTime, isOpenAt, nextChange } from '../../../../../server/graphql/resolvers/catalogue/opening-hours';

const days = (week: Record<number, [string, string]>) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const [opens, closes] = week[day] ?? [];
    return { day, hours: opens && closes ? { opens, closes } : null };
  });

test.each([
  ['2026-11-21T03:00:00Z', 6, 10 * 60],
  ['2026-11-21T16:59:00Z', 6, 23 * 60 + 59],
  ['2026-11-21T17:00:00Z', 7, 0],
  ['2026-11-22T17:00:00Z', 1, 0],
])('%s is day %i in Jakarta, minute %i', (moment, day, minutes) => {
  expect(clockTime('Asia/Jakarta', Date.parse(moment))).toEqual({ day, minutes });
});

test.each([
  ['Asia/Jakarta', 7, 23 * 60 + 30],
  ['Asia/Makassar', 1, 30],
  ['Asia/Jayapura', 1, 90],
])('in %s it is day %i, minute %i', (timeZone, day, minutes) => {
  expect(clockTime(timeZone, Date.parse('2026-11-22T16:30:00Z'))).toEqual({ day, minutes });
});

const late: [string, string] = ['18:00', '02:00'];

test.each<[string, Record<number, [string, string]>, string, boolean]>([
  ['before it opens', { 6: ['08:00', '17:30'] }, '2026-11-21T00:59:00Z', false],
  ['when it opens', { 6: ['08:00', '17:30'] }, '2026-11-21T01:00:00Z', true],
  ['before it closes', { 6: ['08:00', '17:30'] }, '2026-11-21T10:29:00Z', true],
  ['when it closes', { 6: ['08:00', '17:30'] }, '2026-11-21T10:30:00Z', false],
  ['on a day that it stays closed', { 5: ['08:00', '17:30'] }, '2026-11-21T03:00:00Z', false],
  ['past midnight of the day before', { 5: late }, '2026-11-20T18:30:00Z', true],
  ['at the end of the night', { 5: late }, '2026-11-20T19:00:00Z', false],
  ['on the evening of a night', { 6: late }, '2026-11-21T12:00:00Z', true],
  ['on the morning before a night', { 6: late }, '2026-11-20T18:30:00Z', false],
  ['past midnight from Sunday to Monday', { 7: late }, '2026-11-22T18:00:00Z', true],
  ['round the clock', { 6: ['00:00', '24:00'] }, '2026-11-21T16:59:00Z', true],
  ['from one hour to the same', { 6: ['00:00', '00:00'] }, '2026-11-21T09:00:00Z', true],
])('%s', (_name, hours, moment, isOpen) => {
  expect(isOpenAt(days(hours), clockTime('Asia/Jakarta', Date.parse(moment)))).toBe(isOpen);
});

test.each<[string, string, Record<number, [string, string]>, string, string]>([
  ['when the shop opens', 'Asia/Jakarta', { 6: ['08:00', '17:30'] }, '2026-11-21T00:59:30Z', '2026-11-21T01:00:00Z'],
  ['when it closes', 'Asia/Jakarta', { 6: ['08:00', '17:30'] }, '2026-11-21T01:00:00Z', '2026-11-21T10:30:00Z'],
  ['when the night ends', 'Asia/Jakarta', { 5: late }, '2026-11-20T18:30:00Z', '2026-11-20T19:00:00Z'],
  ['with the day', 'Asia/Makassar', { 6: ['08:00', '17:30'] }, '2026-11-21T10:30:00Z', '2026-11-21T16:00:00Z'],
])('what is said of the hours changes %s', (_what, timeZone, hours, moment, next) => {
  const at = Date.parse(moment);
  expect(new Date(nextChange(days(hours), clockTime(timeZone, at), at))).toEqual(new Date(next));
});

import { dayIn, formatElsewhere, formatPlainDay, momentIn, timeIn, zoneName } from '../../../src/i18n/days';
import { formatDay, formatMoment } from '../../../src/i18n/dates';

const moment = '2026-11-23T17:05:00Z';

test('days and times are those of the zone, written alike in every language', () => {
  expect([dayIn('Asia/Jakarta', moment), timeIn('Asia/Jakarta', moment)]).toEqual(['2026-11-24', '00:05']);
  expect([dayIn('Asia/Jayapura', moment), timeIn('Asia/Jayapura', moment)]).toEqual(['2026-11-24', '02:05']);
  expect([dayIn('America/New_York', moment), timeIn('America/New_York', moment)]).toEqual(['2026-11-23', '12:05']);
});

test('days and moments are written as the language does', () => {
  expect([formatDay('id', moment), formatDay('en', moment)]).toEqual(['24 November 2026', '24 November 2026']);
  expect(formatMoment('id', moment)).toMatch(/^24 Nov 2026,? 00\.05$/);
  expect(formatMoment('en', moment)).toMatch(/^24 Nov 2026, 00:05$/);
});

test.each<[string, () => unknown]>([
  ['dayIn', () => dayIn(undefined, moment)],
  ['timeIn', () => timeIn('Asia/Jakarta', moment)],
  ['formatDay', () => formatDay('en', moment)],
  ['formatMoment', () => formatMoment('id', moment)],
  ['formatPlainDay', () => formatPlainDay('id', '2026-11-23', 'long')],
  ['momentIn', () => momentIn('Asia/Makassar', '2026-11-23', '09:00')],
  ['zoneName', () => zoneName('en', 'America/New_York', 0)],
  ['formatElsewhere', () => formatElsewhere('en', 'Asia/Jayapura', Date.parse(moment), 'Asia/Jakarta')],
])('%s makes its formatter once, which is slow', (_name, format) => {
  const make = jest.spyOn(Intl, 'DateTimeFormat');
  format();
  make.mockClear();
  for (let at = 0; at < 100; at += 1) format();
  expect(make).not.toHaveBeenCalled();
  make.mockRestore();
});

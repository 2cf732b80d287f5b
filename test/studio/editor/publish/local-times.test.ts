import { proposals, toIso, toLocal } from '../../../../studio/editor/publish/local-times';

/** Thursday, 26 November 2026. */
const at = (time: string) => Date.parse(`2026-11-26T${time}:00+07:00`);

test.each([
  ['in the morning', '09:00', ['2026-11-26 18:00', '2026-11-27 06:00', '2026-11-27 18:00']],
  ['shortly before a proposed time', '17:56', ['2026-11-27 06:00', '2026-11-27 18:00']],
  ['at night', '23:30', ['2026-11-27 06:00', '2026-11-27 18:00']],
])('the proposals %s lie ahead and are different', (_when, time, moments) => {
  expect(proposals(at(time)).map((moment) => `${moment.date} ${moment.time}`)).toEqual(moments);
});

test('a time is that of Jakarta in both directions', () => {
  const iso = toIso({ date: '2026-12-04', time: '18:00' });
  expect(iso).toBe('2026-12-04T11:00:00.000Z');
  expect(toLocal(iso)).toEqual({ date: '2026-12-04', time: '18:00' });
});

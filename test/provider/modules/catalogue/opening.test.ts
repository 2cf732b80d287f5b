import { closedTexts } from '../../../../provider/modules/catalogue/rules/closed-texts';
import { type Opening, openingOf } from '../../../../provider/modules/catalogue/rules/opening';
import { endOfLastDay } from '../../../../provider/modules/catalogue/rules/last-day';
import { isOpenAt, nextBoundary, nextOpening } from '../../../../provider/modules/catalogue/rules/opening-hours';

const thursday = { day_4: '09:00-17:00' };
const night = { day_5: '22:00-02:00' };
const sundayNight = { day_7: '22:00-02:00' };
const always = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`day_${day}`, '00:00-23:59']));
/** 26 November 2026 is a Thursday. */
const at = (moment: string) => new Date(`2026-11-${moment}:00+07:00`);

describe('hours in Jakarta', () => {
  test.each([
    ['a minute before they begin', thursday, '26T08:59', false],
    ['at the opening minute', thursday, '26T09:00', true],
    ['a minute before the closing minute', thursday, '26T16:59', true],
    ['at the closing minute', thursday, '26T17:00', false],
    ['on a day that is not named', thursday, '27T10:00', false],
    ['before midnight', night, '27T23:59', true],
    ['after midnight', night, '28T01:59', true],
    ['at the closing minute after midnight', night, '28T02:00', false],
    ['after midnight of a day that is not named', night, '27T01:00', false],
    ['on a Monday after a Sunday night', sundayNight, '30T01:59', true],
    ['in the last minute of a whole day', always, '26T23:59', true],
    ['with no day at all', {}, '26T10:00', false],
  ] as const)('%s', (_what, hours, moment, isOpen) => {
    expect(isOpenAt(hours, at(moment))).toBe(isOpen);
  });

  test.each([
    ['on the same day', [thursday], '26T08:00', '26T09:00'],
    ['a week later', [thursday], '19T17:00', '26T09:00'],
    ['in the night', [night], '26T12:00', '27T22:00'],
    ['when shop and item are both open', [{ day_4: '09:00-17:00' }, { day_4: '07:00-12:00' }], '26T06:00', '26T09:00'],
    ['never, of days that never meet', [thursday, night], '26T18:00', null],
    ['never, with no day at all', [{}], '26T10:00', null],
  ] as const)('open next %s', (_what, calendars, moment, next) => {
    expect(nextOpening(calendars, at(moment))).toEqual(next && at(next));
  });
});

describe('what is said of opening hours', () => {
  test.each([
    ['begin', [thursday], '26T08:59', '26T09:00'],
    ['end', [thursday], '26T09:00', '26T17:00'],
    ['begin a week later', [thursday], '26T17:00', null],
    ['end after midnight', [night], '27T22:00', '28T02:00'],
    ['end on a Monday', [sundayNight], '30T01:00', '30T02:00'],
    ['of the first of two end', [{ day_4: '09:00-17:00' }, { day_4: '07:00-12:00' }], '26T10:00', '26T12:00'],
    ['of a whole day end at midnight', [always], '26T10:00', '27T00:00'],
  ] as const)('changes when they %s', (_what, calendars, moment, next) => {
    const aWeekLater = new Date(+at('26T09:00') + 7 * 24 * 3_600_000);
    expect(nextBoundary(calendars, at(moment))).toEqual(next ? at(next) : aWeekLater);
  });

  test('does not change without hours', () => {
    expect(nextBoundary([], at('26T10:00'))).toBeNull();
    expect(nextBoundary([{}], at('26T10:00'))).toBeNull();
  });
});

test.each([
  ['a service ends at the end of its last day', 1, '2026-11-26', '27T00:00'],
  ['a direct purchase too', 5, '2026-11-27', '28T00:00'],
  ['what has ended ends no more', 1, '2026-11-25', null],
  ['goods have no last day', 0, '2026-11-26', null],
  ['nothing ends without one', 1, undefined, null],
] as const)('%s', (_what, type, day, end) => {
  expect(endOfLastDay(type, day, at('26T10:00'))).toEqual(end && at(end));
});

type Item = Parameters<typeof openingOf>[0];
type Facts = Item['opening'];

const facts: Facts = { hours: null, outside_hours: null, shop: null, store: null };
const shop = { is_open: 1, close_status: '', close_status_en: null, hours: thursday, outside_hours: null };
const sold = (note: string) => ({ sold: 1, note });
const outside = 'Di luar jam operasional';
const opensAt = at('26T09:00').toISOString();

const opening = (item: Partial<Omit<Item, 'opening'>> & { opening?: Partial<Facts> }, moment: string): Opening =>
  openingOf({ type: 0, is_open: 1, close_status: '', ...item, opening: { ...facts, ...item.opening } }, at(moment));

describe('an item', () => {
  const closed = { is_open: 0, close_status: outside, outside_hours: { sold: 0, opens_at: opensAt, note: '' } };

  test.each([
    ['goods', 0, closed],
    ['a service', 1, closed],
    ['a ride', 3, closed],
    ['a direct purchase', 5, closed],
    ['a text', 2, { is_open: 1, close_status: '', outside_hours: null }],
    ['a link', 6, { is_open: 1, close_status: '', outside_hours: null }],
  ])('that is %s goes by the hours of its shop', (_what, type, answer) => {
    expect(opening({ type, opening: { shop } }, '26T08:59')).toMatchObject(answer);
    expect(opening({ type, opening: { shop } }, '26T09:00')).toMatchObject({ is_open: 1, outside_hours: null });
    expect(opening({ type, opening: { shop } }, '26T17:00').is_open).toBe(answer.is_open);
  });

  test.each([
    ['its own setting', { outside_hours: sold('Sendiri') }, 'Sendiri'],
    ['that of its shop', { shop: { ...shop, outside_hours: sold('Toko') } }, 'Toko'],
    ['that of the store', { store: sold('Semua') }, 'Semua'],
    ['its own before its shop’s', { outside_hours: sold('A'), shop: { ...shop, outside_hours: { sold: 0 } } }, 'A'],
  ])('is sold outside the hours by %s', (_what, opens, note) => {
    expect(opening({ opening: { shop, ...opens } }, '25T10:00')).toMatchObject({
      is_open: 1,
      close_status: '',
      outside_hours: { sold: 1, opens_at: opensAt, note },
    });
  });

  test('is not sold outside the hours where its shop says so and the store does not', () => {
    const own = { shop: { ...shop, outside_hours: { sold: 0 } }, store: sold('Semua') };
    expect(opening({ opening: own }, '25T10:00').is_open).toBe(0);
  });

  test.each([
    ['by hand', { is_open: 0, close_status: 'Habis' }, {}, 'Habis'],
    ['by hand of its shop', {}, { shop: { ...shop, is_open: 0, close_status: 'Libur' } }, 'Libur'],
  ])('that is closed %s is not sold by any setting', (_what, own, opens, close_status) => {
    const answer = opening({ ...own, opening: { shop, store: sold('Semua'), ...opens } }, '26T10:00');
    expect(answer).toMatchObject({ is_open: 0, close_status, outside_hours: null });
  });

  test('that is only marked as outside its hours is sold', () => {
    expect(opening({ close_status: outside }, '26T10:00')).toEqual({
      is_open: 1,
      close_status: outside,
      outside_hours: { sold: 1, opens_at: null, note: '' },
    });
    expect(opening({ close_status: outside, opening: { shop, store: sold('Semua') } }, '26T18:00')).toMatchObject({
      is_open: 1,
      close_status: outside,
      outside_hours: { sold: 1, note: 'Semua' },
    });
    const told = { shop: { ...shop, close_status: outside } };
    expect(opening({ opening: told }, '26T10:00')).toMatchObject({ is_open: 1, close_status: outside });
    expect(opening({ opening: told }, '26T18:00')).toMatchObject({ is_open: 0, close_status: outside });
  });
});

test('goods are sold during their own hours, a service is booked in them', () => {
  expect(opening({ type: 0, opening: { hours: thursday } }, '27T10:00').is_open).toBe(0);
  expect(opening({ type: 1, opening: { hours: thursday } }, '27T10:00').is_open).toBe(1);
});

test('a shop is closed outside its hours, even if its items are sold', () => {
  const own = { hours: thursday, outside_hours: sold('Dikirim Kamis') };
  expect(opening({ type: 4, opening: own }, '26T08:00')).toMatchObject({
    is_open: 0,
    close_status: outside,
    outside_hours: { sold: 1, opens_at: opensAt, note: 'Dikirim Kamis' },
  });
});

test.each([
  [
    'at its next opening',
    '2026-11-26T02:00:00.000Z',
    'Toko sedang tutup. Buka Kamis 09.00 WIB',
    'The shop is closed. It opens Thursday 09:00 WIB',
  ],
  ['without one', null, 'Toko sedang tutup', 'The shop is closed'],
])('a refusal of something closed says so %s', (_what, opens_at, id, en) => {
  expect(closedTexts({ outside_hours: { sold: 0, opens_at, note: '' } })).toEqual({ id, en });
});

test('a refusal of a manually closed item has no further text', () => {
  expect(closedTexts({ outside_hours: null }).id).toBe('Toko sedang tutup');
});

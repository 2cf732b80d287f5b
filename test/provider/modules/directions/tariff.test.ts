import { fareOf, zoneOf } from '../../../../provider/modules/directions/rules/tariff';
import { ridesWithDefaults } from '../../../../provider/store-check/fill-defaults';

const town = { code: 'kota', name: 'Kota', lat: -6.9, lng: 107.6, radius_km: 5, min_price: 8_000 };
const around = {
  code: 'luar',
  name: 'Luar',
  lat: -6.9,
  lng: 107.6,
  radius_km: 30,
  percent: 120,
  en: { name: 'Suburbs' },
};
const rides = ridesWithDefaults({
  zones: [{ ...town }, { ...around }],
  hours: [
    { name: 'Malam', from: '22:00', to: '05:00', percent: 150 },
    { name: 'Pagi', days: [1, 2, 3, 4, 5], from: '06:30', to: '08:30', percent: 125 },
    { name: 'Sabtu malam', days: [6], from: '20:00', to: '21:00', percent: 90 },
  ],
  surge: [
    { name: 'Ramai', rides: 2, percent: 110 },
    { name: 'Penuh', rides: 5, percent: 140 },
  ],
});
const [inTown, outside] = rides.zones;
/** In Jakarta: UTC+7. */
const at = (time: string) => new Date(`2026-11-${time}+07:00`);
const noon = at('21T12:00');
const fare = { perKm: 2_500, metres: 4_000, zone: inTown ?? null, openRides: 0, at: noon };

test('the first zone that holds a point is its zone', () => {
  expect(zoneOf(rides, { lat: -6.91, lng: 107.6 })?.code).toBe('kota');
  expect(zoneOf(rides, { lat: -7.05, lng: 107.6 })?.code).toBe('luar');
  expect(zoneOf(rides, { lat: -7.5, lng: 107.6 })).toBeUndefined();
  expect(zoneOf(ridesWithDefaults({}), { lat: 51, lng: 0 })).toBeNull();
});

test.each([
  ['by the kilometre', {}, 10_000, []],
  ['rounded up to a hundred', { metres: 3_961 }, 10_000, []],
  ['at least the least of the zone', { metres: 100 }, 8_000, []],
  ['at least the least of the zone, at night too', { metres: 100, at: at('21T23:30') }, 8_000, []],
  ['without a zone', { zone: null, metres: 100 }, 300, []],
  ['from another zone', { zone: outside ?? null }, 12_000, ['Luar']],
  ['at night', { at: at('21T23:30') }, 15_000, ['Malam']],
  ['after midnight', { at: at('22T04:59') }, 15_000, ['Malam']],
  ['when the night is over', { at: at('22T05:00') }, 10_000, []],
  ['on a Monday morning', { at: at('23T06:30') }, 12_500, ['Pagi']],
  ['on a Saturday morning', { at: at('21T06:30') }, 10_000, []],
  ['on a cheap evening', { at: at('21T20:00') }, 9_000, ['Sabtu malam']],
  ['on that evening of another day', { at: at('22T20:00') }, 10_000, []],
  ['with little demand', { openRides: 1 }, 10_000, []],
  ['with demand', { openRides: 4 }, 11_000, ['Ramai']],
  ['with the highest demand that is reached', { openRides: 9 }, 14_000, ['Penuh']],
  ['by all together', { zone: outside ?? null, at: at('21T23:30'), openRides: 5 }, 25_200, ['Luar', 'Malam', 'Penuh']],
])('a ride costs %s', (_what, others, price, names) => {
  const answer = fareOf(rides, { ...fare, ...others });
  expect({ ...answer, surcharges: answer.surcharges.map(({ name }) => name) }).toEqual({ price, surcharges: names });
});

test('large amounts are exact', () => {
  const perKm = 9_007_199_254_740;
  expect(fareOf(ridesWithDefaults({ rounding: 1 }), { ...fare, zone: null, perKm, metres: 999_999 }).price).toBe(
    Number((BigInt(perKm) * 999_999n + 999n) / 1000n),
  );
});

import fc from 'fast-check';
import {
  distanceZone,
  chargedKilograms,
  packageCost,
  packageDays,
  reaches,
} from '../../../../provider/modules/carriers/rules';

const rates = {
  base: 9000,
  per_kg: 7000,
  per_zone: 5000,
  days_from: 1,
  days_to: 2,
  days_per_zone: 1,
  farthest_zone: 2,
};
const runs = { numRuns: process.env.SOAK ? 5000 : 500, seed: 20_261_121 };
const zone = fc.constantFrom(0, 1, 2, 3);
const grams = fc.integer({ min: 0, max: 1_000_000 });
const amount = fc.integer({ min: 0, max: 10_000_000 });

test.each([
  ['the same city', '32.73.07', '32.73', 0],
  ['the same city by its districts', '32.73.07', '32.73.12', 0],
  ['another city of the province', '32.73', '32.17.01', 1],
  ['another province of the island', '32.73', '35.78', 2],
  ['the two halves of Sumatra', '13.71', '21.71', 2],
  ['another island', '32.73', '51.71', 3],
  ['nowhere', '', '51.71', 3],
  ['nowhere to nowhere', '', '', 3],
])('computes the zone of %s', (_what, origin, destination, expected) => {
  expect(distanceZone(origin, destination)).toBe(expected);
});

test('the zone is the same in both directions', () => {
  const code = fc.constantFrom('', '32', '32.73', '32.73.07', '32.17', '31.74', '11.71', '21.71', '51.71', '94.71');
  fc.assert(
    fc.property(code, code, (one, other) => expect(distanceZone(one, other)).toBe(distanceZone(other, one))),
    runs,
  );
});

test.each([
  [0, 1],
  [1, 1],
  [1000, 1],
  [1001, 2],
  [2500, 3],
])('%i grams cost %i kilograms', (given, expected) => {
  expect(chargedKilograms(given)).toBe(expected);
});

test('more weight or distance never lowers the cost, which is in whole rupiah', () => {
  const anyRates = fc.record({ base: amount, per_kg: amount, per_zone: amount }).map((own) => ({ ...rates, ...own }));
  fc.assert(
    fc.property(anyRates, zone, zone, grams, grams, (own, far, near, heavy, light) => {
      const most = packageCost(own, Math.max(far, near) as 0, Math.max(heavy, light));
      const least = packageCost(own, Math.min(far, near) as 0, Math.min(heavy, light));
      expect(Number.isSafeInteger(most)).toBe(true);
      expect(most).toBeGreaterThanOrEqual(least);
    }),
    runs,
  );
});

test('the cost adds the first kilogram, the further ones and the distance', () => {
  expect(packageCost(rates, 0, 400)).toBe(9000);
  expect(packageCost(rates, 0, 2400)).toBe(23_000);
  expect(packageCost(rates, 2, 2400)).toBe(53_000);
});

test('the days grow with the zone', () => {
  expect(packageDays(rates, 0)).toBe('1-2');
  expect(packageDays(rates, 3)).toBe('4-5');
  expect(packageDays({ ...rates, days_to: 1 }, 0)).toBe('1');
});

test('a service is not offered beyond its farthest zone', () => {
  expect(reaches(rates, 2)).toBe(true);
  expect(reaches(rates, 3)).toBe(false);
});

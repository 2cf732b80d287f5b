import { formatDecimal } from '../../../src/i18n/decimals';
import { formatCount, formatPoints } from '../../../src/i18n/numbers';
import { formatMoney } from '../../../src/i18n/money';

test.each([
  [0, 'Rp0'],
  [500, 'Rp500'],
  [12_500, 'Rp12.500'],
  [1_250_000, 'Rp1.250.000'],
  [-7_000, '-Rp7.000'],
])('%d rupiah are %s', (amount, shown) => {
  expect(formatMoney({ amount, currency: 'Rp' })).toBe(shown);
});

test('points are not rounded', () => {
  expect(formatPoints(1_240)).toBe('1.240');
});

test("an amount has the store's currency sign", () => {
  expect(formatMoney({ amount: 1500, currency: 'Koin ' })).toBe('Koin 1.500');
});

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1000, '1 rb', '1K'],
  [1240, '1,2 rb', '1.2K'],
  [1999, '1,9 rb', '1.9K'],
  [12_900, '12 rb', '12K'],
  [3_400_000, '3,4 jt', '3.4M'],
])('a count of %d is %s in Indonesian and %s in English', (count, indonesian, english) => {
  expect(formatCount(count, 'id')).toBe(indonesian);
  expect(formatCount(count, 'en')).toBe(english);
});

test('a rating has one decimal', () => {
  expect(formatDecimal(5, 'id')).toBe('5,0');
  expect(formatDecimal(4.84, 'en')).toBe('4.8');
});

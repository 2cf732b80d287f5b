import fc from 'fast-check';
import type { VoucherTerms } from '../../../../provider/modules/vouchers/queries';
import { reducedBy, voucherWorth } from '../../../../provider/modules/vouchers/rules/voucher-worth';

const rupiah = fc.integer({ min: 0, max: 10_000_000_000_000 });
const category = fc.integer({ min: 0, max: 5 });
const terms = fc.oneof(
  fc.record({
    category,
    type: fc.constant(0),
    value: rupiah,
    max_value: rupiah,
    cashback_flag: fc.constantFrom(0, 1),
  }),
  fc.record({
    category,
    type: fc.constant(1),
    value: fc.integer({ min: 1, max: 100 }),
    max_value: rupiah,
    cashback_flag: fc.constantFrom(0, 1),
  }),
);
const amounts = fc.record({ goods: rupiah, delivery: fc.integer({ min: 0, max: 1_000_000_000 }) });
const runs = { numRuns: process.env.SOAK ? 5000 : 500, seed: 20_261_121 };
const percent = (over: Partial<VoucherTerms>): VoucherTerms => ({
  category: 0,
  type: 1,
  value: 10,
  max_value: 0,
  cashback_flag: 0,
  ...over,
});

test('a voucher is worth whole rupiah, from zero to the amount it reduces', () => {
  fc.assert(
    fc.property(terms, amounts, (voucher, given) => {
      const { value, cashback } = voucherWorth(voucher, given);
      expect(Number.isSafeInteger(value) && Number.isSafeInteger(cashback)).toBe(true);
      expect(Math.min(value, cashback)).toBe(0);
      expect(value + cashback).toBeGreaterThanOrEqual(0);
      expect(value + cashback).toBeLessThanOrEqual(reducedBy(voucher.category, given));
    }),
    runs,
  );
});

test('a higher amount never lowers the value of a voucher', () => {
  fc.assert(
    fc.property(terms, amounts, fc.integer({ min: 0, max: 1_000_000 }), (voucher, given, more) => {
      const sum = (goods: number) => {
        const { value, cashback } = voucherWorth(voucher, { ...given, goods });
        return value + cashback;
      };
      expect(sum(given.goods + more)).toBeGreaterThanOrEqual(sum(given.goods));
    }),
    runs,
  );
});

test('a percentage never exceeds its limit', () => {
  fc.assert(
    fc.property(terms, amounts, (voucher, given) => {
      fc.pre(voucher.type === 1 && voucher.max_value > 0);
      const { value, cashback } = voucherWorth(voucher, given);
      expect(value + cashback).toBeLessThanOrEqual(voucher.max_value);
    }),
    runs,
  );
});

test('a percentage rounds down to the rupiah', () => {
  expect(voucherWorth(percent({ value: 33 }), { goods: 101, delivery: 0 }).value).toBe(33);
  expect(voucherWorth(percent({ value: 1 }), { goods: 99, delivery: 0 }).value).toBe(0);
});

test.each([
  [0, 10_000],
  [1, 2000],
  [2, 12_000],
  [3, 10_000],
  [4, 10_000],
  [5, 10_000],
])('a voucher of category %i reduces its own part', (one, expected) => {
  const all = percent({ category: one, value: 100 });
  expect(voucherWorth(all, { goods: 10_000, delivery: 2000 }).value).toBe(expected);
});

test('cashback is not deducted', () => {
  const worth = voucherWorth(percent({ cashback_flag: 1 }), { goods: 50_000, delivery: 0 });
  expect(worth).toEqual({ value: 0, cashback: 5000 });
});

import fc from 'fast-check';
import { orderTotal } from '../../../../provider/modules/orders/rules/checkout-choices';
import { maxAmount } from '../../../../provider/__generated__/limits';
import { subtotal, totalWeight } from '../../../../provider/modules/cart/rules/lines';
import { voucherWorth } from '../../../../provider/modules/vouchers/rules/voucher-worth';

const runs = { numRuns: process.env.SOAK ? 5000 : 500, seed: 20_261_121 };
const line = fc.record({ price: fc.integer({ min: 0, max: 100_000_000 }), qty: fc.integer({ min: 1, max: 100_000 }) });
const fee = fc.integer({ min: 0, max: 1_000_000 });

test('a subtotal is exact for any order of the lines', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
      const exact = lines.reduce((sum, { price, qty }) => sum + BigInt(price) * BigInt(qty), 0n);
      expect(BigInt(subtotal(lines))).toBe(exact);
      expect(subtotal([...lines].reverse())).toBe(subtotal(lines));
    }),
    runs,
  );
});

test('a full cart of the highest lines still sums exactly', () => {
  const lines = Array.from({ length: 100 }, () => ({ price: maxAmount, qty: 1 }));
  expect(Number.isSafeInteger(subtotal(lines))).toBe(true);
});

test('a total is never below its fees, whatever the voucher', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 20 }),
      fee,
      fee,
      fee,
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 1, max: 100 }),
      (lines, orderFee, adminFee, deliveryCost, category, value) => {
        const goods = subtotal(lines);
        const terms = { category, type: 1, value, max_value: 0, cashback_flag: 0 };
        const discount = voucherWorth(terms, { goods, delivery: deliveryCost }).value;
        const total = orderTotal({ subtotal: goods, orderFee, deliveryCost, adminFee, discount });
        expect(total).toBeGreaterThanOrEqual(orderFee + adminFee);
        expect(total).toBeLessThanOrEqual(goods + orderFee + deliveryCost + adminFee);
      },
    ),
    runs,
  );
});

test('the weight is the sum of all pieces', () => {
  expect(
    totalWeight([
      { weight: 250, qty: 3 },
      { weight: 0, qty: 9 },
    ]),
  ).toBe(750);
});

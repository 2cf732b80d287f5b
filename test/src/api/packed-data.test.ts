import fc from 'fast-check';
import { packData, unpackData } from '../../../src/api/packed-data';

const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as never;

test('objects with the same keys name them once, and what is the same in all of them', () => {
  const items = [
    { id: 'a', kind: 'Goods', price: { amount: 1, currency: 'Rp' }, before: null },
    { id: 'b', kind: 'Goods', price: { amount: 2, currency: 'Rp' }, before: null },
  ];
  expect(packData({ items, ok: true })).toEqual([
    [
      [['id', 'price'], { kind: 'Goods', before: null }],
      [['amount'], { currency: 'Rp' }],
    ],
    { items: [0, [1, 'a', [2, 1]], [1, 'b', [2, 2]]], ok: true },
  ]);
});

test('data comes back as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(fc.record({ a: fc.jsonValue(), b: fc.jsonValue() })), (value, list) => {
      const data = throughJson({ value, list });
      expect(unpackData(throughJson(packData(data)))).toEqual(data);
    }),
  );
});

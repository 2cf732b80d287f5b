import { isOrderNumber } from '../../src/renderers/orders/use-order-number';

test.each([
  ['JJ0000001', 'JJ', true],
  ['jj00000012', 'JJ', true],
  ['KBN1234567', 'KBN', true],
  ['JJ000001', 'JJ', false],
  ['JJ00000a1', 'JJ', false],
  ['KBN1234567', 'JJ', false],
  ['1234567', 'JJ', false],
  ['bayam', 'JJ', false],
])('%s is the number of an order where %s begins them: %s', (text, prefix, is) => {
  expect(isOrderNumber(text, prefix)).toBe(is);
});

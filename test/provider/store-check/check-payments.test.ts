import { paysBills } from '../../../provider/store-check/rules/payments';

test.each([
  ['of a seller', { type: 1, cart_types: [5] }, false],
  ['on delivery', { type: 2, cart_types: [5] }, false],
  ['for goods alone', { type: 3, cart_types: [0] }, false],
  ['from the balance', { type: 3, cart_types: [0, 5] }, true],
  ['to the platform', { type: 0, cart_types: [5] }, true],
  ['by a payment service', { type: 4, cart_types: [5] }, true],
])('an option %s pays bills or not', (_what, option, pays) => {
  expect(paysBills(option)).toBe(pays);
});

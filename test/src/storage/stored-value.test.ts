import { storedValue } from '../../../src/storage/stored-value';
import { timedValue } from '../../../src/storage/timed-value';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  [storedValue('session/device/scroll'), 'scroll'],
  [storedValue('local/store/keyword', 'kopi'), 'kopi:keyword'],
  [storedValue('session/person/choice', 'kopi'), 'kopi:guest:choice'],
  [storedValue('local/customer/cart', 'kopi'), 'kopi:customer:cart'],
  [storedValue('local/customer/checkout', 'kopi', { customer: 'c1', subject: null }), 'kopi:customer:c1:checkout'],
  [storedValue('local/customer/checkout', 'kopi', { customer: 'c1', subject: 'i1' }), 'kopi:customer:c1:checkout-i1'],
])('key %#', ({ key }, expected) => {
  expect(key).toBe(expected);
});

test('without storage nothing is read or written, and nothing throws', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('switched off');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const stored = storedValue('local/person/searches', 'kopi');
  expect(stored.write('x')).toBe(false);
  expect(stored.read()).toBeNull();
  expect(stored.readJson()).toBeNull();
});

test('a value with a ttl expires, and null removes it', () => {
  jest.useFakeTimers();
  const stored = timedValue('local/customer/checkout', 'kopi', { customer: 'c1' });
  stored.write({ carrier: 'jne' });
  jest.advanceTimersByTime(24 * 60 * 60_000 - 1);
  expect(stored.read()).toEqual({ carrier: 'jne' });
  jest.advanceTimersByTime(1);
  expect(stored.read()).toBeNull();
  stored.write(null);
  expect(localStorage.length).toBe(0);
  jest.useRealTimers();
});

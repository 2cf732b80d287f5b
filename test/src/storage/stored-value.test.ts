import { clearOthers, clearPersonal, storageKeys } from '../../../src/storage/storage-keys';
import { storedValue } from '../../../src/storage/stored-value';
import { timedValue } from '../../../src/storage/timed-value';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  [storedValue('session/device/scroll'), 'scroll'],
  [storedValue('local/store/keyword', 'kopi'), 'kopi:keyword'],
  [storedValue('session/guest/choice', 'kopi'), 'kopi:guest:choice'],
  [storedValue('local/customer/searches', 'kopi'), 'kopi:customer:searches'],
  [storedValue('local/customer/checkout', 'kopi', { customer: 'c1', subject: null }), 'kopi:customer:c1:checkout'],
  [storedValue('local/customer/checkout', 'kopi', { customer: 'c1', subject: 'i1' }), 'kopi:customer:c1:checkout-i1'],
])('key %#', ({ key }, expected) => {
  expect(key).toBe(expected);
});

test('signing out removes only the store’s customer and guest data', () => {
  const keys = storageKeys;
  const ofScope = (...scopes: string[]) =>
    keys.filter((key) => scopes.includes(key.split('/')[1] ?? '')).map((key) => storedValue(key, 'kopi'));
  for (const key of keys) storedValue(key, 'kopi', { subject: 'one' }).write('x');
  for (const key of keys) storedValue(key, 'kopi').write('x');
  for (const key of keys) storedValue(key, 'lain').write('x');
  clearPersonal('kopi');
  for (const stored of ofScope('customer', 'guest')) expect(stored.read()).toBeNull();
  for (const stored of ofScope('store')) expect(stored.read()).toBe('x');
  for (const key of keys) expect(storedValue(key, 'lain').read()).toBe('x');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('kopi:customer');
});

test('another customer finds nothing of one whose session ended by itself, the same one all of it', () => {
  const ofCustomers = storageKeys.filter((key) => key.includes('/customer/') && key !== 'local/customer/owner');
  const all = () =>
    ofCustomers.flatMap((key) => [storedValue(key, 'kopi'), storedValue(key, 'kopi', { customer: 'rina' })]);
  clearOthers('kopi', 'rina');
  for (const stored of all()) stored.write('x');
  storedValue('local/guest/favourites', 'kopi').write('x');
  storedValue('local/customer/cartAdditions', 'lain').write('x');
  clearOthers('kopi', 'rina');
  expect(all().filter((stored) => stored.read() === null)).toEqual([]);
  clearOthers('kopi', 'sari');
  expect(all().filter((stored) => stored.read() !== null)).toEqual([]);
  expect(storedValue('local/guest/favourites', 'kopi').read()).toBe('x');
  expect(storedValue('local/customer/cartAdditions', 'lain').read()).toBe('x');
});

test('without storage nothing is read or written, and nothing throws', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('switched off');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const stored = storedValue('local/customer/searches', 'kopi');
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

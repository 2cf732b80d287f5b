import { fields } from '../../../src/storage/fields';
import { listOf, text } from '../../../src/storage/shape';
import { storedText } from '../../../src/storage/stored-text';
import { storedValue } from '../../../src/storage/stored-value';
import { timedValue } from '../../../src/storage/timed-value';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const attempt = fields({ ids: listOf(text), code: text });
const written = { ids: ['latte'], code: 's1' };

test.each([
  [storedText('session/device/scroll'), 'scroll'],
  [storedText('local/store/keyword', 'kopi'), 'kopi:keyword'],
  [storedText('session/person/choice', 'kopi'), 'kopi:guest:choice'],
  [storedText('local/customer/cart', 'kopi'), 'kopi:customer:cart'],
  [storedText('local/customer/checkout', 'kopi', { customer: 'c1', subject: null }), 'kopi:customer:c1:checkout'],
  [storedText('local/customer/checkout', 'kopi', { customer: 'c1', subject: 'i1' }), 'kopi:customer:c1:checkout-i1'],
  [storedValue('local/customer/favouritesMerge', attempt, 'kopi'), 'kopi:customer:favouritesMerge'],
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
  const keyword = storedText('local/store/keyword', 'kopi');
  const value = storedValue('local/customer/favouritesMerge', attempt, 'kopi');
  expect([keyword.write('x'), value.write(written)]).toEqual([false, false]);
  expect([keyword.read(), value.read()]).toEqual([null, null]);
});

test.each<[what: string, stored: string | null]>([
  ['nothing', null],
  ['no JSON', '{'],
  ['a value of another shape', '{"ids":["latte"],"code":1}'],
  ['JSON null', 'null'],
])('of %s a value reads null', (_what, stored) => {
  if (stored !== null) localStorage.setItem('kopi:customer:favouritesMerge', stored);
  expect(storedValue('local/customer/favouritesMerge', attempt, 'kopi').read()).toBeNull();
});

test('a value is found as it was written, until it is removed', () => {
  const value = storedValue('local/customer/favouritesMerge', attempt, 'kopi');
  expect(value.write(written)).toBe(true);
  expect(value.read()).toEqual(written);
  value.remove();
  expect(value.read()).toBeNull();
});

describe('a value that is valid for a day', () => {
  const code = timedValue('local/customer/topUp', text, 'kopi', { customer: 'c1' });

  test('expires, and null removes it', () => {
    jest.useFakeTimers();
    code.write('s1');
    jest.advanceTimersByTime(24 * 60 * 60_000 - 1);
    expect(code.read()).toBe('s1');
    jest.advanceTimersByTime(1);
    expect(code.read()).toBeNull();
    code.write(null);
    expect(localStorage.length).toBe(0);
    jest.useRealTimers();
  });

  test.each(['"s1"', '{"value":"s1"}', '{"at":"now","value":"s1"}', `{"at":${Date.now()},"value":7}`])(
    'reads null of %s',
    (stored) => {
      localStorage.setItem('kopi:customer:c1:topUp', stored);
      expect(code.read()).toBeNull();
    },
  );
});

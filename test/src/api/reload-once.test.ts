import { reloadForLostScripts, reloadOnce } from '../../../src/api/lost-scripts';

const status = { of: 404 };
let reloads = 0;
beforeEach(() => {
  sessionStorage.clear();
  reloads = 0;
  // jsdom's own reload cannot be observed, because `location` cannot be replaced.
  jest.spyOn(console, 'error').mockImplementation((error: unknown) => {
    if (String(error).includes('navigation')) reloads += 1;
  });
  globalThis.fetch = jest.fn(async () => ({ status: status.of }) as Response);
});

test('reloads the page once, and not again within 5 minutes', () => {
  jest.useFakeTimers();
  reloadOnce();
  reloadOnce();
  expect(reloads).toBe(1);
  jest.advanceTimersByTime(5 * 60_000);
  reloadOnce();
  expect(reloads).toBe(2);
  jest.useRealTimers();
});

test('never reloads without browser storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('switched off');
  });
  reloadOnce();
  expect(reloads).toBe(0);
});

test.each([
  ['no longer exists', 404, 1],
  ['is there, but was not reached', 200, 0],
  ['the server fails to give', 503, 0],
])('decides about a reload for a script that %s', async (_what, code, expected) => {
  status.of = code;
  reloadForLostScripts();
  const script = document.createElement('script');
  script.src = 'https://shop.example/assets/1.old.js';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  await new Promise((done) => setTimeout(done, 0));
  expect(fetch).toHaveBeenCalledWith('https://shop.example/assets/1.old.js', { method: 'HEAD' });
  expect(reloads).toBe(expected);
});

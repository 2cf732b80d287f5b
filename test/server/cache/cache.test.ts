import { createCache, type CacheKey, cacheKey } from '../../../server/cache/cache';
import { createCacheBudget } from '../../../server/cache/cache-budget';
import { createHorizon } from '../../../server/cache/horizon';

const scope = { store: 'appwarung', revision: 'r1', locale: 'id' };
const key = (name = 'x', store = scope.store): CacheKey<string | null> => cacheKey('test', { ...scope, store }, name);

function start(options: Partial<Parameters<typeof createCache>[0]> = {}) {
  let clock = 0;
  const failures: unknown[] = [];
  const cache = createCache({
    entries: createCacheBudget(1_000_000).open('content'),
    freshFor: 2_000,
    staleFor: 30_000,
    staleOnErrorFor: 300_000,
    nullFor: 1_000,
    now: () => clock,
    onRefreshError: (error) => failures.push(error),
    ...options,
  });
  let loads = 0;
  const load = async () => `value ${++loads}`;
  const fail = async () => {
    loads += 1;
    throw new Error('down');
  };
  return {
    cache,
    load,
    fail,
    failures,
    loads: () => loads,
    at: (time: number) => {
      clock = time;
    },
  };
}

/** Lets background work continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('loads a value once while it is fresh', async () => {
  const { cache, load, at, loads } = start();
  expect(await cache.read(key(), load)).toBe('value 1');
  at(1_999);
  expect(await cache.read(key(), load)).toBe('value 1');
  expect(loads()).toBe(1);
});

test('returns a stale value at once and refreshes it in the background', async () => {
  const { cache, load, at } = start();
  await cache.read(key(), load);
  at(2_000);
  expect(await cache.read(key(), load)).toBe('value 1');
  await settle();
  expect(await cache.read(key(), load)).toBe('value 2');
});

describe('of values that expire at full minutes', () => {
  const turning = { reloadEveryMs: 60_000, staleFor: 90_000 };

  test('reloads a value of the previous minute, fresh or stale, before returning it', async () => {
    const { cache, load, at } = start(turning);
    at(59_500);
    await cache.read(key(), load);
    at(59_999);
    expect(await cache.read(key(), load)).toBe('value 1');
    at(60_000);
    expect(await cache.read(key(), load)).toBe('value 2');
    at(119_999);
    expect(await cache.read(key(), load)).toBe('value 2');
  });

  test('returns a value of the previous minute if loading fails', async () => {
    const { cache, load, fail, failures, at } = start(turning);
    await cache.read(key(), load);
    at(60_000);
    expect(await cache.read(key(), fail)).toBe('value 1');
    expect(failures).toHaveLength(1);
  });

  test('reloads a value whose load began in the previous minute', async () => {
    const { cache, load, at } = start(turning);
    at(59_999);
    await cache.read(key(), async () => {
      at(60_001);
      return 'of before';
    });
    expect(await cache.read(key(), load)).toBe('value 1');
  });
});

test('reloads an expired value before returning it', async () => {
  const { cache, load, at } = start();
  await cache.read(key(), load);
  at(32_000);
  expect(await cache.read(key(), load)).toBe('value 2');
});

test('many readers share one load', async () => {
  const { cache, load, loads } = start();
  const values = await Promise.all(Array.from({ length: 50 }, () => cache.read(key(), load)));
  expect(new Set(values)).toEqual(new Set(['value 1']));
  expect(loads()).toBe(1);
});

test('errors reach all waiting readers and are not cached', async () => {
  const { cache, load, fail, loads } = start();
  const settled = await Promise.allSettled([cache.read(key(), fail), cache.read(key(), fail)]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(loads()).toBe(1);
  expect(await cache.read(key(), load)).toBe('value 2');
});

test('a failed refresh keeps the value and is reported', async () => {
  const { cache, load, fail, at, failures } = start();
  await cache.read(key(), load);
  at(2_000);
  expect(await cache.read(key(), fail)).toBe('value 1');
  await settle();
  expect(failures).toHaveLength(1);
});

test('an expired value is returned when loading fails, for a limited time', async () => {
  const { cache, load, fail, at } = start();
  await cache.read(key(), load);
  at(299_999);
  expect(await cache.read(key(), fail)).toBe('value 1');
  at(300_000);
  await expect(cache.read(key(), fail)).rejects.toThrow('down');
});

test('caches null for one second', async () => {
  const { cache, load, at } = start();
  expect(await cache.read(key(), async () => null)).toBeNull();
  at(999);
  expect(await cache.read(key(), load)).toBeNull();
  at(1_000);
  expect(await cache.read(key(), load)).toBe('value 1');
});

test('does not share values between stores', async () => {
  const { cache } = start();
  await cache.read(key('x', 'a'), async () => 'of a');
  expect(await cache.read(key('x', 'b'), async () => 'of b')).toBe('of b');
});

test('does not return a value whose key names another store', async () => {
  const { cache, load } = start();
  await cache.read(key('x', 'a'), async () => 'of a');
  const forged = { ...key('x', 'a'), store: 'b' };
  expect(await cache.read(forged, load)).toBe('value 1');
});

test('stores no more bytes than its limit', async () => {
  const { cache, loads } = start({ entries: createCacheBudget(2_500).open('content') });
  const long = async () => 'x'.repeat(60);
  await cache.read(key('a'), long);
  await cache.read(key('b'), long);
  let again = 0;
  await cache.read(key('a'), async () => {
    again += 1;
    return '';
  });
  expect([again, loads()]).toEqual([1, 0]);
});

describe('of values with a version', () => {
  const at = (version: string, horizon = createHorizon()) => ({ version, horizon });
  const hour = 3_600_000;

  test('loads a value once for hours', async () => {
    const { cache, load, at: setClock, loads } = start({ reloadEveryMs: 60_000 });
    await cache.read(key(), load, at('v1'));
    setClock(7 * hour);
    expect(await cache.read(key(), load, at('v1'))).toBe('value 1');
    expect(loads()).toBe(1);
  });

  test('reloads a value of another version before returning it, also null', async () => {
    const { cache, load } = start();
    await cache.read(key(), async () => null, at('v1'));
    expect(await cache.read(key(), load, at('v1'))).toBeNull();
    expect(await cache.read(key(), load, at('v2'))).toBe('value 1');
    expect(await cache.read(key(), load, at('v3'))).toBe('value 2');
  });

  test('does not wait for a load that began at an earlier version', async () => {
    const { cache, load } = start();
    let finish = (_value: string) => {};
    const early = cache.read(key(), () => new Promise<string>((resolve) => (finish = resolve)), at('v1'));
    expect(await cache.read(key(), load, at('v2'))).toBe('value 1');
    finish('early');
    expect(await early).toBe('early');
  });

  test('reloads a value at its end, and tells the end to whoever reads it', async () => {
    const { cache, load, at: setClock } = start();
    const first = createHorizon();
    const loadUntil = async () => {
      first.limit(hour);
      return load();
    };
    const joined = createHorizon();
    await Promise.all([cache.read(key(), loadUntil, at('v1', first)), cache.read(key(), load, at('v1', joined))]);
    const later = createHorizon();
    await cache.read(key(), load, at('v1', later));
    expect([first.end, joined.end, later.end]).toEqual([hour, hour, hour]);
    setClock(hour - 1);
    expect(await cache.read(key(), load, at('v1'))).toBe('value 1');
    setClock(hour);
    expect(await cache.read(key(), load, at('v1'))).toBe('value 2');
  });

  test('returns a value that ended if loading fails, for a while, and trusts it for a second', async () => {
    const { cache, load, fail, failures, at: setClock } = start();
    await cache.read(key(), load, at('v1'));
    setClock(9 * hour);
    await cache.read(key(), load, at('v1'));
    setClock(9 * hour + 299_999);
    const horizon = createHorizon();
    expect(await cache.read(key(), fail, at('v2', horizon))).toBe('value 1');
    expect(horizon.end).toBe(9 * hour + 300_999);
    expect(failures).toHaveLength(1);
    setClock(9 * hour + 300_000);
    await expect(cache.read(key(), fail, at('v2'))).rejects.toThrow('down');
    expect(await cache.read(key(), load, at('v2'))).toBe('value 4');
  });
});

test('an outer horizon has the earliest end of those in it', () => {
  const outer = createHorizon();
  const [one, other] = [createHorizon(outer), createHorizon(outer)];
  one.limit(5);
  one.limit(7);
  other.limit(3);
  expect([one.end, other.end, outer.end, createHorizon().end]).toEqual([5, 3, 3, Number.POSITIVE_INFINITY]);
});

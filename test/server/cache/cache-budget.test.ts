import fc from 'fast-check';
import { type CacheName, createCacheBudget, heapBytes } from '../../../server/cache/cache-budget';

const names: readonly CacheName[] = ['stores', 'content', 'answers', 'pages', 'pictures'];

test('all caches together stay within the budget', () => {
  const entry = fc.record({
    name: fc.constantFrom(...names),
    key: fc.string({ maxLength: 50 }),
    bytes: fc.nat({ max: 40_000 }),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 200 }), fc.integer({ min: 1_000, max: 200_000 }), (entries, maxBytes) => {
      const caches = createCacheBudget(maxBytes);
      const opened = new Map(names.map((name) => [name, caches.open<object>(name)]));
      for (const { name, key, bytes } of entries) {
        opened.get(name)?.set(key, {}, bytes);
        const use = caches.use();
        expect(use.reduce((sum, one) => sum + one.bytes, 0)).toBeLessThanOrEqual(maxBytes);
        expect(use.reduce((sum, one) => sum + one.maxBytes, 0)).toBeLessThanOrEqual(maxBytes);
      }
    }),
  );
});

test('many entries of one kind do not evict another kind', () => {
  const caches = createCacheBudget(100_000);
  const stores = caches.open<{ name: string }>('stores');
  const pages = caches.open<object>('pages');
  stores.set('warung', { name: 'Warung' }, 1_000);
  for (let number = 0; number < 1_000; number += 1) pages.set(`page ${number}`, {}, 5_000);
  expect(stores.get('warung')).toEqual({ name: 'Warung' });
  expect(pages.get('page 999')).toBeDefined();
  expect(pages.get('page 0')).toBeUndefined();
});

test('counts keys, so that many small entries stay bounded', () => {
  const caches = createCacheBudget(100_000);
  const pages = caches.open<object>('pages');
  for (let number = 0; number < 10_000; number += 1) pages.set(`${'k'.repeat(500)}${number}`, {}, 0);
  expect(caches.use()[0]?.entries).toBeLessThan(30);
});

test('rejects opening the same cache twice', () => {
  const caches = createCacheBudget(100_000);
  caches.open('pages');
  expect(() => caches.open('pages')).toThrow('open already');
});

test('counts the contents of a map', () => {
  expect(heapBytes(new Map([['a', 'x'.repeat(1_000)]]))).toBeGreaterThan(1_000);
});

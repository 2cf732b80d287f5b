/**
 * Loaded before a program of the bench (`--import`): caches whose maximum sizes stand in `UNCACHED_SIZES` hold
 * nothing, so that every request does its whole work.
 */
import { createRequire } from 'node:module';

// The programs load the package's CommonJS build.
const { LRUCache } = /** @type {typeof import('lru-cache')} */ (createRequire(import.meta.url)('lru-cache'));

const sizes = (process.env.UNCACHED_SIZES ?? '').split(',').map(Number);
const { set } = LRUCache.prototype;

/** @this {import('lru-cache').LRUCache<object, object>} @param {Parameters<typeof set>} entry */
LRUCache.prototype.set = function setUnlessUncached(...entry) {
  return sizes.includes(this.maxSize) ? this : set.apply(this, entry);
};

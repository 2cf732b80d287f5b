import { getHeapStatistics } from 'node:v8';

const megabyte = 1024 * 1024;
const least = 16;
const most = 128;

/** An eighth of the heap's limit: most of what is cached lies beside the heap, and a heap needs room for its garbage. */
export const defaultCacheMb = (heapLimit = getHeapStatistics().heap_size_limit): number =>
  Math.min(most, Math.max(least, Math.round(heapLimit / megabyte / 8)));

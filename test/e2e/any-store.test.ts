import { randomBytes } from 'node:crypto';
import type { Browser, BrowserContext } from '@playwright/test';
import fc from 'fast-check';
import { providerAdmin } from '../support/programs/provider-admin';
import { isSoak } from '../support/programs/soak';
import { type RunningProvider, startProvider } from '../support/programs/start-provider';
import { type LogLine, type RunningServer, startServer } from '../support/programs/start-server';
import { anyStore, type GeneratedStore } from '../support/stores/store-documents';
import { temporaryFolder } from '../support/programs/temporary-folder';
import { liveFaults } from './any-store/live-faults';
import { openStillPages, stillFaults } from './any-store/still-pages';
import { storePages } from './any-store/store-pages';
import { expect, test } from './watched-test';

/**
 * The gate tests the same stores each time, which contain every kind of component, segment and item. A soak tests new
 * ones, and prints their seed.
 */
const seed = process.env.SEED ? Number(process.env.SEED) : isSoak ? Date.now() % 2 ** 31 : 2_026;
const count = process.env.COUNT ? Number(process.env.COUNT) : isSoak ? 5_000 : 150;
/** One in this many stores has a page opened with scripts; one in this many is laid out with text of double size. */
const liveEvery = 10;
const largeTextEvery = 5;
const pipelines = 2;
/** The maximum number of reported faults; the seed reproduces the others. */
const maxReported = 5;

test.setTimeout(isSoak ? 90 * 60_000 : 15 * 60_000);

let provider: RunningProvider;
let server: RunningServer;
test.beforeAll(async () => {
  const PROVIDER_KEY = randomBytes(24).toString('base64url');
  provider = await startProvider({ PROVIDER_KEY });
  const environment = { PROVIDER_URL: provider.url, PROVIDER_KEY };
  server = await startServer({ dataDirectory: temporaryFolder('server'), environment });
});
test.afterAll(async () => {
  await server.stop();
  await provider.stop();
});

/** An overloaded machine misses deadlines, which is not a fault of the store. */
const isLate = ({ code }: LogLine) => code === 'PROVIDER_TIMEOUT';
const maxAttempts = 3;

async function faultsOf(
  context: BrowserContext,
  store: GeneratedStore,
  index: number,
  attempts = maxAttempts,
): Promise<string[]> {
  const logged = server.complaints().length;
  const [bench] = context.pages();
  if (!bench) throw new Error('There is no page to lay documents out in');
  const admin = providerAdmin(provider);
  const { pages, faults } = await storePages(server.url, admin, store, `gen-${index}-${maxAttempts - attempts}`);
  faults.push(...(await stillFaults(bench, pages, index % largeTextEvery === 0 ? 2 : 1)));
  const live = index % liveEvery === 0 ? pages[(index / liveEvery) % pages.length] : undefined;
  if (live) faults.push(...(await liveFaults(context, server.url + live.path)));
  const wasLate = server.complaints().slice(logged).some(isLate);
  return faults.length > 0 && wasLate && attempts > 1 ? faultsOf(context, store, index, attempts - 1) : faults;
}

async function run(browser: Browser, stores: Iterator<[number, GeneratedStore]>, found: string[]) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await openStillPages(await context.newPage(), server.url);
  for (let next = stores.next(); !next.done && found.length < maxReported; next = stores.next()) {
    const [index, store] = next.value;
    const faults = await faultsOf(context, store, index);
    if (faults.length > 0)
      found.push([`seed ${seed}, store ${index}`, ...faults.slice(0, 5), JSON.stringify(store)].join('\n'));
  }
  await context.close();
}

test(`any valid store and catalogue renders complete pages at 320, 390 and 1280 px (${count} stores, seed ${seed})`, async ({
  browser,
}) => {
  const stores = fc.sample(anyStore, { numRuns: count, seed }).entries();
  const found: string[] = [];
  await Promise.all(Array.from({ length: pipelines }, () => run(browser, stores, found)));
  expect(found.length, found.join('\n\n')).toBe(0);
  expect(server.complaints().filter((line) => !isLate(line))).toEqual([]);
});

import { expect, type Page, type Request } from '@playwright/test';

/** The requests of each page: those under way, and when the last one ended. */
const traffic = new WeakMap<Page, { underWay: Set<Request>; endedAt: number }>();

/** Starts counting the requests of a page. */
export function countTraffic(page: Page) {
  const state = { underWay: new Set<Request>(), endedAt: Date.now() };
  traffic.set(page, state);
  const end = (request: Request) => {
    state.underWay.delete(request);
    state.endedAt = Date.now();
  };
  page.on('request', (request) => state.underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** For how long no request has been under way since a moment. */
const quietSince = (page: Page, from: number) => {
  const { underWay, endedAt } = traffic.get(page) ?? { underWay: new Set(), endedAt: 0 };
  return underWay.size > 0 ? 0 : Date.now() - Math.max(endedAt, from);
};

/** Waits until the requests of a scrolled page have ended; a page requests what comes into view within two frames. */
export async function quiet(page: Page) {
  const from = Date.now();
  await expect.poll(() => quietSince(page, from), { intervals: [40] }).toBeGreaterThan(100);
}

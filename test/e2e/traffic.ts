import { expect, type Page, type Request } from '@playwright/test';

/** What each page asks for: requests under way, and when the last one ended. */
const traffic = new WeakMap<Page, { underWay: Set<Request>; endedAt: number }>();

/** Counts from now on what the page asks for. */
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

/** How long nothing was under way, from a moment on. */
const quietSince = (page: Page, from: number) => {
  const { underWay, endedAt } = traffic.get(page) ?? { underWay: new Set(), endedAt: 0 };
  return underWay.size > 0 ? 0 : Date.now() - Math.max(endedAt, from);
};

/** Waits until what a scrolled page asked for has come; what it shows now, it asks for within two frames. */
export async function quiet(page: Page) {
  const from = Date.now();
  await expect.poll(() => quietSince(page, from), { intervals: [40] }).toBeGreaterThan(100);
}

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

const quietFor = (page: Page) => {
  const { underWay, endedAt } = traffic.get(page) ?? { underWay: new Set(), endedAt: 0 };
  return underWay.size > 0 ? 0 : Date.now() - endedAt;
};

/** Waits until what a scrolled page asked for has come; what it shows now, it asks for within two frames. */
export const quiet = (page: Page) => expect.poll(() => quietFor(page), { intervals: [40] }).toBeGreaterThan(100);

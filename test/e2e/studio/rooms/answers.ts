import type { Page, Route } from '@playwright/test';
import type { Watch } from '../../watched-test';

interface DocumentRef {
  readonly id: string;
}

const idOf = (route: Route) => (route.request().postDataJSON() as { documentId: string }).documentId;

const facade = '**/studio/graphql';

/** Answers some documents in another way. @returns a function that ends it */
async function answer(page: Page, documents: readonly DocumentRef[], as: (route: Route) => Promise<void>) {
  const handler = (route: Route) => (documents.some(({ id }) => id === idOf(route)) ? as(route) : route.fallback());
  await page.route(facade, handler);
  return () => page.unroute(facade, handler);
}

/** Holds the answers back. @returns a function that lets them pass */
export async function holdBack(page: Page, ...documents: readonly DocumentRef[]) {
  const held: (() => void)[] = [];
  const end = await answer(page, documents, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  return async () => {
    await end();
    for (const release of held) release();
  };
}

/** A fault is expected once a test, however often it happens. */
const expected = new WeakMap<Watch, Set<string>>();

function expectOnce(watch: Watch, pattern: RegExp) {
  const known = expected.get(watch) ?? new Set();
  expected.set(watch, known);
  if (!known.has(pattern.source)) watch.expectFault(pattern);
  known.add(pattern.source);
}

/** The facade has a fault. */
export function breakDown(page: Page, watch: Watch, ...documents: readonly DocumentRef[]) {
  expectOnce(watch, /answer 500: .*studio\/graphql/);
  expectOnce(watch, /console error: .*status of 500/);
  return answer(page, documents, (route) => route.fulfill({ status: 500, body: 'fault' }));
}

/** The provider does not answer in time. */
export const timeOut = (page: Page, ...documents: readonly DocumentRef[]) =>
  answer(page, documents, (route) =>
    route.fulfill({ json: { errors: [{ message: 'slow', extensions: { code: 'PROVIDER_TIMEOUT' } }] } }),
  );

/** The device has no connection. @returns a function that brings it back */
export async function goOffline(page: Page, watch: Watch) {
  expectOnce(watch, /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
}

import type { Locator } from '@playwright/test';
import { expect } from '../../watched-test';
import { breakDown, goOffline, holdBack, timeOut } from './answers';
import type { Visit } from './visit';

interface Loading {
  readonly path: string;
  /** Another room, from which it is entered. */
  readonly from?: string;
  /** What loads it. */
  readonly document: { readonly id: string };
  /** What is shown once it is loaded. */
  readonly content: Locator;
  /** A selector of the part that loads; by default, the room. */
  readonly part?: string;
}

/** A room that loads, cannot load, and loads when it is tried again: each is said in words. */
export async function lookAtLoading(
  visit: Visit,
  { path, from = '/account', document, content, part = 'main' }: Loading,
) {
  const { page, watch, language, shared, go, look } = visit;
  const leave = async () => {
    await go(from);
    await expect(content).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  };
  const alert = page.locator(part).getByRole('alert');
  const retry = async () => {
    await alert.getByRole('link', { name: shared['action.retry'] }).click();
    await expect(content).toBeVisible();
  };

  const repair = await breakDown(page, watch, document);
  await leave();
  await go(path);
  await expect(alert).toContainText(shared['failure.text']);
  await look(`${path} fails`, part);
  await repair();
  await retry();
  // What is said in the other cases is another sentence in the same place.
  if (language === 'en') return;

  const release = await holdBack(page, document);
  await leave();
  await go(path);
  await expect(
    page.locator(part).getByRole('status').filter({ hasText: shared['list.loading'] }).first(),
  ).toBeAttached();
  await look(`${path} loads`, part);
  await release();
  await expect(content).toBeVisible();

  const hurry = await timeOut(page, document);
  await leave();
  await go(path);
  await expect(alert).toContainText(shared['failure.slow']);
  await hurry();
  await retry();

  await leave();
  const connect = await goOffline(page, watch);
  await go(path);
  await expect(alert).toContainText(shared['failure.offline']);
  await connect();
  await retry();
}

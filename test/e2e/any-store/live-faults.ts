import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import { axeFindings } from '../page-checks';
import { countTraffic } from '../traffic';
import { isBlockedWorker, open } from '../watched-test';

/**
 * A tenant's HTML tries what its frame forbids, such as an alert; the console then names the frame, which is correct.
 */
const isOfFrame = (message: ConsoleMessage) =>
  new URL(message.location().url, 'http://page').pathname.startsWith('/frame/');

/**
 * Faults of a page once its scripts run: console errors, failed requests, findings of axe, or a width beyond the
 * screen.
 */
export async function liveFaults(context: BrowserContext, url: string): Promise<string[]> {
  const faults: string[] = [];
  const page = await context.newPage();
  countTraffic(page);
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (
      (message.type() === 'error' || message.type() === 'warning') &&
      !isOfFrame(message) &&
      !isBlockedWorker(message.text())
    )
      faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  await open(page, url);
  faults.push(...(await axeFindings(page)).map((finding) => `axe ${JSON.stringify(finding)}`));
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (excess > 0) faults.push(`it is ${excess} px wider than the screen`);
  await page.close();
  return faults.map((fault) => `${new URL(url).pathname} with scripts: ${fault}`);
}

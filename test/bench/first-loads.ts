import { chromium } from 'playwright-core';
import { restedLoad } from '../support/programs/rested-load';
import { chromiumOptions } from '../support/programs/chromium-options';
import { atMost, type Row } from './table';

/** With the budgets of their scripts. */
export const benchPages = [
  { name: 'home', path: '/kebunara', kilobytes: 95 },
  { name: 'list', path: '/kebunara/m/sayur-sayur', kilobytes: 90 },
  { name: 'search', path: '/kebunara/search/0', kilobytes: 90 },
  { name: 'item', path: '/kebunara/p/bayam-bayam250', kilobytes: 95 },
];

/** Scripts that a first visit loads until the page rests. */
export async function measureFirstLoads(url: string): Promise<Row[]> {
  const browser = await chromium.launch(chromiumOptions());
  const rows: Row[] = [];
  for (const { name, path, kilobytes: budget } of benchPages) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const { kilobytes, scripts, requests } = await restedLoad(page, url + path);
    await page.close();
    rows.push({
      what: `script until rest: ${name}`,
      target: `${budget} KB`,
      ofBudget: [atMost(kilobytes, budget)],
      measured: `${kilobytes.toFixed(1)} KB`,
      how: `${scripts} files, with headers, of ${requests} requests until 5 s without one`,
    });
  }
  await browser.close();
  return rows;
}

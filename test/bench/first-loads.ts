import { chromium } from 'playwright-core';
import { restedLoad } from '../support/programs/rested-load';
import { chromiumOptions } from '../support/programs/chromium-options';
import type { Row } from './table';

export const benchPages = [
  { name: 'home', path: '/kebunara', target: '95 KB' },
  { name: 'list', path: '/kebunara/m/sayur-sayur', target: '90 KB' },
  { name: 'search', path: '/kebunara/search/0', target: '90 KB' },
  { name: 'item', path: '/kebunara/p/bayam-bayam250', target: '95 KB' },
];

/** Scripts that a first visit loads until the page rests. */
export async function measureFirstLoads(url: string): Promise<Row[]> {
  const browser = await chromium.launch(chromiumOptions());
  const rows: Row[] = [];
  for (const { name, path, target } of benchPages) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const { kilobytes, scripts, requests } = await restedLoad(page, url + path);
    await page.close();
    rows.push({
      what: `script until rest: ${name}`,
      target,
      measured: `${kilobytes.toFixed(1)} KB`,
      how: `${scripts} files, with headers, of ${requests} requests until 5 s without one`,
    });
  }
  await browser.close();
  return rows;
}

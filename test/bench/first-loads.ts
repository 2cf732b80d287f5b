import { chromium } from 'playwright-core';
import { firstLoad } from '../support/programs/first-load';
import { chromiumOptions } from '../support/programs/chromium-options';
import type { Row } from './table';

export const benchPages = [
  { name: 'home', path: '/kebunara' },
  { name: 'list', path: '/kebunara/m/sayur-sayur' },
  { name: 'search', path: '/kebunara/search/0' },
  { name: 'item', path: '/kebunara/p/bayam-bayam250' },
];

/** Scripts that a first visit loads. */
export async function measureFirstLoads(url: string): Promise<Row[]> {
  const browser = await chromium.launch(chromiumOptions());
  const rows: Row[] = [];
  for (const { name, path } of benchPages) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const { kilobytes, scripts } = await firstLoad(page, url + path);
    await page.close();
    rows.push({
      what: `first-load script: ${name}`,
      target: '100 KB',
      measured: `${kilobytes.toFixed(1)} KB`,
      how: `${scripts.length} files that Chromium asks for until nothing more comes, gzip -9`,
    });
  }
  await browser.close();
  return rows;
}

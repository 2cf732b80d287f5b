import { chromium } from 'playwright-core';
import { freePort } from '../support/programs/free-port';
import { chromiumOptions } from '../support/programs/chromium-options';
import { benchPages } from './first-loads';
import { atLeast, type Row } from './table';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const budgets = [98, 100, 100, 100];
const metrics = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** Runs Lighthouse on the home page and on a list, with its mobile settings. */
export async function measureLighthouse(url: string): Promise<Row[]> {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await chromium.launch(chromiumOptions([`--remote-debugging-port=${port}`]));
  const rows: Row[] = [];
  try {
    for (const { name, path } of benchPages) {
      const result = await lighthouse(url + path, { port, logLevel: 'silent', onlyCategories: categories });
      if (!result) throw new Error(`Lighthouse gave nothing for ${path}`);
      const { lhr } = result;
      const scores = categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100));
      const failed = Object.values(lhr.audits)
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
        .map(({ id }) => id);
      const found = Object.entries(metrics).map(([short, id]) => `${short} ${lhr.audits[id]?.displayValue}`);
      rows.push({
        what: `Lighthouse mobile: ${name}`,
        target: budgets.join(' / '),
        ofBudget: scores.map((score, index) => atLeast(score, budgets[index] ?? 0)),
        measured: scores.join(' / '),
        how: `Lighthouse ${lhr.lighthouseVersion}, simulated; ${found.join(', ')}${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`,
      });
    }
  } finally {
    await browser.close();
  }
  return rows;
}

import { chromium } from 'playwright-core';
import { freePort } from '../setup/free-port';

export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  blocking: number;
  shift: number;
}

/** Lighthouse's mobile run (slow 4G, a quarter of the processor) of one page. */
export async function lighthouseScores(url: string): Promise<Scores> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    const { default: lighthouse } = await import('lighthouse');
    const report = (await lighthouse(url, { port, logLevel: 'error', output: 'json' }))?.lhr;
    if (!report) throw new Error(`Lighthouse has no report of ${url}`);
    const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      blocking: report.audits['total-blocking-time']?.numericValue ?? Number.NaN,
      shift: report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    };
  } finally {
    await browser.close();
  }
}

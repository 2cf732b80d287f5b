import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import webpack from 'webpack';
import targets from '../../webpack.config';
import { chromiumOptions } from '../support/programs/chromium-options';
import { temporaryFolder } from '../support/programs/temporary-folder';
import { atMost, type Row } from './table';

const events = 10_000;
const rounds = 15;

/** The script of the measured page, built like the inspector. */
async function bundled(): Promise<string> {
  const inspector = targets({}, { mode: 'production' }).find(({ name }) => name === 'inspector');
  const path = temporaryFolder('bench');
  const build = promisify(webpack);
  await build([{ ...inspector, cache: false, entry: join(__dirname, 'inspector-cost-page.ts'), output: { path } }]);
  return join(path, 'main.js');
}

/** Processor time of one event in microseconds, of all threads of the page's process, without other pages. */
async function costMeter(page: Page) {
  const inside = await page.context().newCDPSession(page);
  await inside.send('Performance.enable');
  async function spent() {
    const { metrics } = await inside.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? NaN;
  }
  return async (isOpen: boolean) => {
    const before = await spent();
    for (let round = 0; round < rounds; round += 1) {
      await page.evaluate(([count, open]) => globalThis.sendEvents(count, open), [events, isOpen] as const);
    }
    return ((await spent()) - before) * (1_000_000 / (rounds * events));
  };
}

/** Measures the cost of a flow's event in a browser: without an open inspector, and what an open one adds. */
const budgetMicroseconds = 15;

export async function measureInspectorCost(): Promise<Row[]> {
  const script = await bundled();
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage();
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('http://localhost/');
  await page.addScriptTag({ path: script });
  const costOf = await costMeter(page);
  const closed = await costOf(false);
  const open = await costOf(true);
  await browser.close();
  const how = `processor time in Chromium, ${rounds} times ${events} events of a checkout`;
  return [
    { what: 'inspector closed: one event of a flow', target: '', measured: `${closed.toFixed(1)} µs`, how },
    {
      what: 'inspector open: added to one event of a flow',
      target: `${budgetMicroseconds} µs`,
      ofBudget: [atMost(open - closed, budgetMicroseconds)],
      measured: `${(open - closed).toFixed(1)} µs`,
      how: `${how}, until they are posted`,
    },
  ];
}

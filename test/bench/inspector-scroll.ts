import { chromium } from 'playwright-core';
import { exported } from '../../src/inspector/page/toolbar';
import { emptySession, maxRecords, type Session } from '../../src/inspector/page/session';
import { chromiumOptions } from '../support/programs/chromium-options';
import { asOperator } from '../support/programs/operator-key';
import { quantile } from './quantile';
import { atLeast, frameRate, type Row } from './table';

const session: Session = {
  ...emptySession,
  actors: [
    {
      id: 'a',
      tab: 't',
      parent: null,
      name: 'cart',
      isMachine: true,
      active: ['cart', 'cart.shown'],
      status: 'active',
      context: {},
    },
  ],
  records: Array.from({ length: maxRecords }, (_one, index) => ({
    tab: 't',
    seq: index + 1,
    time: index,
    actor: 'a',
    source: null,
    event: `event.${index}`,
    payload: {},
    transitions: [],
    active: ['cart', 'cart.shown'],
    status: 'active',
    context: { 'cart.revision': index },
  })),
};

/** Scrolls the log from end to end, one screen per frame. @returns the time of each frame */
const scrollThrough = async () => {
  const log = document.querySelector('[role=listbox]');
  if (!log) throw new Error('There is no log');
  const frames: number[] = [];
  log.scrollTop = 0;
  let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  while (log.scrollTop + log.clientHeight < log.scrollHeight - 1) {
    log.scrollTop += log.clientHeight;
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    frames.push(now - last);
    last = now;
  }
  return frames;
};

/** Measures how smoothly the log of a full recording scrolls. */
export async function measureInspectorScroll(url: string): Promise<Row> {
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, extraHTTPHeaders: asOperator });
  await page.goto(`${url}/inspector`);
  await page
    .getByLabel('A recording')
    .setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer: Buffer.from(exported(session)) });
  await page.getByText(`${maxRecords} events`).waitFor();
  const frames = await page.evaluate(scrollThrough);
  await browser.close();
  const at = (share: number) => quantile(frames, share);
  return {
    what: `inspector: scrolling through ${maxRecords} events`,
    target: `${frameRate} frames a second`,
    ofBudget: [atLeast(1_000 / at(0.5), frameRate)],
    measured: `${(1_000 / at(0.5)).toFixed(0)} frames a second`,
    how: `a screen a frame, ${frames.length} frames; 95 of 100 within ${at(0.95).toFixed(1)} ms, the longest ${at(1).toFixed(1)} ms`,
  };
}

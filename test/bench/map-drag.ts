import { chromium } from 'playwright-core';
import { chromiumOptions } from '../support/programs/chromium-options';
import { quantile } from './quantile';
import { atLeast, frameRate, type Row } from './table';

const path = '/antarin/p/ride/ojek';
const frameCount = 300;
const slowdowns = [1, 4];

interface Dragged {
  frames: number[];
  long: number;
}

const dragAround = async (count: number): Promise<Dragged> => {
  const map = document.querySelector('[aria-label="Peta rute"] > div');
  if (!map) throw new Error('There is no map');
  const { left, top, width, height } = map.getBoundingClientRect();
  let long = 0;
  const observer = new PerformanceObserver((list) => {
    long += list.getEntries().length;
  });
  observer.observe({ type: 'long-animation-frame' });
  const send = (target: EventTarget, type: string, step: number) =>
    target.dispatchEvent(
      new MouseEvent(type, {
        bubbles: true,
        cancelable: true,
        button: 0,
        clientX: left + width / 2 + Math.sin(step / 12) * (width / 3),
        clientY: top + height / 2 + (Math.cos(step / 12) - 1) * (height / 6),
      }),
    );
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const frames: number[] = [];
  send(map, 'mousedown', 0);
  let last = await frame();
  for (let step = 1; step <= count; step += 1) {
    send(window, 'mousemove', step);
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  send(window, 'mouseup', count);
  await frame();
  observer.disconnect();
  return { frames, long };
};

/** Measures how smoothly the map of a ride can be dragged on a phone's screen. */
export async function measureMapDrag(url: string): Promise<Row[]> {
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'id-ID' });
  // The transpiler wraps the functions that are sent to the page in a helper, which the page needs.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(url + path);
  await page.locator('[aria-label="Peta rute"] img').first().waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  const rows: Row[] = [];
  for (const rate of slowdowns) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const { frames, long } = await page.evaluate(dragAround, frameCount);
    const at = (share: number) => quantile(frames, share);
    rows.push({
      what: `dragging a ride's map at 390 px${rate > 1 ? `, processor ${rate} times slower` : ''}`,
      target: `${frameRate} frames a second`,
      ofBudget: [atLeast(1_000 / at(0.5), frameRate)],
      measured: `${(1_000 / at(0.5)).toFixed(0)} frames a second, ${long} long frames`,
      how: `${frames.length} frames; 95 of 100 within ${at(0.95).toFixed(1)} ms, the longest ${at(1).toFixed(1)} ms; long is above 50 ms`,
    });
  }
  await browser.close();
  return rows;
}

import { chromium, type Page } from 'playwright-core';
import { chromiumOptions } from '../support/programs/chromium-options';
import { row, type Sample } from './studio-times';
import type { Row } from './table';

const changes = 100;

async function openForm(page: Page, url: string) {
  await page.goto(`${url}/studio/stores/kebunara`);
  await page.getByLabel('Email').fill('studio@toko.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill('belanja123');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.getByRole('row', { name: 'Sayur' }).first().click();
  await page.frameLocator('iframe >> visible=true').getByRole('link', { name: 'Sayur' }).first().waitFor();
}

/** Waits until the preview shows a link with the text. @returns the milliseconds since the last key */
const shown = (text: string) =>
  new Promise<number>((resolve) => {
    const { lastKey } = window as unknown as { lastKey: number };
    const isShown = (frame: HTMLIFrameElement) =>
      frame.checkVisibility({ visibilityProperty: true }) &&
      [...(frame.contentDocument?.querySelectorAll('a') ?? [])].some((link) => link.textContent?.includes(text));
    const look = () =>
      [...document.querySelectorAll('iframe')].some(isShown)
        ? resolve(performance.now() - lastKey)
        : requestAnimationFrame(look);
    look();
  });

/** Measures the time from the last key of a text in the form until the preview shows it. */
export async function measurePreview(url: string): Promise<Row> {
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'id-ID' });
  // The transpiler wraps the functions that are sent to the page in a helper, which the page needs.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() =>
    addEventListener('input', () => Object.assign(window, { lastKey: performance.now() }), true),
  );
  await openForm(page, url);
  const field = page.getByRole('group', { name: 'Nama bagian' }).getByRole('textbox', { name: 'Indonesia' });
  const times: Sample = [];
  for (let change = 1; change <= changes; change += 1) {
    const text = `Sayur ke-${change}.`;
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    times.push(await page.evaluate(shown, text));
  }
  await browser.close();
  return row('studio: a change of a text until the preview shows it', times, 'from the last key, in Chromium');
}

import { axeFindings, markupFaults } from './page-checks';
import { expect, layoutShifts, open, test } from './watched-test';

const path = '/ronasenja/m/hijab-hijab';

test('reports a layout shift', async ({ page }) => {
  await open(page, path);
  const before = await layoutShifts(page);
  await page.evaluate(() => {
    const pusher = document.createElement('div');
    pusher.style.height = '300px';
    document.querySelector('main')?.prepend(pusher);
  });
  await expect.poll(async () => (await layoutShifts(page)).total).toBeGreaterThan(before.total + 0.02);
});

test('reports a button without a name and text with low contrast', async ({ page }) => {
  await open(page, path);
  await page.evaluate(() => {
    const button = document.createElement('button');
    const pale = document.createElement('p');
    pale.textContent = 'pale';
    pale.style.color = 'rgb(240, 240, 240)';
    document.querySelector('main')?.prepend(button, pale);
  });
  expect((await axeFindings(page)).map(({ id }) => id).sort()).toEqual(['button-name', 'color-contrast']);
});

test('reports a script blocked by the policy', async ({ page, watch }) => {
  watch.expectFault(/Content Security Policy/);
  await open(page, path);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = true">');
  });
  await expect.poll(() => page.evaluate(() => 'ran' in window)).toBe(false);
});

test('reports a missing file and a console message', async ({ page, watch }) => {
  watch.expectFault(/^answer 404: .*\/assets\/none\.js$/);
  watch.expectFault(/^console error: Failed to load resource/);
  watch.expectFault(/^console warning: beware$/);
  await open(page, path);
  await page.evaluate(async () => {
    console.warn('beware');
    await fetch('/assets/none.js');
  });
});

test('reports invalid markup', () => {
  expect(
    markupFaults('<!doctype html><html lang="id"><head><title>x</title></head><body><p><div></div></p></body></html>'),
  ).not.toEqual([]);
  expect(
    markupFaults('<!doctype html><html lang="id"><head><title>x</title></head><body><p>x</p></body></html>'),
  ).toEqual([]);
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { longWord } from '../../src/ui-page/example';
import { sampleBrands } from '../../src/theme/sample-brands';
import { builtFiles } from '../support/programs/first-load';
import { axeFindings } from './page-checks';
import { expect, test } from './watched-test';

const brands = Object.keys(sampleBrands);
const pictures = join(__dirname, 'pictures');
const maxBytes = 2_000_000;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#bdd" d="M0 0h8v8H0z"/><path fill="#487" d="M4 1l3 6H1z"/></svg>`;

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());
const marked = (folder: string) =>
  filesBelow(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(file, 'utf8').includes(longWord.slice(0, 30)),
  );

/** Opens the page of all parts, or of one that covers it, with the same picture everywhere and its font loaded. */
async function openParts(page: Page, search: string) {
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }));
  await page.goto(`/ui?${search}`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
}

/** Shows the states that a pointer or a key causes. */
async function forceStates(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  for (const [state, forcedPseudoClasses] of [
    ['focus', ['focus', 'focus-visible']],
    ['hover', ['hover']],
  ] as const) {
    const selector = `[data-force=${state}] :is(a, button, input)`;
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds)
      await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] });
  }
}

test.describe('in development', () => {
  test.use({ baseURL: process.env.DEVELOPMENT_URL, contextOptions: { reducedMotion: 'reduce' } });

  for (const brand of brands) {
    test(`each part matches its picture, in a ${brand} store`, async ({ page }) => {
      await openParts(page, `brand=${brand}`);
      await forceStates(page);
      const parts = page.locator('[data-part]');
      expect(await parts.count()).toBeGreaterThan(70);
      for (const part of await parts.all()) {
        const name = (await part.getAttribute('data-part')) ?? '';
        await expect.soft(part).toHaveScreenshot([brand, ...`${name}.png`.split('/')]);
      }
    });

    test(`overlays match their pictures, in a ${brand} store`, async ({ page }) => {
      await openParts(page, `brand=${brand}`);
      const states = await page
        .locator('nav a[href*="part="]')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).search.slice(1)));
      expect(states.length).toBeGreaterThan(8);
      for (const state of states) {
        await openParts(page, state);
        const query = new URLSearchParams(state);
        const name = `${query.get('part')?.split('/').at(-1)}-${query.get('state')?.replace(/\W+/g, '-')}.png`;
        await expect.soft(page).toHaveScreenshot([brand, 'covering', name]);
      }
    });
  }

  const smallChanges: readonly (readonly [part: string, property: string, value: string])[] = [
    ['button/button', 'letter-spacing', '0.3px'],
    ['card/badge', 'padding', '3px'],
  ];

  test('a small change of a part does not match its picture', async ({ page }) => {
    test.skip(['all', 'changed'].includes(test.info().config.updateSnapshots), 'it would be taken as the picture');
    for (const [name, property, value] of smallChanges) {
      await openParts(page, 'brand=light');
      const part = page.locator(`[data-part="${name}"]`);
      const changed = await part.evaluate(
        (element, [key, to]) =>
          [...element.querySelectorAll<HTMLElement>('*')]
            .filter(({ children }) => children.length === 0)
            .map((one) => one.style.setProperty(key, to)).length,
        [property, value] as const,
      );
      expect(changed).toBeGreaterThan(0);
      const comparison = expect(part).toHaveScreenshot(['light', ...`${name}.png`.split('/')], { timeout: 2_000 });
      await expect(comparison, `${name} with ${property}: ${value}`).rejects.toThrow(/pixels|Expected an image/);
    }
  });

  for (const lang of ['id', 'en']) {
    test(`axe reports nothing on the page of all parts, in ${lang}`, async ({ page }) => {
      await openParts(page, `lang=${lang}`);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
});

test('production files do not contain the page', async ({ request }) => {
  expect((await request.get('/ui')).status()).toBe(404);
  expect(marked(join(builtFiles, '../dev/ui'))).not.toEqual([]);
  expect(marked(builtFiles)).toEqual([]);
  expect(marked(join(builtFiles, '../server'))).toEqual([]);
});

test('the reference pictures stay small', () => {
  expect(filesBelow(pictures).reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(maxBytes);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repository } from '../support/programs/programs';
import { earlyForms, laterForms } from './early-forms';
import { openHeld } from './held-scripts';
import { expect, test } from './watched-test';

const controls = '#root :is(input:not([type=hidden], [type=file]), textarea, select):enabled:visible';

/** A value that a control accepts. */
const sampleOf = ({ type, mode }: { type: string; mode: string }) => {
  if (type === 'email') return 'uji@contoh.test';
  if (type === 'date') return '2027-03-04';
  if (type === 'time') return '10:30';
  if (type === 'url') return 'https://contoh.test';
  if (type === 'tel' || mode === 'tel') return '081234567890';
  // A low number, which is in stock.
  return type === 'number' || mode === 'numeric' || mode === 'decimal' ? '5' : 'Uji coba';
};

const heldIn = (page: Page) =>
  page.locator(controls).evaluateAll((all) =>
    all.map((one) => {
      const { type, value, checked } = one as HTMLInputElement;
      if (type === 'checkbox' || type === 'radio') return String(checked);
      // Scripts group the digits of amounts, and write codes in capitals without spaces.
      const isCode = getComputedStyle(one).textTransform === 'uppercase';
      const text = isCode ? value.replaceAll(' ', '') : value;
      return (/^(Rp)?[\d.]+$/.test(text) ? text.replace(/\D/g, '') : text).toLowerCase();
    }),
  );

/** Counted from the end, because scripts may put the currency before an amount, and write codes in capitals. */
const cursor = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement as HTMLInputElement;
    const { value, selectionStart, selectionEnd } = control;
    const isCode = getComputedStyle(control).textTransform === 'uppercase';
    const written = (text: string) => (isCode ? text.replaceAll(' ', '').toUpperCase() : text);
    const fromEnd = (place: number | null) => (place === null ? null : written(value.slice(place)).length);
    return {
      value: written(value).replace(/^Rp(?=[\d.]+$)/, ''),
      start: fromEnd(selectionStart),
      end: fromEnd(selectionEnd),
    };
  });

for (const { name, path, as, ticks = true } of earlyForms) {
  test(`text typed into ${name} before its scripts stays, with the cursor`, async ({ page }) => {
    await as?.(page);
    const release = await openHeld(page, path);
    const url = page.url();
    const fields = page.locator(controls);
    const count = await fields.count();
    expect(count).toBeGreaterThan(0);
    let last = -1;
    for (let at = 0; at < count; at += 1) {
      const field = fields.nth(at);
      const about = await field.evaluate((one) => {
        const { type, inputMode } = one as HTMLInputElement;
        return { type, mode: inputMode };
      });
      if (['checkbox', 'radio'].includes(about.type) && !ticks) continue;
      if (about.type === 'checkbox') await field.setChecked(!(await field.isChecked()), { force: true });
      else if (about.type === 'radio') await field.check({ force: true });
      else {
        await field.fill(sampleOf(about));
        if (about.type === 'text' || about.type === 'textarea') last = at;
      }
    }
    if (last >= 0)
      await fields.nth(last).evaluate((one) => {
        (one as HTMLInputElement).focus();
        (one as HTMLInputElement).setSelectionRange(1, 3);
      });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const [held, at] = [await heldIn(page), await cursor(page)];
    await release();
    await expect.poll(() => heldIn(page)).toEqual(held);
    if (last >= 0) {
      await expect.poll(() => cursor(page)).toEqual(at);
      // A rerendered form shows the values in its state.
      await page.keyboard.press('End');
      await page.keyboard.insertText('7');
      await expect
        .poll(async () => (await heldIn(page)).filter((_, index) => index !== last))
        .toEqual(held.filter((_, index) => index !== last));
    }
    expect(page.url()).toBe(url);
  });
}

const field =
  /(?:<|styled\()(?:Form|InlineForm|SearchField|TextInput|TextArea|LabelledInput|PasswordInput|Checkbox|ChipInput|QuantityStepper|PictureField|PictureButton)\b/;

test('the tables name every file that has fields', () => {
  const withFields = ['app', 'features', 'renderers', 'screens'].flatMap((room) =>
    readdirSync(join(repository, 'src', room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && field.test(readFileSync(join(repository, 'src', room, file), 'utf8')))
      .map((file) => `${room}/${file.replace('.tsx', '')}`),
  );
  expect([...earlyForms.flatMap(({ files }) => files), ...laterForms].sort()).toEqual(withFields.sort());
});

import { expect, type Page } from '@playwright/test';
import { messages } from './messages';

/** The popup of a store's home page, which on a slow machine waits for the first touch. */
export async function popupOf(page: Page, store: string) {
  const dialog = page.getByRole('dialog', { name: messages.id['popup.title'].replace('{store}', store) });
  await expect(async () => {
    await page.mouse.wheel(0, 1);
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  return dialog;
}

import type { Locator, Page } from '@playwright/test';
import { messages } from '../messages';
import { expect, test } from '../watched-test';
import { openEditor } from './in-studio';

const text = messages.id;

interface Part {
  /** The name of the script that is lost. */
  readonly script: string;
  /** Opens the part that needs it. */
  open(page: Page): Promise<void>;
  /** What is shown although the script is lost. */
  stays(page: Page): Locator;
  /** What the part shows. */
  shown(page: Page): Locator;
}

const identity = '/app/~identity';
const nameField = (page: Page) => page.getByRole('textbox', { name: /^Nama toko/ });

const search = async (page: Page) => {
  await openEditor(page, { store: 'kebunara' });
  await page.getByRole('searchbox').fill('nama toko');
};

const undo = (page: Page) => page.getByRole('button', { name: 'Urungkan' });

const parts: Readonly<Record<string, Part>> = {
  'a form': {
    script: 'form',
    open: (page) => openEditor(page, { store: 'kebunara', place: identity }),
    stays: undo,
    shown: nameField,
  },
  'the editor': {
    script: 'words-id',
    open: (page) => openEditor(page, { store: 'kebunara', place: identity }),
    stays: (page) => page.getByRole('link', { name: 'Riwayat' }),
    shown: nameField,
  },
  'the words that a search knows': {
    script: 'words-en',
    open: search,
    stays: undo,
    shown: (page) => page.getByRole('button', { name: /Nama toko/ }).first(),
  },
};

for (const [name, { script, open, stays, shown }] of Object.entries(parts)) {
  test(`${name} can be loaded again when its script was lost, and the rest stays`, async ({ page, watch }) => {
    watch.expectFault(/ERR_FAILED/);
    watch.expectFault(/A part of the page could not be loaded/);
    const lost = `**/${script}.*.js`;
    await page.route(lost, (route) => route.abort());
    await open(page);
    await expect(page.getByRole('alert').filter({ hasText: text['failure.title'] })).toBeVisible();
    await expect(stays(page)).toBeVisible();
    await page.unroute(lost);
    await expect(async () => {
      await page.getByRole('link', { name: text['action.retry'] }).click({ timeout: 1_000 });
      await expect(shown(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
}

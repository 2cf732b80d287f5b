import type { Page } from '@playwright/test';
import { ScheduleDraftDocument } from '../../../studio/__generated__/documents/schedule-draft';
import { axeFindings } from '../page-checks';
import { expect, test } from '../watched-test';
import { askStudio, draftOf, inShownPage, openEditor, shownPage, shownUrl } from './in-studio';

const store = 'kebunara';
const codename = store;
const firstSegment = '/components/0/segments/0';
const day = 24 * 60 * 60_000;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 800 } });

const titleField = (page: Page) => page.getByRole('group', { name: 'Judul blok' }).getByLabel('Indonesia');

const shows = (page: Page, title: string) =>
  expect(shownPage(page).getByRole('heading', { name: title, exact: true })).toBeVisible();

test('what is typed in the form appears in the page, which stays where it was scrolled', async ({ page }) => {
  await openEditor(page, { store, place: firstSegment });
  await shows(page, 'Panen pagi ini');
  await inShownPage(page, () => scrollTo(0, 700));
  await page.waitForTimeout(600);
  await titleField(page).fill('Panen subuh');
  await shows(page, 'Panen subuh');
  expect(await inShownPage(page, () => scrollY)).toBe(700);
  await titleField(page).fill('Panen sore');
  await shows(page, 'Panen sore');
  await expect(titleField(page)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
});

test('the page in each width and in both languages', async ({ page }) => {
  await openEditor(page, { store });
  for (const width of [360, 768, 1280, 390]) {
    await page.getByRole('button', { name: String(width), exact: true }).click();
    await expect.poll(() => inShownPage(page, () => innerWidth)).toBe(width);
    const sideways = () => inShownPage(page, () => document.documentElement.scrollWidth - innerWidth);
    // Parts that measure themselves follow the new width in the next frame.
    await expect.poll(sideways, { message: `${width} scrolls sideways` }).toBeLessThanOrEqual(0);
  }
  for (const language of ['en', 'id']) {
    await page.getByRole('button', { name: language.toUpperCase(), exact: true }).click();
    // The frame of the other language replaces this one meanwhile.
    await expect(shownPage(page).locator('html')).toHaveAttribute('lang', language);
  }
});

test('a tap on a part of the page opens its form', async ({ page }) => {
  await openEditor(page, { store });
  await shownPage(page).getByText('Tiga jam dari kebun ke pintu').click();
  await expect(page).toHaveURL(/place=%2Fcomponents%2F0%2Fsegments%2F3/);
  await expect(titleField(page)).toHaveValue('Tiga jam dari kebun ke pintu');
  await shownPage(page).getByRole('link', { name: 'Sayur', exact: true }).first().click();
  await expect(page).toHaveURL(/place=%2Fcomponents%2F1(&|$)/);

  await page.getByRole('button', { name: 'Ketuk bagian untuk mengubahnya' }).click();
  await shownPage(page).getByRole('link', { name: 'Sayur', exact: true }).first().click();
  await expect.poll(() => shownUrl(page)).toContain('/m/sayur');
});

for (const width of [1280, 390]) {
  test(`the popup is in the page while its form is open, as it is now, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const pane = (name: string) =>
      width < 700 ? page.getByRole('button', { name, exact: true }).click() : Promise.resolve();
    const popup = shownPage(page).getByRole('dialog', { name: 'Info dari Kebunara' });
    const link = page.getByLabel('Membuka alamat web', { exact: true });
    await openEditor(page, { store, place: '/app/~popup' });
    await page.getByRole('button', { name: /^Tautan popup/ }).click();
    await page.getByRole('dialog').getByText('Membuka alamat web').click();
    for (const target of ['https://toko.test/satu', 'https://toko.test/dua']) {
      await link.fill(target);
      await pane('Halaman');
      await expect(popup.getByRole('link')).toHaveAttribute('href', target);
      if (width > 700) await expect(link).toBeFocused();
      await pane('Isian');
    }
    await pane('Halaman');
    await popup.getByRole('link').click();
    await expect(link).toBeVisible();
    await pane('Halaman');
    const entries = await page.evaluate(() => history.length);
    await popup.getByRole('button').click();
    await expect(popup).toBeHidden();
    expect(await page.evaluate(() => history.length)).toBe(entries);

    await page.goto(`/studio/stores/${store}?place=${encodeURIComponent(firstSegment)}&pane=form`);
    await expect(titleField(page)).toBeVisible();
    await pane('Halaman');
    await shownPage(page).getByText('Tiga jam dari kebun ke pintu').click();
    await expect(page).toHaveURL(/place=%2Fcomponents%2F0%2Fsegments%2F3/);
    await expect(popup).toBeHidden();
  });
}

test('the page as it will be when a scheduled change begins', async ({ page }) => {
  await openEditor(page, { store, place: firstSegment });
  await titleField(page).fill('Panen lusa');
  await shows(page, 'Panen lusa');
  const { version } = await draftOf(page, store);
  const from = new Date(Date.now() + 2 * day).toISOString();
  await askStudio(page, ScheduleDraftDocument, { input: { codename, version, from } });
  // Another tab, as it were: a draft that is scheduled begins again.
  await page.reload();
  await shows(page, 'Panen pagi ini');
  await titleField(page).fill('Panen nanti');
  await shows(page, 'Panen nanti');

  await page.getByRole('button', { name: 'Lihat pada waktu lain' }).click();
  await page.getByRole('button', { name: /^Setelah .* \(jadwal mulai\)$/ }).click();
  await expect(page.getByText(/^Tampilan pada /)).toBeVisible();
  await shows(page, 'Panen lusa');
  await page.getByRole('button', { name: 'Lihat pada waktu lain' }).click();
  await page.getByRole('button', { name: 'Draf sekarang' }).click();
  await shows(page, 'Panen nanti');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the page loads when it is in sight, and is where it was scrolled', async ({ page }) => {
    await openEditor(page, { store, place: firstSegment });
    await expect(titleField(page)).toBeVisible();
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('/preview/')) loaded.push(request.url());
    });
    await titleField(page).fill('Panen satu');
    await expect(page.getByText('Tersimpan').first()).toBeVisible();
    expect([loaded, await page.locator('iframe').count()]).toEqual([[], 0]);

    const show = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await show('Halaman');
    await shows(page, 'Panen satu');
    await inShownPage(page, () => scrollTo(0, 700));
    await page.waitForTimeout(600);
    loaded.length = 0;
    await show('Isian');
    await titleField(page).fill('Panen dua');
    const draft = async () => JSON.stringify((await draftOf(page, store)).document);
    await expect.poll(draft).toContain('Panen dua');
    expect(loaded).toEqual([]);
    await show('Halaman');
    await shows(page, 'Panen dua');
    await expect.poll(() => inShownPage(page, () => scrollY)).toBe(700);
    expect(await axeFindings(page)).toEqual([]);
  });
});

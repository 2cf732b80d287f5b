import { picture } from '../../support/provider/invoices';
import { becomeCustomer, verifyPhone } from '../customer';
import { journeyLanguages } from '../messages';
import { isOperation } from '../operation-of';
import { axeFindings } from '../page-checks';
import { rideTexts, sheet, typePlace } from '../rider';
import { alive, expect, open, test } from '../watched-test';

const path = '/bereskan/f/survei-rumah';

for (const { language, locale } of journeyLanguages('en')) {
  test.describe(`a store's form in ${language}`, () => {
    test.use({ locale });
    const text = rideTexts(language);
    const say = (id: string, en: string) => (language === 'id' ? id : en);

    test('every line is filled in; a reload and a lost answer lose nothing, and it is sent once', async ({
      page,
      watch,
    }) => {
      watch.expectFault(/ERR_FAILED/);
      const sends: string[] = [];
      page.on('request', (request) => isOperation(request, 'SubmitForm') && sends.push(request.url()));
      const field = (label: string) => page.getByLabel(label, { exact: true });
      const optional = (label: string) => field(text['form-line.optional'].replace('{label}', label));
      const send = page.getByRole('button', { name: text['form.send'], exact: true });

      await open(page, path);
      await expect(page.getByRole('link', { name: text['form.sign-in'] })).toHaveAttribute('href', /login\?next=/);
      await page.setViewportSize({ width: 360, height: 640 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await becomeCustomer(page, 'bereskan');
      await verifyPhone(page);
      await open(page, path);
      await alive(send);
      await send.click();
      await expect(page.getByText(text['form-line.required'])).toHaveCount(7);
      await field(say('Nama pemilik rumah', 'Name of the owner')).fill('Sari');
      await field(say('Luas rumah (m²)', 'Floor area (m²)')).fill('72');
      await field(say('Hari survei', 'Day of the survey')).fill('2026-12-01');
      await field(say('Jam survei', 'Time of the survey')).fill('09:30');
      const floor = field(say('Lantai dan nomor unit', 'Floor and number'));
      await expect(floor).toHaveCount(0);
      await page.getByRole('button', { name: say('Jenis rumah', 'Kind of home') }).click();
      await sheet(page).getByText(say('Apartemen', 'Flat')).click();
      await floor.fill('7 B');
      await page.getByRole('checkbox', { name: say('Pengecatan', 'Painting') }).check();
      await optional(say('Tautan denah', 'Link of the floor plan')).fill('contoh.id');
      const photo = { name: 'rumah.png', mimeType: 'image/png', buffer: await picture() };
      await optional(say('Foto rumah', 'Photo of the home')).setInputFiles(photo);
      await expect(page.getByRole('button', { name: text['form-line.file-remove'] })).toBeVisible();
      await page.getByRole('button', { name: say('Lokasi rumah', 'Where the home is') }).click();
      await typePlace(page, 'mala', /^Malang/);
      await send.click();
      await expect(page.getByText(text['form-line.link'])).toBeVisible();
      await optional(say('Tautan denah', 'Link of the floor plan')).fill('https://contoh.id');
      expect(await axeFindings(page)).toEqual([]);

      await page.reload();
      await expect(floor).toHaveValue('7 B');
      await expect(page.getByRole('img', { name: text['form-line.file-preview'] })).toBeVisible();
      let lost = 0;
      await page.route('**/graphql*', async (route) => {
        if (lost > 0 || !isOperation(route.request(), 'SubmitForm')) return route.fallback();
        lost += 1;
        await route.fetch();
        return route.abort();
      });
      await alive(send);
      await send.dblclick();
      await expect(page.getByRole('heading', { name: text['form.sent'] })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(say('Petugas mengabari', 'You hear from us'));
      expect([sends.length, lost]).toEqual([1, 1]);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: text['form.again'] }).click();
      await expect(field(say('Nama pemilik rumah', 'Name of the owner'))).toHaveValue('');
    });
  });
}

import type { Locator, Page } from '@playwright/test';
import type { DemoItem } from './item-examples';
import { leavesTo } from './leaves-to';
import { customerMessages, type Language, messages, serviceMessages } from './messages';
import { alive, expect as quickExpect, hydrated } from './watched-test';

export interface ItemVisit {
  page: Page;
  store: string;
  item: DemoItem;
  path: string;
  language: Language;
}

/** Item types, as the provider numbers them. */
const types = { goods: 0, service: 1, text: 2, ride: 3, shop: 4, direct: 5, redirect: 6, web: 7, contact: 8 };

const bought: readonly number[] = [types.service, types.ride, types.direct];
const sold: readonly number[] = [types.goods, ...bought];

/** Items that are bought directly, up to the page of the order. */
export const isBought = ({ type }: DemoItem) => bought.includes(type);

/** A busy machine answers late. */
const expect = quickExpect.configure({ timeout: 30_000 });

const bar = (page: Page) => page.locator('[data-bottom-bar]');
const sheetOf = (page: Page) => page.getByRole('dialog');
const textsOf = (language: Language) => ({
  ...messages[language],
  ...customerMessages[language],
  ...serviceMessages[language],
});

async function press(button: Locator) {
  await alive(button);
  await button.click();
}

const expectNoMaintenance = (page: Page, { language }: ItemVisit) =>
  expect(page.getByRole('heading', { name: messages[language]['maintenance.title'] })).toHaveCount(0);

/** Chooses the first value of every option in the sheet of goods. */
async function chooseGoods(page: Page, label: string | RegExp) {
  const sheet = sheetOf(page);
  await expect(sheet).toHaveCSS('opacity', '1');
  const confirm = sheet.getByRole('button', { name: label, exact: true });
  const groups = sheet.getByRole('group');
  for (let at = 0; at < (await groups.count()); at += 1) {
    const choice = groups.nth(at).locator('input[type=radio]:not([aria-disabled])');
    if ((await choice.count()) > 0 && (await groups.nth(at).locator('input:checked').count()) === 0)
      await choice.first().check();
  }
  const quantities = sheet.getByRole('textbox');
  const counts = await quantities.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  if (counts.every((count) => !(Number(count) > 0))) {
    await sheet
      .getByRole('button', { name: /^(Tambah|One more)/, disabled: false })
      .first()
      .click();
  }
  await confirm.click();
}

/** The payment page shows the item, its price and at least one payment option. */
async function expectPayment(page: Page, { item }: ItemVisit, title = item.title) {
  await expect(page.getByRole('main')).toContainText(title);
  await expect(bar(page)).toContainText(/Rp[1-9]/);
  await alive(page.locator('#payment').getByRole('button'));
}

/** Pays with the first usable payment option, up to the page of the order. */
async function placeOrder(page: Page) {
  await page.locator('#payment').getByRole('button').click();
  await chooseWay(page);
  return finishOrder(page);
}

async function chooseWay(page: Page) {
  const options = sheetOf(page).getByRole('listitem').getByRole('button');
  // A balance would have to be topped up first.
  await options
    .filter({ hasNotText: /^(Saldo|Koin|Wallet|Coins)/ })
    .first()
    .click();
}

async function finishOrder(page: Page) {
  await bar(page).getByRole('button').last().click();
  await expect(page).toHaveURL(/\/(order\/\w+\/[\w-]+|beli-langsung\/\w+)\/?$/);
  await expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty();
  return new URL(page.url()).pathname.replace(/[\dA-Za-z]{12,}/, '…');
}

async function endOfGoods(visit: ItemVisit) {
  const { page, store, item, language } = visit;
  const text = textsOf(language);
  if (item.purchasable === 0) {
    await expect(bar(page)).toHaveCount(0);
    return 'is shown, and not sold here';
  }
  const add = bar(page).getByRole('button', { name: text['item.add-to-cart'], exact: true });
  if ((await add.getAttribute('aria-disabled')) !== null) {
    await alive(add);
    // A tap shows the reason, but Playwright does not tap disabled elements.
    await add.click({ force: true });
    await expect(page.getByRole('alertdialog')).toBeVisible();
    return 'says why it is not sold';
  }
  await press(add);
  await chooseGoods(page, text['item.add-to-cart']);
  const answer = page.getByRole('alertdialog');
  await expect(answer).toBeVisible();
  // Only the provider knows which items are closed now; the badge alone does not remove the button.
  if (await answer.getByText(text['refusal.closed']).isVisible()) return 'says that its shop is closed';
  await answer.getByRole('button', { name: text['cart.see'] }).click();
  await expect(page).toHaveURL(new RegExp(`/${store}/cart$`));
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: shownTitle(item, language) })
      .first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`-${item.view_uid}$`));
  await press(bar(page).getByRole('button').last());
  await chooseGoods(page, item.text_buy ?? text['item.buy-now']);
  await expect(page).toHaveURL(/\/checkout\?item=/);
  await expectPayment(page, visit, shownTitle(item, language));
  return 'in the cart, and at the checkout';
}

const shownTitle = (item: DemoItem, language: Language) =>
  language === 'en' ? (item.en?.title ?? item.title) : item.title;

async function endOfService(visit: ItemVisit) {
  const { page, item, language } = visit;
  const text = textsOf(language);
  await press(bar(page).getByRole('button').or(bar(page).getByRole('link')).last());
  const sheet = sheetOf(page);
  await expect(sheet.or(page.locator('#payment')).first()).toBeVisible();
  if (await sheet.isVisible()) {
    await expect(sheet).toHaveCSS('opacity', '1');
    const savedAddress = sheet.locator('button[aria-pressed="true"]:not([data-date])');
    const choices = sheet.getByRole('radio').or(sheet.locator('[data-date]'));
    await expect(savedAddress.or(choices).first()).toBeVisible();
    if (await savedAddress.isVisible()) await savedAddress.click();
    const variants = sheet.getByRole('group', { name: text['booking.variant'], exact: true }).getByRole('radio');
    if ((await variants.count()) > 0) await variants.first().check();
    const style = Number(item.style ?? 0);
    const days = sheet.locator('[data-date]:not([aria-disabled])');
    if (style > 0) {
      await expect(days.first()).toBeVisible();
      // The rest of the month may be too short for two nights.
      if ((await days.count()) < 4) {
        const month = sheet.getByRole('heading', { level: 3 });
        const shown = (await month.textContent()) ?? '';
        await sheet.getByRole('button', { name: text['calendar.next'] }).click();
        await expect(month).not.toHaveText(shown);
      }
      await days.nth(1).click();
      if (style < 3) await days.nth(2).click();
      else
        await sheet
          .getByRole('group', { name: new RegExp(`^${text['booking.time']}`) })
          .locator('input:enabled')
          .first()
          .check();
    }
    await sheet.getByRole('button').last().click();
  }
  await expect(page).toHaveURL(/\/p\/payment\//);
  if (Number(item.style ?? 0) > 0) await expect(page.getByRole('timer')).toBeVisible();
  await alive(page.locator('#payment').getByRole('button'));
  return placeOrder(page);
}

async function endOfDirect(visit: ItemVisit) {
  const { page } = visit;
  await press(bar(page).getByRole('button').last());
  await expect(page).toHaveURL(/\/p\/payment\/\w+$/);
  await expectPayment(page, visit, shownTitle(visit.item, visit.language));
  return placeOrder(page);
}

/** Towns near each store, as typed and as found. */
const towns: { readonly [store: string]: readonly (readonly [string, RegExp])[] } = {
  antarin: [
    ['mala', /^Malang/],
    ['singos', /^Singosari/],
  ],
  bumdeskaliwening: [['wonos', /^Wonosobo/]],
};

const values: { readonly [type: string]: string } = { number: '2', date: '2026-12-01', time: '10:00', text: 'Contoh' };

/** Fills in a store's form, except links and positions, because the map has no towns of some stores. */
async function fillForm(page: Page, form: Locator) {
  for (const field of await form.locator('input').all()) {
    const value = values[(await field.getAttribute('type')) ?? 'text'];
    if (value) await field.fill(value);
  }
  for (const picker of await form.locator('button:visible').all()) {
    await picker.click();
    const sheet = sheetOf(page);
    await expect(sheet).toHaveCSS('opacity', '1');
    if ((await sheet.getByRole('searchbox').count()) > 0) await page.keyboard.press('Escape');
    else await sheet.getByRole('listitem').getByRole('button').first().click();
    await expect(sheet).toHaveCount(0);
  }
  for (const photo of await form.locator('input[type=file]').all()) {
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/form-file') && answer.ok());
    await photo.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await form.screenshot() });
    await sent;
  }
}

async function endOfRide({ page, store, item, language }: ItemVisit) {
  const text = textsOf(language);
  const sheet = sheetOf(page);
  await press(bar(page).getByRole('link', { name: text['ride.order'] }));
  await expect(page).toHaveURL(/\/p\/ride\//);
  await press(bar(page).getByRole('button').last());
  const isCall = item.style === 1;
  const asked = [
    isCall && text['ride-pick.at'],
    !isCall && item.set_origin_flag !== 1 && text['ride-pick.origin'],
    !isCall && item.set_destination_flag !== 1 && text['ride-pick.destination'],
  ].filter((title) => title !== false);
  for (const [at, title] of asked.entries()) {
    const [typed, found] = towns[store]?.[at] ?? ['', /none/];
    await expect(sheet).toContainText(title);
    await sheet.getByRole('searchbox').fill(typed);
    await sheet.getByRole('button', { name: found }).first().click();
  }
  await expect(sheet).toContainText(text['checkout.choose-payment']);
  await chooseWay(page);
  await expect(sheet).toHaveCount(0);
  await fillForm(page, page.getByRole('region', { name: text['ride-order.form'], exact: true }));
  return finishOrder(page);
}

async function endOfShop(visit: ItemVisit) {
  const { page, store, path, language } = visit;
  const items = page.getByRole('region', { name: messages[language]['shop.items'] });
  const cards = items.locator(`a[href^="/${store}/p/"]`);
  await expect(cards.first().or(items.getByText(messages[language]['list.empty']))).toBeVisible();
  if ((await cards.count()) === 0) return 'says that it has nothing';
  await cards.first().click();
  await expect(page).not.toHaveURL(new RegExp(`${path.split('-').at(-1)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return 'an item of the shop';
}

async function endOfWeb({ page }: ItemVisit) {
  const frame = page.locator('main iframe');
  const link = page.getByRole('main').locator('a[target=_blank]').last();
  await expect(frame.or(link).first()).toBeVisible();
  if ((await frame.count()) > 0) {
    await expect(frame.contentFrame().locator('body')).not.toBeEmpty();
    return 'its content in the page';
  }
  const tab = page.waitForEvent('popup');
  await press(link);
  await expect((await tab).locator('body')).not.toBeEmpty();
  await (await tab).close();
  return 'its content in a tab';
}

async function endOfLink({ page, item }: ItemVisit) {
  // A customers' page first checks in the browser whether somebody is signed in.
  await expect(page).not.toHaveURL(/\/login\?next=/);
  const link = page.getByRole('main').locator('a[target=_blank]').last();
  if ((await link.count()) === 0) {
    await expect(page).not.toHaveURL(new RegExp(`-${item.view_uid}$`));
    await expect(page.getByRole('main')).not.toBeEmpty();
    return new URL(page.url()).pathname;
  }
  const url = new URL((await link.getAttribute('href')) ?? '');
  await leavesTo(page, url.origin);
  const tab = page.waitForEvent('popup');
  await press(link);
  await expect(await tab).toHaveURL(url.href);
  await (await tab).close();
  return url.host;
}

/** Contact links lead through `/go/`, which counts the tap. */
async function endOfContact({ page, store, item }: ItemVisit) {
  const answer = await page.request.get(`/${store}/go/${item.view_uid}/0`, { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  const target = answer.headers().location ?? '';
  if (!target.startsWith('/')) {
    const link = page.getByRole('main').locator('a[href*="/go/"]').first();
    await expect(link).toBeVisible();
    return target;
  }
  await press(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${item.text_buy}`) })
      .first(),
  );
  await expect(page).not.toHaveURL(new RegExp(`-${item.view_uid}$`));
  return new URL(page.url()).pathname;
}

async function endOfText({ page, item, language }: ItemVisit) {
  await expect(page.getByRole('heading', { level: 1, name: shownTitle(item, language) })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  return 'its text';
}

const ends: { readonly [type: number]: (visit: ItemVisit) => Promise<string> } = {
  [types.goods]: endOfGoods,
  [types.service]: endOfService,
  [types.text]: endOfText,
  [types.ride]: endOfRide,
  [types.shop]: endOfShop,
  [types.direct]: endOfDirect,
  [types.redirect]: endOfLink,
  [types.web]: endOfWeb,
  [types.contact]: endOfContact,
};

/** Taps the primary action of an item as a customer. @returns where it leads; throws if it leads nowhere */
export async function reachEnd(visit: ItemVisit): Promise<string> {
  const { page, item, path } = visit;
  const end = ends[item.type];
  if (!end) throw new Error(`Type ${item.type} has no end`);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  if (sold.includes(item.type) && (await bar(page).count()) === 0) {
    const text = messages[visit.language];
    const closed = page.getByRole('main').getByText(text['item.closed'], { exact: true });
    const unavailable = page.getByRole('main').getByText(text['item.unavailable'], { exact: true });
    await expect(closed.or(unavailable).first()).toBeVisible();
    return 'says that it is closed, or not sold';
  }
  const ended = await end(visit);
  await expectNoMaintenance(page, visit);
  return ended;
}

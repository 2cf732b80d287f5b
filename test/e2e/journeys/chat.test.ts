import type { Locator, Page } from '@playwright/test';
import { asOperator } from '../../support/programs/operator-key';
import { becomeCustomer } from '../customer';
import { chatMessages, customerMessages, journeyLanguages, messages } from '../messages';
import { isOperation } from '../operation-of';
import { axeFindings } from '../page-checks';
import { alive, expect, open, test } from '../watched-test';

const store = 'plasanusa';

const consoleHeaders = () => ({ ...asOperator, origin: process.env.CONSOLE_URL ?? '' });

/** The chat in the console that has this text among its ten newest messages. */
async function chatWith(page: Page, input: string) {
  const headers = consoleHeaders();
  const list = await (await page.request.get(`${headers.origin}/sandbox/chat?store=${store}`, { headers })).text();
  const row = list.split('<tr id="chat-').find((one) => one.includes(input)) ?? '';
  return /^\d+/.exec(row)?.[0] ?? '';
}

/** Answers a chat in the console. */
async function answer(page: Page, chat: string, ...texts: string[]) {
  const headers = consoleHeaders();
  for (const text of texts) {
    const form = { text, file: '', url: '' };
    const reply = await page.request.post(`${headers.origin}/sandbox/chat/${chat}`, { headers, form, maxRedirects: 0 });
    expect(reply.status()).toBe(303);
  }
}

/** Whether an ancestor hides a part of an element. */
const isCutOff = (element: Locator) =>
  element.evaluate((one) => {
    const { right, bottom } = one.getBoundingClientRect();
    for (let box = one.parentElement; box; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      if (getComputedStyle(box).overflow !== 'visible' && (right > edge.right + 1 || bottom > edge.bottom + 1))
        return true;
    }
    return false;
  });

/** Opens the thread with the store itself from the list of chats. */
async function openThread(page: Page, label: string) {
  await open(page, `/${store}/chat/0/0/0/0`);
  await page.getByRole('main').getByRole('link', { name: label }).click();
  await expect(page).toHaveURL(/\/chat\/0\/0\/1\//);
}

for (const { language, locale } of journeyLanguages('id')) {
  test.describe(language, () => {
    test.use({ locale });
    const text = { ...messages[language], ...customerMessages[language], ...chatMessages[language] };
    const field = (page: Page) => page.getByRole('textbox', { name: text['chat.write'] });
    const log = (page: Page) => page.getByRole('log');
    const send = (page: Page) => page.getByRole('button', { name: text['chat.send'], exact: true });

    test('a customer writes to the store and reads its answer at once', async ({ page }) => {
      await becomeCustomer(page, store);
      await openThread(page, text['chat.write-admin']);
      await expect(log(page)).toContainText(text['chat.empty']);
      const written = `Halo <b>admin</b> ${Date.now()}`;
      await alive(send(page));
      await field(page).fill(written);
      await send(page).click({ clickCount: 2 });
      await expect(log(page).getByText(written, { exact: true })).toHaveCount(1);
      await expect(log(page)).toContainText(text['chat.sent']);
      expect(await axeFindings(page)).toEqual([]);

      await answer(page, await chatWith(page, String(written.match(/\d+$/))), 'Bisa, kak.');
      await expect(log(page).getByText('Bisa, kak.')).toBeVisible();
      await page.reload();
      await expect(log(page).getByText(written, { exact: true })).toHaveCount(1);

      await open(page, `/${store}/chat/0/0/0/0`);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('main')).toContainText('Bisa, kak.');
      expect(await axeFindings(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 640 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const label = page.getByRole('main').getByText(text['chat.admin'], { exact: true });
      expect(await isCutOff(label)).toBe(false);
    });
  });
}

const text = { ...messages.id, ...customerMessages.id, ...chatMessages.id };

test('a guest signs in first and returns to the chat', async ({ page }) => {
  await open(page, `/${store}/chat/0/0/0/0`);
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a chat with an unknown party redirects to the list', async ({ page }) => {
  await becomeCustomer(page, store);
  await open(page, `/${store}/chat/0/0/0/entah`);
  await expect(page).toHaveURL(/\/chat\/0\/0\/0\/0/);
  await expect(page.getByText(text['chat.gone'])).toBeVisible();
  await expect(page.getByRole('heading', { name: text['chat.empty'] })).toBeVisible();
});

test('a text written offline is sent once the network is back, in order', async ({ page, context, watch }) => {
  watch.expectFault(/ERR_INTERNET_DISCONNECTED/);
  await becomeCustomer(page, store);
  await openThread(page, text['chat.write-admin']);
  const field = page.getByRole('textbox', { name: text['chat.write'] });
  const send = page.getByRole('button', { name: text['chat.send'], exact: true });
  await alive(send);
  await context.setOffline(true);
  for (const word of ['pertama', 'kedua']) {
    await field.fill(word);
    await send.click();
  }
  const log = page.getByRole('log');
  await expect(log.getByText(text['chat.sending']).first()).toBeVisible();
  await context.setOffline(false);
  await expect(log).toContainText(text['chat.sent']);
  await expect(log.getByText(text['chat.sending'])).toHaveCount(0);
  await page.reload();
  await expect(log.getByText(/^(pertama|kedua)$/)).toHaveText(['pertama', 'kedua']);
});

test('a lost answer causes no second submission', async ({ page, watch }) => {
  watch.expectFault(/ERR_FAILED|ERR_CONNECTION/);
  await becomeCustomer(page, store);
  await openThread(page, text['chat.write-admin']);
  const send = page.getByRole('button', { name: text['chat.send'], exact: true });
  await alive(send);
  let lost = 0;
  await page.route('**/graphql*', async (route, request) => {
    if (!isOperation(request, 'SendMessage') || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('textbox', { name: text['chat.write'] }).fill('Satu kali saja');
  await send.click();
  const log = page.getByRole('log');
  await expect(log).toContainText(text['chat.sent']);
  expect(lost).toBe(1);
  await page.reload();
  await expect(log.getByText('Satu kali saja', { exact: true })).toHaveCount(1);
});

test('a picture is sent, shown and opened; a text file is refused', async ({ page }) => {
  await becomeCustomer(page, store);
  await openThread(page, text['chat.write-admin']);
  await alive(page.getByRole('button', { name: text['chat.send'], exact: true }));
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'catatan.txt', mimeType: 'text/plain', buffer: Buffer.from('halo') });
  await expect(page.getByRole('alert')).toHaveText(text['refusal.picture-invalid']);
  const picture = await page.screenshot({ type: 'png' });
  await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: picture });
  const shown = page.getByRole('log').getByRole('button', { name: text['chat.open-picture'] });
  await expect(shown).toBeVisible();
  for (const [width, expected] of [
    [1280, 320],
    [451, 320],
    [450, 0.65 * 450],
    [360, 0.65 * 360],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    expect({ width, shown: (await shown.locator('img').boundingBox())?.width }).toEqual({ width, shown: expected });
  }
  await shown.click();
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toBeVisible();
  const { width = 0 } = (await large.boundingBox()) ?? {};
  await large.dblclick();
  await expect.poll(async () => (await large.boundingBox())?.width).toBe(2 * width);
  await large.dblclick();
  await expect.poll(async () => (await large.boundingBox())?.width).toBe(width);
});

test('a long chat can be read up to its beginning without layout shifts, with few messages rendered', async ({
  page,
}) => {
  await becomeCustomer(page, store);
  await openThread(page, text['chat.write-admin']);
  const written = `Panjang ${Date.now()}`;
  await page.getByRole('textbox', { name: text['chat.write'] }).fill(written);
  const send = page.getByRole('button', { name: text['chat.send'], exact: true });
  await alive(send);
  await send.click();
  const log = page.getByRole('log');
  await expect(log).toContainText(text['chat.sent']);
  const all = Array.from({ length: 150 }, (_, at) => `Jawaban ${at + 1}.`);
  const chat = await chatWith(page, written);
  await answer(page, chat, ...all);
  await page.reload();
  await alive(send);
  const scroller = log.locator('xpath=..');
  const shown = () => log.getByText(/^Jawaban \d+\.$/).allTextContents();
  const topOf = (one: string) => log.getByText(one, { exact: true }).evaluate((line) => line.getBoundingClientRect().y);
  const scrollUp = () => scroller.evaluate((element) => element.scrollBy({ top: -element.scrollHeight }));

  await expect(log.getByText('Jawaban 150.')).toBeInViewport();
  await scrollUp();
  const before = await topOf('Jawaban 121.');
  await expect(log.getByText('Jawaban 91.')).toBeAttached();
  expect(Math.abs((await topOf('Jawaban 121.')) - before)).toBeLessThan(1);

  const seen = new Set<string>();
  let most = 0;
  const look = async () => {
    const now = await shown();
    for (const one of now) seen.add(one);
    most = Math.max(most, now.length);
  };
  const reachEnd = () =>
    expect(async () => {
      await scrollUp();
      await look();
      await expect(log.getByText(text['chat.end'])).toBeInViewport({ timeout: 200 });
    }).toPass();
  await reachEnd();
  // A slow machine may load two pages at once while scrolling up.
  const linesInView = () =>
    log
      .getByText(/^Jawaban \d+\.$/)
      .evaluateAll(
        (lines) =>
          lines.map((line) => line.getBoundingClientRect()).filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
            .length,
      );
  const goDown = () =>
    scroller.evaluate((element) => {
      const before = element.scrollTop;
      element.scrollBy({ top: element.clientHeight / 2 });
      return element.scrollTop === before;
    });
  for (let isAtBottom = false; !isAtBottom; isAtBottom = await goDown()) {
    await expect.poll(linesInView).toBeGreaterThan(0);
    await look();
  }
  await expect(log.getByText('Jawaban 150.')).toBeInViewport();
  await look();
  await reachEnd();
  expect([...seen].sort((one, other) => all.indexOf(one) - all.indexOf(other))).toEqual(all);
  expect(most).toBeLessThan(130);
  expect((await shown()).length).toBeLessThan(100);

  const place = await topOf('Jawaban 1.');
  await answer(page, chat, 'Masih di sana?');
  const back = page.getByRole('button', { name: /1 pesan baru/ });
  await expect(back).toBeVisible();
  expect(Math.abs((await topOf('Jawaban 1.')) - place)).toBeLessThan(1);
  await back.click();
  await expect(log.getByText('Masih di sana?')).toBeInViewport();
  await expect(back).toBeHidden();
});

test('an unsent message of a closed chat is sent by the next page', async ({ page, watch }) => {
  watch.expectFault(/ERR_FAILED/);
  await becomeCustomer(page, store);
  await openThread(page, text['chat.write-admin']);
  const send = page.getByRole('button', { name: text['chat.send'], exact: true });
  await alive(send);
  await page.route('**/graphql*', (route, request) =>
    isOperation(request, 'SendMessage') ? route.abort() : route.continue(),
  );
  await page.getByRole('textbox', { name: text['chat.write'] }).fill('Nanti saja');
  const failed = page.waitForEvent('requestfailed');
  await send.click();
  await failed;
  await page.unroute('**/graphql*');
  await page.goBack();
  await expect(page.getByRole('main').getByRole('article')).toContainText('Kamu: Nanti saja');
});

test('a picture whose tab is closed before it is sent is sent once by the next one', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFault(/ERR_FAILED/);
  await becomeCustomer(page, store);
  await openThread(page, text['chat.write-admin']);
  await alive(page.getByRole('button', { name: text['chat.send'], exact: true }));
  const upload = '**/chat/**/picture';
  await page.route(upload, (route) => route.abort());
  const picture = { name: 'foto.png', mimeType: 'image/png', buffer: await page.screenshot({ type: 'png' }) };
  const failed = page.waitForEvent('requestfailed');
  await page.locator('input[type=file]').setInputFiles(picture);
  await failed;
  await expect(page.getByRole('alert')).toContainText(text['chat.failed']);
  const thread = page.url();
  await page.close();
  const next = await context.newPage();
  await open(next, `/${store}/chat/0/0/0/0`);
  await expect(next.getByRole('main').getByRole('article')).toContainText(`Kamu: ${text['chat.picture']}`);
  await open(next, thread);
  await expect(next.getByRole('log').getByRole('button', { name: text['chat.open-picture'] })).toHaveCount(1);
  const waiting = () =>
    next.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes(':unsent:'));
      return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().length;
    });
  await expect.poll(waiting).toBe(0);
});

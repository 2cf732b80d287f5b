import { Client } from 'pg';
import { chromium, type Page } from 'playwright-core';
import { createPasswords } from '../../provider/password';
import { Shopper } from '../support/customers/shopper';
import { chromiumOptions } from '../support/programs/chromium-options';
import type { RunningServer } from '../support/programs/start-server';
import { quantile } from './quantile';
import { atLeast, frameRate, type Row } from './table';

const store = 'plasanusa';
const storeUid = 'pns_app';
const name = 'obrolan';
const password = 'belanja123';
const messageCount = 5_000;
/** Pixels per frame: about 6,000 per second, like a quick flick of the thumb. */
const step = 100;
const slowFrames = 600;

/** A customer with a thread of messages of different lengths, three per hour. */
async function addThread(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `with customer as (
       insert into customers (store_id, view_uid, name, username, email, password_hash, email_verified_at)
       select id, 'obrolan_' || id, 'Obrolan', $2::text, $2 || '@toko.test', $3, now() from stores where codename = $1
       returning id, store_id
     ), chat as (
       insert into chats (store_id, customer_id, shop_uid) select store_id, id, '' from customer returning id
     )
     insert into chat_messages (chat_id, by_customer, session_code, type, content, sent_at)
     select id, number % 3 = 0, case when number % 3 = 0 then 'WEB' || number end, 0,
       number || '. ' || repeat('Masih ada stoknya, kak? ', 1 + number % 7), now() - interval '20 minutes' * ($4 - number)
     from chat, generate_series(1, $4::int) number order by number`,
    [store, name, await createPasswords().hash(password), messageCount],
  );
  await client.query(
    'update chats set last_message_id = (select max(id) from chat_messages where chat_id = chats.id) where last_message_id = 0',
  );
  await client.end();
}

async function openThread(page: Page, url: string) {
  const shopper = new Shopper(url, store);
  await shopper.must('SignIn', { identity: name, password });
  const cookies = shopper.cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    const isSecure = pair.startsWith('__Host-');
    return {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      url: url.replace('http:', isSecure ? 'https:' : 'http:'),
      secure: isSecure,
    };
  });
  await page.context().addCookies(cookies);
  await page.goto(`${url}/${store}/chat/0/0/1/${storeUid}`);
  await page.getByText(`${messageCount}. `).waitFor();
  await page.waitForLoadState('networkidle');
}

interface Scrolled {
  frames: number[];
  long: number;
  maxBubbles: number;
  maxElements: number;
}

/** Scrolls up to the start of the thread, or until the maximum number of frames. */
const scrollUp = async ([step, frameLimit]: [number, number]): Promise<Scrolled> => {
  const log = document.querySelector('[role=log]');
  const scroller = log?.parentElement;
  if (!log || !scroller) throw new Error('There is no thread');
  let long = 0;
  const observer = new PerformanceObserver((list) => {
    long += list.getEntries().length;
  });
  observer.observe({ type: 'long-animation-frame' });
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const frames: number[] = [];
  let [maxBubbles, maxElements] = [0, 0];
  let last = await frame();
  const isAtTop = () => scroller.scrollHeight - scroller.clientHeight + scroller.scrollTop < 2;
  const hasEnded = () => isAtTop() && log.firstElementChild?.textContent === 'Akhir dari Chat';
  while (frames.length < frameLimit && !hasEnded()) {
    scroller.scrollTop -= step;
    const now = await frame();
    frames.push(now - last);
    last = now;
    if (frames.length % 20 === 0) {
      maxBubbles = Math.max(maxBubbles, log.querySelectorAll('time').length);
      maxElements = Math.max(maxElements, document.querySelectorAll('*').length);
    }
  }
  observer.disconnect();
  return { frames, long, maxBubbles, maxElements };
};

function rowOf(what: string, { frames, long, maxBubbles, maxElements }: Scrolled): Row {
  const at = (share: number) => quantile(frames, share);
  return {
    what,
    target: `${frameRate} frames a second`,
    ofBudget: [atLeast(1_000 / at(0.5), frameRate)],
    measured: `${(1_000 / at(0.5)).toFixed(0)} frames a second, ${long} long frames`,
    how: `${frames.length} frames of ${step} px; 95 of 100 within ${at(0.95).toFixed(1)} ms, the longest ${at(1).toFixed(1)} ms; long is above 50 ms; at most ${maxBubbles} messages and ${maxElements} elements on the page`,
  };
}

/** Measures how smoothly a thread of 5,000 messages scrolls up to its beginning, on a phone's screen. */
export async function measureChatScroll(server: RunningServer, databaseUrl: string): Promise<Row[]> {
  await addThread(databaseUrl);
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'id-ID' });
  // The transpiler wraps the functions that are sent to the page in a helper, which the page needs.
  await page.addInitScript('globalThis.__name = (named) => named');
  await openThread(page, server.url);
  const whole = await page.evaluate(scrollUp, [step, 60_000] satisfies [number, number]);
  // From the middle, with as many messages below as above.
  await page.evaluate(() => {
    const scroller = document.querySelector('[role=log]')?.parentElement;
    scroller?.scrollTo({ top: -scroller.scrollHeight / 2 });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const slow = await page.evaluate(scrollUp, [step, slowFrames] satisfies [number, number]);
  await browser.close();
  const thread = `a chat of ${messageCount.toLocaleString('en')} messages at 390 px`;
  return [
    rowOf(`scrolling up through ${thread}, older ones loaded on the way`, whole),
    rowOf(`scrolling through the middle of ${thread}, processor 4 times slower`, slow),
  ];
}

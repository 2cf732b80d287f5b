import type { Page } from '@playwright/test';
import { chromiumOptions } from '../support/programs/chromium-options';
import { isSoak } from '../support/programs/soak';
import { ask, becomeCustomer, homeAddress, verifyPhone } from './customer';
import { demoStores } from './demo-pages';
import { isBought, type ItemVisit, reachEnd } from './item-ends';
import { type DemoItem, itemsOf, pageOf } from './item-examples';
import { type Language, languages } from './messages';
import { expect, test, type Watch } from './watched-test';

/** In one test: they share a customer, and what the browser has loaded. */
const itemsAtOnce = 8;
/** On a machine that does much else. */
const maxItemMs = 60_000;
const actionMs = 30_000;

// Other tests look at the pictures.
test.use({ launchOptions: chromiumOptions(['--blink-settings=imagesEnabled=false']), hasPictures: false });

type Visit = Pick<ItemVisit, 'item' | 'language'>;

const isOpen = ({ is_open }: DemoItem) => is_open !== 0;

/** In a soak every item, else the first of each type and style that can be bought. */
function chosen(codename: string): DemoItem[] {
  const items = itemsOf(codename);
  if (isSoak) return items;
  const kindOf = ({ type, style }: DemoItem) => `${type} ${Number(style ?? 0)}`;
  const firstOf = (kind: string) => {
    const same = items.filter((item) => kindOf(item) === kind);
    return same.find(isOpen) ?? same[0];
  };
  return [...new Set(items.map(kindOf))].flatMap((kind) => firstOf(kind) ?? []);
}

/** In a soak services, rides and direct purchases are bought in both languages; else each item is met in one. */
function visitsOf(items: readonly DemoItem[], first: Language): Visit[] {
  const second = languages.find(({ language }) => language !== first)?.language ?? first;
  return [
    ...items.map((item) => ({ item, language: first })),
    ...(isSoak ? items.filter(isBought).map((item) => ({ item, language: second })) : []),
  ];
}

async function becomeBuyer(page: Page, codename: string) {
  await becomeCustomer(page, codename);
  await verifyPhone(page);
  await ask(page, 'SaveAddress', { address: homeAddress });
}

/** @returns what went wrong */
async function visit(page: Page, watch: Watch, codename: string, { item, language }: Visit): Promise<string[]> {
  const faults = watch.faults.length;
  const name = `${codename} ${item.view_uid} (type ${item.type}, ${language})`;
  const failures: string[] = [];
  try {
    const end = await reachEnd({ page, store: codename, item, path: pageOf(codename, item), language });
    console.log(`${name}: ${end}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n').slice(0, 8).join(' / ') : String(error);
    failures.push(`${name} ended at ${page.url()}: ${reason}`);
  }
  return [...failures, ...watch.faults.slice(faults).map((fault) => `${name}: ${fault}`)];
}

for (const [at, { codename }] of demoStores.entries()) {
  const items = chosen(codename);
  for (let first = 0; first < items.length; first += itemsAtOnce) {
    // Both languages meet each type of item, in one store or another.
    const { language } = languages[(at + first / itemsAtOnce) % languages.length] ?? languages[0];
    const visits = visitsOf(items.slice(first, first + itemsAtOnce), language);

    test(`the actions of ${codename} from item ${first + 1} reach their end`, async ({ page, watch }) => {
      test.setTimeout(maxItemMs * visits.length);
      page.setDefaultTimeout(actionMs);
      page.setDefaultNavigationTimeout(maxItemMs);
      await becomeBuyer(page, codename);
      const failures: string[] = [];
      let spoken: Language | null = null;
      for (const one of visits) {
        if (one.language !== spoken) await page.goto(`/${codename}/maintenance?lang=${one.language}`);
        spoken = one.language;
        failures.push(...(await visit(page, watch, codename, one)));
      }
      expect(failures).toEqual([]);
    });
  }
}

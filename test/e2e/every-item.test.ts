import type { Page } from '@playwright/test';
import { chromiumOptions } from '../support/programs/chromium-options';
import { isSoak } from '../support/programs/soak';
import { ask, becomeCustomer, homeAddress, verifyPhone } from './customer';
import { demoStores } from './demo-pages';
import { isBought, type ItemVisit, reachEnd } from './item-ends';
import { type DemoItem, itemsOf, pageOf } from './item-examples';
import { type Language, languages } from './messages';
import { expect, test, type Watch } from './watched-test';

/** The items in one test, which share a customer and the browser's cache. */
const itemsAtOnce = 8;
/** The timeout on a busy machine. */
const maxItemMs = 60_000;
const actionMs = 30_000;

// Other tests check the pictures.
test.use({ launchOptions: chromiumOptions(['--blink-settings=imagesEnabled=false']), hasPictures: false });

type Visit = Pick<ItemVisit, 'item' | 'language'>;

const languageAt = (index: number) => (languages[index % languages.length] ?? languages[0]).language;
const isOpen = ({ is_open }: DemoItem) => is_open !== 0;

/** A soak visits every item of a store in one language, and items that are bought directly in both. */
function visitsOfSoak(codename: string, at: number): Visit[] {
  // Each type of item is visited in both languages, in some store.
  return itemsOf(codename).flatMap((item, index) => {
    const group = Math.floor(index / itemsAtOnce);
    const visit = { item, language: languageAt(at + group) };
    return isBought(item) ? [visit, { item, language: languageAt(at + group + 1) }] : [visit];
  });
}

const kindOf = ({ type, style }: DemoItem) => `${type} ${Number(style ?? 0)}`;
const kinds = [...new Set(demoStores.flatMap(({ codename }) => itemsOf(codename).map(kindOf)))];

/** The first item of each kind in the store that can be bought. */
function exampleOf(kind: string, codename: string): DemoItem | undefined {
  const same = itemsOf(codename).filter((item) => kindOf(item) === kind);
  return same.find(isOpen) ?? same[0];
}

/** The gate visits each type and style once, in one of the stores that have it; stores and languages alternate. */
function visitsOfGate(): Map<string, Visit[]> {
  const visits = new Map<string, Visit[]>();
  for (const [at, kind] of kinds.entries()) {
    const examples = demoStores.flatMap(({ codename }) => {
      const item = exampleOf(kind, codename);
      return item ? [{ codename, item }] : [];
    });
    const example = examples[at % examples.length];
    if (!example) continue;
    const { codename, item } = example;
    visits.set(codename, [...(visits.get(codename) ?? []), { item, language: languageAt(at) }]);
  }
  return visits;
}

const visitsByStore = isSoak
  ? new Map(demoStores.map(({ codename }, at) => [codename, visitsOfSoak(codename, at)]))
  : visitsOfGate();

async function becomeBuyer(page: Page, codename: string) {
  await becomeCustomer(page, codename);
  await verifyPhone(page);
  await ask(page, 'SaveAddress', { address: homeAddress });
}

/** @returns the faults */
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

for (const [codename, all] of visitsByStore) {
  for (let first = 0; first < all.length; first += itemsAtOnce) {
    // Changes the language as rarely as possible.
    const visits = all
      .slice(first, first + itemsAtOnce)
      .sort((one, other) => one.language.localeCompare(other.language));

    test(`the actions of ${codename} from visit ${first + 1} reach their end`, async ({ page, watch }) => {
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

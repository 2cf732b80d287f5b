import { isSoak } from '../support/programs/soak';
import { ask, becomeCustomer, homeAddress, verifyPhone } from './customer';
import { demoStores } from './demo-pages';
import { type DemoItem, itemsOf, pageOf } from './item-examples';
import { reachEnd } from './item-ends';
import { languages } from './messages';
import { expect, test } from './watched-test';

/** In one test. */
const itemsAtOnce = 8;
const mostOfItemMs = 40_000;
const actionMs = 10_000;

/** In a soak every item, else the first of each type and style. */
function chosen(codename: string): DemoItem[] {
  const items = itemsOf(codename);
  if (isSoak) return items;
  const seen = new Set<string>();
  return items.filter(({ type, style }) => {
    const kind = `${type} ${Number(style ?? 0)}`;
    return !seen.has(kind) && seen.add(kind);
  });
}

for (const [at, { codename }] of demoStores.entries()) {
  const items = chosen(codename);
  for (let first = 0; first < items.length; first += itemsAtOnce) {
    const some = items.slice(first, first + itemsAtOnce);
    // Both languages meet each type of item, in one store or another.
    const { language, locale } = languages[(at + first / itemsAtOnce) % languages.length] ?? languages[0];
    test.describe(`the actions of ${codename} from item ${first + 1} in ${language}`, () => {
      test.use({ locale });

      test('reach their end', async ({ page, watch }) => {
        test.setTimeout(mostOfItemMs * some.length);
        page.setDefaultTimeout(actionMs);
        page.setDefaultNavigationTimeout(mostOfItemMs);
        await becomeCustomer(page, codename);
        await verifyPhone(page);
        await ask(page, 'SaveAddress', { address: homeAddress });
        const failures: string[] = [];
        for (const item of some) {
          const faults = watch.faults.length;
          const name = `${codename} ${item.view_uid} (type ${item.type})`;
          try {
            const end = await reachEnd({ page, store: codename, item, path: pageOf(codename, item), language });
            console.log(`${name}: ${end}`);
          } catch (error) {
            const reason = error instanceof Error ? error.message.split('\n').slice(0, 8).join(' / ') : String(error);
            failures.push(`${name} ended at ${page.url()}: ${reason}`);
          }
          failures.push(...watch.faults.slice(faults).map((fault) => `${name}: ${fault}`));
        }
        expect(failures).toEqual([]);
      });
    });
  }
}

import { randomUUID } from 'node:crypto';
import { randomFrom } from '../../../provider/media/recipe';
import { readRegions } from '../../../provider/modules/addresses/queries/regions';
import { checkSelling } from '../../../provider/sell-check/check-selling';
import type { StuckCode, Verdict } from '../../../provider/sell-check/verdicts/verdict';
import type { CatalogueItem } from '../../../provider/store-check/catalogue-item';
import { withDefaults } from '../../../provider/store-check/fill-defaults';
import { SourceRefused } from '../../../provider/store-check/issue';
import { metresBetween, type Router } from '../../../provider/router/router';
import { countOf } from '../../support/programs/soak';
import { databases, openMigrated } from '../../support/provider/databases';
import { realPurchases } from '../../support/provider/real-purchase';
import { serve, type TestApp } from '../../support/provider/test-app';
import { variedStore } from '../../support/stores/varied-store';

jest.setTimeout(600_000);

const begin = new Date('2026-11-21T10:00:00Z');
const regions = readRegions();
/** The check measures rides in a straight line. */
const straight: Router = {
  route: async (from, to) => ({ points: [from, to], metres: Math.round(metresBetween(from, to)), seconds: 60 }),
};
const verdictsOfStore = 8;
const full = 400;

/** As many different verdicts as there are, by what is sold and how it ends. */
function sample(verdicts: readonly Verdict[], random: () => number, count: number): Verdict[] {
  const shuffled = verdicts.map((verdict) => ({ verdict, at: random() })).sort((one, other) => one.at - other.at);
  const seen = new Map<string, number>();
  return shuffled
    .map(({ verdict }) => {
      const key = [verdict.offer.kind, verdict.end, verdict.stuck?.code, verdict.delivery === null].join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
      return { verdict, turn: seen.get(key) ?? 0 };
    })
    .sort((one, other) => one.turn - other.turn)
    .slice(0, count)
    .map(({ verdict }) => verdict);
}

/** What the provider answers where a verdict is stuck. */
const refusals: Readonly<Record<StuckCode, readonly string[]>> = {
  // The provider looks first at whether goods are bought at all, or asked for.
  NEVER_OPEN: ['CLOSED', 'NOT_PURCHASABLE'],
  LAST_DAY_OVER: ['NOT_PURCHASABLE'],
  SOLD_OUT: ['STOCK_SHORT'],
  // The provider looks at the stock first.
  NO_OPENING_HOURS: ['SLOT_INVALID', 'STOCK_SHORT'],
  NO_DAY: ['SLOT_INVALID', 'STOCK_SHORT'],
  MINIMUM_UNREACHABLE: ['MINIMUM_ORDER'],
  CARRIER_DOES_NOT_REACH: ['CARRIER_INVALID', 'MINIMUM_ORDER'],
  // The provider looks at the minimum order first.
  PAYMENT_NOT_FOR_KIND: ['PAYMENT_INVALID', 'MINIMUM_ORDER'],
  PAYMENT_NOT_FOR_CARRIER: ['PAYMENT_INVALID', 'MINIMUM_ORDER'],
  BALANCE_NEVER_FILLED: ['unpaid'],
  RIDE_OUTSIDE: ['RIDE_OUTSIDE'],
  RIDE_TOO_FAR: ['RIDE_TOO_FAR'],
  RIDE_NO_ROUTE: ['RIDE_NO_ROUTE'],
  RIDE_PLACE_NOT_ASKED: ['RIDE_PLACE_MISSING'],
  NUMBER_IMPOSSIBLE: ['BILL_NUMBER_INVALID'],
  REFUSED: [],
};

const expectedOf = ({ end, stuck }: Verdict): readonly string[] => {
  if (end === 'paid') return ['paid'];
  return stuck ? refusals[stuck.code] : ['NOT_PURCHASABLE'];
};

/**
 * A biller decides which numbers owe something. Goods alone are refused by the provider where their page has the seller asked
 * instead.
 */
function isTried({ offer: { kind, lines, number }, end }: Verdict) {
  if (kind === 'bill') return number !== undefined && lines[0]?.variant !== null;
  return end !== 'asked' || kind === 'goods';
}

describe.each(databases)('the verdicts of stores with rules by chance, on %s', (_name, open) => {
  let provider: TestApp;
  let time = begin;
  beforeAll(async () => {
    provider = await serve(await openMigrated(open), () => time, straight);
    await provider.modules.addresses.regions.load();
  });
  afterAll(() => provider.close());

  async function applyVaried(random: () => number) {
    for (;;) {
      time = begin;
      const { document, items } = variedStore(random);
      const { codename } = document;
      try {
        await provider.admin.apply(codename, { file: 'store.yaml', text: JSON.stringify(document) }, { force: true });
        await provider.admin.replaceItems(codename, {
          file: 'items.yaml',
          text: JSON.stringify({ items, vouchers: [] }),
        });
        return codename;
      } catch (error) {
        if (!(error instanceof SourceRefused)) throw error;
      }
    }
  }

  test('hold as real purchases', async () => {
    const seed = process.env.SEED ?? randomUUID();
    const random = randomFrom(seed);
    const wrong: string[] = [];
    const tried = new Map<string, number>();
    for (let count = 0; count < countOf(full); ) {
      const codename = await applyVaried(random);
      const store = withDefaults((await provider.admin.export(codename)).document);
      const { entries } = await provider.admin.exportResource(codename, 'items');
      const items = entries as unknown as CatalogueItem[];
      const { verdicts } = checkSelling({ store, items, regions, now: begin });
      const purchases = realPurchases(provider, {
        codename,
        store,
        items,
        setTime: (at) => void (time = at),
        now: () => time,
      });
      for (const verdict of sample(verdicts.filter(isTried), random, verdictsOfStore)) {
        const { offer, delivery, destination, payment, end, stuck } = verdict;
        const outcome = await purchases.outcomeOf(verdict);
        await purchases.restock();
        const kind = `${offer.kind} ${end ?? stuck?.code}`;
        tried.set(kind, (tried.get(kind) ?? 0) + 1);
        count += 1;
        if (expectedOf(verdict).includes(outcome)) continue;
        wrong.push(
          JSON.stringify({ codename, offer, delivery, zone: destination?.zone, payment, end, stuck, outcome }),
        );
      }
    }
    if (process.env.SEED) process.stdout.write(`${JSON.stringify([...tried])}\n`);
    expect({ seed, wrong }).toEqual({ seed, wrong: [] });
  });
});

import type { CheckSelling, SellIssue } from '../../selling';
import { withDefaults } from '../../store-check/fill-defaults';
import type { StoreDocument } from '../../store-check/store-document';
import type { Clock } from '../../clock';
import type { PlanCheck } from '../stores/rules/change-store';
import type { createSellingItems } from './queries/selling-items';

const maxStored = 200;
const hourMs = 60 * 60 * 1_000;

interface SellingDeps {
  checkSelling: CheckSelling;
  sellingItems: ReturnType<typeof createSellingItems>;
  now: Clock;
}

/** The document of a draft or of a revision without errors. */
export interface Sellable {
  /** Names the document among all of the store: the number of its revision, or its checksum. */
  version: number | string;
  document: StoreDocument;
}

type Issues = Promise<readonly SellIssue[]>;

/** Whether somebody can buy by the rules of a document; checked once for each version of it and of the items. */
export function createSelling({ checkSelling, sellingItems, now }: SellingDeps) {
  const stored = new Map<string, Issues>();

  const store = (key: string, issues: Issues) => {
    stored.set(key, issues);
    issues.catch(() => stored.delete(key));
    for (const oldest of stored.keys()) if (stored.size > maxStored) stored.delete(oldest);
    return issues;
  };

  /** @throws Busy */
  const find = async (codename: string, { version, document }: Sellable): Issues => {
    const moment = now();
    const revision = await sellingItems.revision(codename);
    const key = [codename, version, revision, Math.floor(moment.getTime() / hourMs)].join(' ');
    const known = stored.get(key);
    if (known) return known;
    const items = await sellingItems.list(codename);
    return store(key, checkSelling({ store: withDefaults(document), items, now: moment }));
  };

  return {
    find,

    /** For a change of a store, after which what is scheduled has to sell too. */
    planCheck: (codename: string): PlanCheck => ({
      findObstacles: ({ checksum, document }) => find(codename, { version: checksum, document }),
    }),
  };
}

import type { CheckSelling, SellIssue } from '../../selling';
import { withDefaults } from '../../store-check/fill-defaults';
import type { Catalogue } from '../catalogue';
import type { Clock } from '../../clock';
import type { Draft } from '../stores/rules/drafts';

const maxStored = 200;
const hourMs = 60 * 60 * 1_000;

interface SellingDeps {
  checkSelling: CheckSelling;
  sellingItems: Catalogue['sellingItems'];
  now: Clock;
}

/** A draft, or a revision. */
export type Sellable = Pick<Draft, 'version' | 'document' | 'issues'>;

type Issues = Promise<readonly SellIssue[]>;

/** Whether somebody can buy by the rules of a document; checked once for each version of it and of the items. */
export function createDraftSelling({ checkSelling, sellingItems, now }: SellingDeps) {
  const stored = new Map<string, Issues>();

  const store = (key: string, issues: Issues) => {
    stored.set(key, issues);
    issues.catch(() => stored.delete(key));
    for (const oldest of stored.keys()) if (stored.size > maxStored) stored.delete(oldest);
    return issues;
  };

  /** Empty for a draft with errors, of which nothing can be said. @throws Busy */
  return async (codename: string, { version, document, issues }: Sellable): Issues => {
    if (issues.length > 0) return [];
    const moment = now();
    const revision = await sellingItems.revision(codename);
    const key = [codename, version, revision, Math.floor(moment.getTime() / hourMs)].join(' ');
    const known = stored.get(key);
    if (known) return known;
    const items = await sellingItems.list(codename);
    return store(key, checkSelling({ store: withDefaults(document), items, now: moment }));
  };
}

import { sellIssues } from './issues/sell-issues';
import { verdictsOfStore } from './verdicts/store-verdicts';
import type { SellingStore } from './verdicts/selling-store';

/** Walks the checkout's charts by the rules of a store: whether somebody can buy what it sells. */
export function checkSelling(selling: SellingStore) {
  const verdicts = verdictsOfStore(selling);
  return { verdicts, issues: sellIssues(selling.store, verdicts) };
}

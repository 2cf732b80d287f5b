import { itemsPerCall } from '../../__generated__/limits';
import { listOf, text } from '../../storage/shape';
import { storedValue } from '../../storage/stored-value';

const itemsOf = (codename: string) => storedValue('local/person/items', listOf(text), codename);

/** Ids of the recently viewed items, newest first. They stay in the browser, and are deleted at sign-out. */
export function recentItems(codename: string): string[] {
  return itemsOf(codename).read()?.slice(0, itemsPerCall) ?? [];
}

export function addRecentItem(codename: string, id: string) {
  const others = recentItems(codename).filter((other) => other !== id);
  itemsOf(codename).write([id, ...others].slice(0, itemsPerCall));
}

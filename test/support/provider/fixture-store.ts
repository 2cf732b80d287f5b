import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');

/** A small store of every component category; other codenames, names and hosts can be put in. */
export const storeText = (codename = 'warung') => read('store.yaml').replaceAll('warung', codename);

export const itemsText = () => read('items.yaml');

/** Takes a needle that must be there, so that a test can't silently change nothing. */
export function changed(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The fixture has no ${from}`);
  return text.replace(from, to);
}

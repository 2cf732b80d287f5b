import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');

/** A small store with every component category; codename, name and hosts can be replaced. */
export const storeText = (codename = 'warung') => read('store.yaml').replaceAll('warung', codename);

export const itemsText = () => read('items.yaml');

/** Replaces a text; throws if it is missing, so that a test cannot silently change nothing. */
export function changed(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The fixture has no ${from}`);
  return text.replace(from, to);
}

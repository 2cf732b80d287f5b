import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const stores = join(__dirname, '../../../provider/seed/stores');
const medium = /\b(?:listimage|appicon|appslider|compbackground|userphoto|reviewimage|popup)\/[A-Za-z0-9_.~-]+/g;

const mediaOf = (codename: string, file: string) =>
  readFileSync(join(stores, codename, file), 'utf8').match(medium) ?? [];

/** Each demo store with the `{kind}/{name}` of every picture in its files. */
export const demoMedia: [codename: string, media: string[]][] = readdirSync(stores).map((codename) => [
  codename,
  [...new Set([...mediaOf(codename, 'store.yaml'), ...mediaOf(codename, 'items.yaml')])],
]);

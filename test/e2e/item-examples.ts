import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { itemPath } from '../../src/routing/paths';
import { repository } from '../harness/running-program';

interface DemoItem {
  view_uid: string;
  title: string;
  type: number;
  [field: string]: unknown;
}

/** Fields that change what the page of an item shows. */
const flags = [
  'hide_image_flag',
  'hide_info',
  'hide_info_product',
  'hide_info_seller',
  'hide_info_rating',
  'hide_info_message',
  'product_show_discount',
  'product_show_related',
  'search_flag',
  'by_appointment',
  'show_web',
  'is_open',
];
const given = ['variants', 'expired_date', 'hours', 'close_status', 'text_buy', 'image5', 'services', 'origin'];

/** What an item's page is an example of. */
function examplesIn(item: DemoItem, withFlags: boolean): string[] {
  const type = `item type ${item.type}`;
  const kinds = [type, ...(item.type === 3 ? [`${type}, style ${Number(item.style ?? 0)}`] : [])];
  if (!withFlags) return kinds;
  return [
    ...kinds,
    ...flags.filter((flag) => item[flag] !== undefined).map((flag) => `${type}, ${flag} ${String(item[flag])}`),
    ...given.filter((field) => item[field]).map((field) => `${type} with ${field}`),
  ];
}

/** The items of a demo store that have a page to stay on, with what their pages are examples of. */
export function itemExamples(codename: string, withFlags: boolean): { path: string; shows: string[] }[] {
  const file = join(repository, 'provider/seed/stores', codename, 'items.yaml');
  const { items } = parse(readFileSync(file, 'utf8')) as { items: DemoItem[] };
  return items
    .filter(({ type, url }) => !(type === 6 && String(url).startsWith('https://s.')))
    .map((item) => ({
      path: `/${codename}${itemPath({ title: item.title, viewUid: item.view_uid })}`,
      shows: examplesIn(item, withFlags),
    }));
}

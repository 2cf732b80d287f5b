import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { itemPath } from '../../src/routing/paths';
import { repository } from '../support/programs/programs';

export interface DemoItem {
  view_uid: string;
  title: string;
  type: number;
  text_buy?: string;
  en?: { title?: string; text_buy?: string };
  [field: string]: unknown;
}

/** Fields that change the page of an item. */
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

/** The kinds of content of which an item's page is an example. */
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

/** The items in the file of a demo store. */
export function itemsOf(codename: string): DemoItem[] {
  const file = join(repository, 'provider/seed/stores', codename, 'items.yaml');
  return (parse(readFileSync(file, 'utf8')) as { items: DemoItem[] }).items;
}

export const pageOf = (codename: string, { title, view_uid }: DemoItem) =>
  `/${codename}${itemPath({ title, id: view_uid })}`;

/** The path of each item of a demo store; a few redirect inside the store. */
export const itemPages = (codename: string): string[] => itemsOf(codename).map((item) => pageOf(codename, item));

/** The items of a demo store whose pages do not redirect, with the kinds of content of which they are examples. */
export const itemExamples = (codename: string, withFlags: boolean): { path: string; shows: string[] }[] =>
  itemsOf(codename)
    .filter(({ type, url }) => !(type === 6 && String(url).startsWith('https://s.')))
    .map((item) => ({ path: pageOf(codename, item), shows: examplesIn(item, withFlags) }));

import itemsSchema from '../../__generated__/items-schema.json';
import storeSchema from '../../__generated__/store-schema.json';
import type { Issue, SourceError } from '../../store-check/issue';
import { type JsonSchema, resolveRef } from '../../store-check/json-schema';

export const resourceNames = ['items', 'vouchers', 'carriers', 'payments'] as const;
export type ResourceName = (typeof resourceNames)[number];

/** An item, voucher, carrier or way to pay as a file has it; perhaps not all of it. */
export type Entry = Record<string, unknown>;

type Fields = Readonly<Record<string, JsonSchema>>;

/** Parts of an entry that are known by an id of their own, such as an item's variants. */
export interface Parts {
  /** The entry's field that lists them. */
  field: string;
  /** The part's field by which it is known. */
  id: string;
  /** What columns of a CSV file begin with. */
  column: string;
  fields: Fields;
  required: readonly string[];
}

/** What can be exported and applied as a file of its own. */
export interface Resource {
  name: ResourceName;
  /** One of it, in messages. */
  noun: string;
  /** The key of its list in a YAML file. */
  list: string;
  /** The field by which an entry is known. */
  id: string;
  fields: Fields;
  required: readonly string[];
  /** Fields that an exported CSV file has as columns; it may be given others. */
  columns: readonly string[];
  parts?: Parts;
  /** The field that customers' orders count down. */
  stock?: string;
}

function fieldsOf(root: unknown, definition: string) {
  const schema = root as JsonSchema;
  const { properties = {}, required = [] } = schema.definitions?.[definition] ?? {};
  const fields = Object.entries(properties).map(([name, field]) => {
    const whole = { ...resolveRef(field, schema), ...field };
    return [name, { ...whole, ...(whole.items && { items: resolveRef(whole.items, schema) }) }];
  });
  return { fields: Object.fromEntries(fields) as Fields, required: required as string[] };
}

const itemColumns =
  'type title price price_before_discount use_quantity quantity max_qty weight is_open close_status parent components image image2 image3 image4 image5 label_search regency discount_flag content';
const voucherColumns =
  'category type value max_value min_price quota per_customer start_date end_date partner cashback_flag note';

export const resources: Readonly<Record<ResourceName, Resource>> = {
  items: {
    name: 'items',
    noun: 'item',
    list: 'items',
    id: 'view_uid',
    ...fieldsOf(itemsSchema, 'item'),
    columns: itemColumns.split(' '),
    parts: { field: 'variants', id: 'view_uid', column: 'variant', ...fieldsOf(itemsSchema, 'variant') },
    stock: 'quantity',
  },
  vouchers: {
    name: 'vouchers',
    noun: 'voucher',
    list: 'vouchers',
    id: 'code',
    ...fieldsOf(itemsSchema, 'voucher'),
    columns: voucherColumns.split(' '),
  },
  carriers: {
    name: 'carriers',
    noun: 'carrier',
    list: 'carriers',
    id: 'view_uid',
    ...fieldsOf(storeSchema, 'carrier'),
    columns: ['name', 'icon', 'type', 'cost'],
    parts: { field: 'services', id: 'service', column: 'service', ...fieldsOf(storeSchema, 'carrierService') },
  },
  payments: {
    name: 'payments',
    noun: 'way to pay',
    list: 'payment_options',
    id: 'id',
    ...fieldsOf(storeSchema, 'paymentOption'),
    columns: 'type title info icon detail admin_fee va_prefix account cart_types carrier_types'.split(' '),
  },
};

/** What an exported file says the stock was, so that what was sold since is not put back. */
export const stockBefore = ({ stock }: Resource) => stock && `${stock}_was`;

/** What a file says of a resource. */
export interface GivenFile {
  /** The store that it was exported from. */
  codename?: string;
  /** The revision that it was exported from. */
  base?: number;
  /** Each has its id. Where a CSV cell is empty, and where YAML says null, a field is null. */
  entries: Entry[];
  /** What is wrong with it so far. */
  issues: Issue[];
  /** @param path in the resource's list, such as `['items', 2, 'price']` of the third of `entries` */
  locate: (issue: Issue) => SourceError;
}

export type Format = 'yaml' | 'csv';

import itemsSchema from '../../__generated__/items-schema.json';
import storeSchema from '../../__generated__/store-schema.json';
import type { Issue, SourceError } from '../../store-check/issue';
import { type JsonSchema, resolveRef } from '../../store-check/json-schema';

export const resourceNames = ['items', 'vouchers', 'carriers', 'payments'] as const;
export type ResourceName = (typeof resourceNames)[number];

/** May have only some of the fields. */
export type Entry = Record<string, unknown>;

type Fields = Readonly<Record<string, JsonSchema>>;

export interface Parts {
  field: string;
  id: string;
  column: string;
  fields: Fields;
  required: readonly string[];
}

export interface Resource {
  name: ResourceName;
  noun: string;
  list: string;
  id: string;
  fields: Fields;
  required: readonly string[];
  /** Columns of an exported CSV file; others are allowed. */
  columns: readonly string[];
  parts?: Parts;
  /** The field that orders decrease. */
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

/** The stock at the export, so that pieces sold since are not added back. */
export const stockBefore = ({ stock }: Resource) => stock && `${stock}_was`;

export interface ParsedFile {
  codename?: string;
  base?: number;
  /** An empty CSV cell or a YAML null makes a field null. */
  entries: Entry[];
  issues: Issue[];
  /** @param path in the resource's list, such as `['items', 2, 'price']` */
  locate: (issue: Issue) => SourceError;
}

export type Format = 'yaml' | 'csv';

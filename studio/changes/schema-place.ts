import storeSchema from '../../schema/store/store.schema.json';
import type { SchemaKey } from '../__generated__/schema-keys';
import { isFields } from '../../shared/documents/entries';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
}

/** How the values of a field are shown. */
export type ValueKind =
  | 'group'
  | 'list'
  | 'values'
  | 'flag'
  | 'choice'
  | 'member'
  | 'color'
  | 'picture'
  | 'html'
  | 'code'
  | 'money'
  | 'percent'
  | 'kilometres'
  | 'number'
  | 'reference'
  | 'text'
  | 'unknown';

/** A field or an entry of a store's document, as the schema describes it. */
export interface SchemaPlace {
  readonly kind: ValueKind;
  /** Key of the words about it; undefined if the schema does not know it. */
  readonly key: SchemaKey | undefined;
  /** What the keys of its values begin with. */
  readonly values: string;
  /** What the keys of its fields begin with. */
  readonly inner: string;
  /** Whether it holds English texts. */
  readonly isEnglish: boolean;
  readonly schema: Schema;
}

const root = storeSchema as unknown as Schema & { readonly definitions: Readonly<Record<string, Schema>> };

const kindOfDefinition: Readonly<Record<string, ValueKind>> = {
  flag: 'flag',
  visibility: 'choice',
  color: 'color',
  media: 'picture',
  html: 'html',
  rupiah: 'money',
  fee: 'money',
  uid: 'reference',
};

/** Kinds that the types of the schema do not tell. */
const kindOfKey: Partial<Readonly<Record<SchemaKey, ValueKind>>> = {
  'app.points.per_amount': 'money',
  'reward.reward': 'money',
  'extraService.price': 'money',
  'billService.admin_fee': 'money',
  'billProduct.price': 'money',
  'billProduct.standard_price': 'money',
  'rides.rounding': 'money',
  'rides.max_km': 'kilometres',
  'rideZone.radius_km': 'kilometres',
  'rideZone.percent': 'percent',
  'rideHours.percent': 'percent',
  'rideSurge.percent': 'percent',
  'customHtml.attr1': 'code',
  'carrier.form_view_uid': 'reference',
};

const nameOf = ({ $ref }: Schema) => $ref?.replace('#/definitions/', '');

function kindOf(schema: Schema, definition: string | undefined, key: SchemaKey): ValueKind {
  const known = kindOfKey[key] ?? kindOfDefinition[definition ?? ''];
  if (known) return known;
  if (schema.properties) return 'group';
  if (schema.type === 'array') return isPlain(schema.items) ? 'values' : 'list';
  if (schema.const !== undefined) return 'member';
  if (schema.enum) return 'choice';
  return schema.type === 'integer' || schema.type === 'number' ? 'number' : 'text';
}

const isPlain = (items: Schema | undefined) => {
  const resolved = root.definitions[nameOf(items ?? {}) ?? ''] ?? items;
  return !resolved?.properties && !resolved?.oneOf;
};

function placeAt(field: Schema, key: SchemaKey, isEnglish: boolean): SchemaPlace {
  const definition = nameOf(field);
  const schema = { ...root.definitions[definition ?? ''], ...field };
  const isShape = schema.properties !== undefined || schema.oneOf !== undefined;
  const ownValues = definition !== undefined && schema.enum !== undefined;
  return {
    kind: kindOf(schema, definition, key),
    key,
    values: ownValues ? definition : key,
    inner: definition !== undefined && isShape ? definition : key,
    isEnglish,
    schema,
  };
}

export const documentPlace: SchemaPlace = {
  kind: 'group',
  key: 'store',
  values: 'store',
  inner: 'store',
  isEnglish: false,
  schema: root,
};

const unknownPlace: SchemaPlace = {
  kind: 'unknown',
  key: undefined,
  values: '',
  inner: '',
  isEnglish: false,
  schema: {},
};

/** Texts in English have the words of their originals. */
const englishFields = 'en';

export function fieldPlace(place: SchemaPlace, name: string): SchemaPlace {
  const field = place.schema.properties?.[name];
  if (!field) return unknownPlace;
  const found = placeAt(field, `${place.inner}.${name}` as SchemaKey, place.isEnglish);
  return name === englishFields ? { ...found, inner: place.inner, isEnglish: true } : found;
}

/** The members of `oneOf`, with the value that selects each. */
const membersOf = ({ oneOf = [], discriminator }: Schema) =>
  oneOf.map((member) => {
    const definition = nameOf(member) ?? '';
    const tag = root.definitions[definition]?.properties?.[discriminator?.propertyName ?? ''];
    return { definition, member, value: tag?.const };
  });

export function entryPlace(place: SchemaPlace, entry: unknown): SchemaPlace {
  const items = place.schema.items ?? {};
  const definition = nameOf(items);
  const shape = root.definitions[definition ?? ''] ?? items;
  const tag = isFields(entry) ? entry[shape.discriminator?.propertyName ?? ''] : undefined;
  const chosen = membersOf(shape).find(({ value }) => value === tag);
  if (chosen) return placeAt(chosen.member, chosen.definition as SchemaKey, place.isEnglish);
  return placeAt(items, (definition ?? `${place.key}[]`) as SchemaKey, place.isEnglish);
}

/** The definition that a value such as the category of a component selects. */
export function memberKey(value: unknown): SchemaKey | undefined {
  const shapes = Object.values(root.definitions).flatMap(membersOf);
  return shapes.find((member) => member.value === value)?.definition as SchemaKey | undefined;
}

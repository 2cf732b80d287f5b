import { type JsonSchema, membersOf, resolveRef } from '../provider/store-check/json-schema';
import { read, write } from './files';

/** What a form needs to know of a value; descriptions are for editors of files, and words are for forms. */
const kept = [
  'type',
  'const',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'required',
];

const pick = (schema: JsonSchema) =>
  Object.fromEntries(kept.filter((keyword) => keyword in schema).map((keyword) => [keyword, schema[keyword]]));

/** Definitions that entries of lists have, which a form shows one at a time. */
const isPart = ({ properties, oneOf }: JsonSchema) => properties !== undefined || oneOf !== undefined;

const definitionName = ({ $ref }: JsonSchema) => $ref?.replace('#/definitions/', '');

function fieldsOf(key: string, schema: JsonSchema, root: JsonSchema) {
  if (!schema.properties) return {};
  const fields = Object.entries(schema.properties).map(([name, field]) => [
    name,
    fieldSchema(name === 'en' ? key : `${key}.${name}`, field, root),
  ]);
  return { properties: Object.fromEntries(fields) as Record<string, JsonSchema> };
}

/** Entries that are parts are references, so that a schema with itself in it would end. */
function itemsOf(key: string, { items }: JsonSchema, root: JsonSchema) {
  if (!items) return {};
  const isReference = items.$ref !== undefined && isPart(resolveRef(items, root));
  return {
    items: isReference
      ? { part: definitionName(items) }
      : fieldSchema(items.properties ? `${key}[]` : key, items, root),
  };
}

/** A field with everything that its definition says. Values have the words of the definition, if it has some. */
function fieldSchema(key: string, field: JsonSchema, root: JsonSchema): JsonSchema {
  const kind = definitionName(field);
  const definition = resolveRef(field, root);
  const wordsKey = kind !== undefined && isPart(definition) ? kind : key;
  const initial = field.default ?? definition.default;
  return {
    ...pick(definition),
    ...pick(field),
    $comment: key,
    ...(kind !== undefined && { kind }),
    ...((definition.enum || definition.items?.enum) && { values: kind ?? key }),
    ...(initial !== undefined && { initial }),
    ...fieldsOf(wordsKey, definition, root),
    ...itemsOf(key, definition, root),
  };
}

function partSchema(name: string, schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (!schema.oneOf) return { ...pick(schema), $comment: name, ...fieldsOf(name, schema, root) };
  const members = membersOf(schema, root).map(({ member, value }) => [String(value), definitionName(member)]);
  return { $comment: name, members: Object.fromEntries(members) as Record<string, string> };
}

export function formSchemas(root: JsonSchema): Readonly<Record<string, JsonSchema>> {
  const parts = Object.entries(root.definitions ?? {}).filter(([, schema]) => isPart(schema));
  return Object.fromEntries(
    [['store', root] as const, ...parts].map(([name, schema]) => [name, partSchema(name, schema, root)]),
  );
}

/** Writes the schema of a store's document as the studio's forms use it: with the key of the words of each field. */
export function writeStudioForm() {
  const root = JSON.parse(read('schema/store/store.schema.json')) as JsonSchema;
  write(
    'studio/__generated__/form-schemas.ts',
    [
      "import type { FormSchemas } from '../editor/form/form-schema';",
      '',
      "/** Each part of a store's document, with the key of the words of each field in `$comment`. */",
      `export const formSchemas: FormSchemas = ${JSON.stringify(formSchemas(root))};`,
      '',
    ].join('\n'),
  );
}
